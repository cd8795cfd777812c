import type { Feeling } from '@amhs/domain/instruments/feelings'
import { feelingNamed } from '@amhs/domain/instruments/feelings'
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { inLanguage } from '@amhs/domain/localized'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { storageKeys } from '../../platform/browser-storage'
import type { DraftOwner } from '../../platform/drafts'
import { useDraftOwner, useMayShowDraft } from '../../platform/drafts'
import { usePageTitle } from '../../platform/page-meta'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { NumbersWithoutScript } from '../../ui/numbers-without-script'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { BeforeStartList } from './choose/before-start'
import { FeltTest } from './take/felt-test'
import { Questionnaire } from './take/questionnaire'
import './screening.css'
import { useInstrument } from '../../platform/use-instrument'
import { useMounted } from '../../platform/use-mounted'
import { screeningWords } from './screening.words'
import { startWords } from './take/start.words'
import { testWords } from './take/test.words'

// Few people see it, and it brings the crisis lines with it.
const UnknownInstrument = lazy(() =>
  import('./take/unknown-instrument').then((module) => ({ default: module.UnknownInstrument })),
)

/** What is taken where the address names no instrument. */
function defaultInstrument(ageBand: AgeBand | null): string {
  if (ageBand === 'under-14') return 'who5'
  return ageBand === '14-17' ? 'phqa' : 'phq9'
}

/** Takes one instrument: reads which from the address, and says so clearly when there is none of that name. */
export default function TestPage() {
  const mounted = useMounted()
  const [wasServed] = useState(!mounted)
  // What was served stays until the first question is there; a spinner in between would make the page jump twice.
  return mounted ? <RequestedTest loading={wasServed ? <ServedTest /> : <Loading />} /> : <ServedTest />
}

/** The served page knows no address beyond its path: it says what every questionnaire has in common. */
function ServedTest() {
  const words = useWords(testWords)
  const shared = useWords(screeningWords)
  const start = useWords(startWords)
  return (
    <div className="wrap page stack taking">
      <h1>{words.servedHeading}</h1>
      <h2 className="lead">{shared.beforeHeading}</h2>
      <BeforeStartList />
      <noscript>
        <div className="stack">
          <p className="notice">{start.scriptNeeded}</p>
          {import.meta.env.SSR && <NumbersWithoutScript />}
        </div>
      </noscript>
    </div>
  )
}

function RequestedTest({ loading }: { readonly loading: ReactNode }) {
  const [search] = useSearchParams()
  const ageBand = useAgeBand()
  const feeling = feelingNamed(search.get('feeling'))
  if (feeling) {
    return (
      <FeltTest key={feeling.id} feeling={feeling} ofTheYoung={search.get('age') === 'young'}>
        {(summary) => (
          <KnownTest key={summary.id} summary={summary} feeling={feeling} whileLoading={loading} />
        )}
      </FeltTest>
    )
  }
  const asked = search.get('instrument') ?? defaultInstrument(ageBand)
  const summary = instrumentSummary(asked)
  if (summary) return <KnownTest key={summary.id} summary={summary} whileLoading={loading} />
  return (
    <Suspense>
      <UnknownInstrument asked={asked} />
    </Suspense>
  )
}

function Loading() {
  const words = useWords(testWords)
  return (
    // No heading yet: after a navigation it would take the focus that belongs to the page's own.
    <div className="wrap page stack taking">
      <Spinner label={words.loading} />
    </div>
  )
}

function KnownTest({
  summary,
  feeling,
  whileLoading,
}: {
  readonly summary: InstrumentSummary
  /** What the person said of themselves on the way here; it is the heading then. */
  readonly feeling?: Feeling | undefined
  readonly whileLoading: ReactNode
}) {
  const words = useWords(testWords)
  const language = useLanguage()
  const { owner } = useDraftOwner()
  const { data: instrument, error, refetch } = useInstrument(summary.id)
  const hasFailed = !instrument && error !== null
  usePageTitle(hasFailed ? words.loadFailedHeading : inLanguage(summary.title, language))
  if (instrument)
    return (
      <WithoutOthersAnswers key={owner} owner={owner} whileLoading={whileLoading}>
        <Questionnaire owner={owner} instrument={instrument} summary={summary} feeling={feeling} />
      </WithoutOthersAnswers>
    )
  if (!hasFailed) return whileLoading
  return (
    <Page heading={words.loadFailedHeading} lead={words.loadFailed}>
      <p>
        <button type="button" className="button primary" onClick={refetch}>
          {words.tryAgain}
        </button>
      </p>
    </Page>
  )
}

/** Where answers are kept for the person of a stored session, waits until it is sure that this person is here. */
function WithoutOthersAnswers({
  owner,
  whileLoading,
  children,
}: {
  readonly owner: DraftOwner
  readonly whileLoading: ReactNode
  readonly children: ReactNode
}) {
  return useMayShowDraft(owner, storageKeys.answerDrafts) ? children : whileLoading
}
