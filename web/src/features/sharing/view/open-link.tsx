import { required } from '@amhs/domain/forms/form-rules'
import { writtenText } from '@amhs/domain/forms/text-kinds'
import type { Localized } from '@amhs/domain/localized'
import { shareLimits } from '@amhs/domain/sharing/share-limits'
import { useEffect, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { type FormProblem, useForm } from '../../../ui/form/use-form'
import { Page } from '../../../ui/page'
import { SlowNote } from '../../../ui/slow-note'
import { SupportCard } from '../../../ui/support-card'
import { isOver, type OpenFailure, openLink } from '../link/fetch-link'
import type { HealthLink } from '../link/health-link'
import { dayOfOwnLabel } from '../link/own-label'
import { type OpenedFile, openedFile } from './opened-file'
import { OpenedPage } from './opened-page'
import { viewWords } from './view.words'

type OpenValues = { readonly name: string; readonly passcode: string }

const labels = {
  name: { zh: viewWords.zh.name, en: viewWords.en.name },
  passcode: { zh: viewWords.zh.passcode, en: viewWords.en.passcode },
}

type Phase =
  /** Asks the server whether there is anything to open at all. */
  | { readonly kind: 'looking' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'open'; readonly files: readonly OpenedFile[] }

/** Asks who opens a link, and for its passcode, unless the link is over; then shows what is behind it. */
export function OpenLink({
  link,
  takesFocus,
  onAnother,
}: {
  readonly link: HealthLink
  /** Whether it came by a press on this page, and not with the page. */
  readonly takesFocus: boolean
  readonly onAnother: () => void
}) {
  const words = useWords(viewWords)
  const [phase, setPhase] = useState<Phase>({ kind: 'looking' })
  const { kind } = phase
  useEffect(() => {
    let left = false
    isOver(link).then((over) => left || setPhase({ kind: over ? 'gone' : 'asking' }))
    return () => {
      left = true
    }
  }, [link])
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('#main h1')
    // The page from which somebody came here with a press has gone, with the button that had the focus.
    if (kind === 'looking' && !takesFocus) return
    // The heading stays over the form that takes the place of the waiting: then the form's own first words tell of it.
    if (kind === 'asking' && heading === document.activeElement) return announce(words.lead)
    // What is shown now is another page under the same address.
    heading?.focus()
  }, [kind, takesFocus, words])
  if (phase.kind === 'open') return <OpenedPage link={link} files={phase.files} onAnother={onAnother} />
  if (phase.kind === 'gone') {
    return (
      <Page heading={words.endedHeading} lead={words.ended}>
        <p>
          <button type="button" className="button" onClick={onAnother}>
            {words.another}
          </button>
        </p>
        <SupportCard />
      </Page>
    )
  }
  return (
    <Page heading={words.askHeading} lead={phase.kind === 'asking' ? words.lead : undefined}>
      {phase.kind === 'looking' ? (
        <Loading label={words.looking} />
      ) : (
        <>
          <AskForm link={link} onPhase={setPhase} />
          <SupportCard />
        </>
      )}
    </Page>
  )
}

/** Asks for name and passcode; for the passcode also where only the server says that there is one. */
function AskForm({ link, onPhase }: { readonly link: HealthLink; readonly onPhase: (phase: Phase) => void }) {
  const words = useWords(viewWords)
  const [wasAsked, setWasAsked] = useState(false)
  const needsPasscode = wasAsked || link.flag?.includes('P') === true
  const form = useForm<OpenValues>({
    name: 'open-link',
    initial: { name: '', passcode: '' },
    rules: { name: [required], ...(needsPasscode ? { passcode: [required] } : {}) },
    labels,
  })
  const { host } = new URL(link.url)
  return (
    <form
      method="post"
      noValidate
      className="panel stack shared-ask"
      onSubmit={form.onSubmit(async ({ name, passcode }) => {
        announce(words.opening)
        const recipient = writtenText(name, { lines: 'one' }).slice(0, shareLimits.recipient)
        const opened = await openLink(link, recipient, needsPasscode ? passcode.trim() : undefined)
        if (opened.kind === 'open') onPhase({ kind: 'open', files: opened.files.map(openedFile) })
        else if (opened.failure.reason === 'gone') onPhase({ kind: 'gone' })
        else {
          if (opened.failure.reason === 'passcode') setWasAsked(true)
          return [problemOf(opened.failure, needsPasscode)]
        }
        return []
      })}
    >
      <ErrorSummary form={form} title={words.askHeading} />
      <AboutLink link={link} isForeign={host !== window.location.host} host={host} />
      <TextField form={form} field="name" autoComplete="name" />
      {needsPasscode && (
        <TextField form={form} field="passcode" autoComplete="off" hint={words.passcodeHint} />
      )}
      <SlowNote busy={form.busy} />
      <button type="submit" className="button primary" aria-disabled={form.busy}>
        {form.busy ? words.opening : words.open}
      </button>
      <p className="small muted">{words.kept}</p>
    </form>
  )
}

/** What the link itself says, before anything is fetched; its words are a stranger's. */
function AboutLink({
  link,
  isForeign,
  host,
}: {
  readonly link: HealthLink
  readonly isForeign: boolean
  readonly host: string
}) {
  const words = useWords(viewWords)
  const language = useLanguage()
  const [openedAt] = useState(Date.now)
  const isLate = link.exp !== undefined && link.exp * 1000 < openedAt
  // The title of our own links is made by us; what stands in another, or in one that pretends to be ours, is somebody's text.
  const madeOn = isForeign ? null : dayOfOwnLabel(link)
  const title =
    madeOn !== null ? words.madeOn(formatDate(madeOn, language)) : link.label ? words.label(link.label) : null
  const ends = link.exp === undefined || isLate ? null : words.ends(formatDate(link.exp * 1000, language))
  return (
    <>
      {(title !== null || ends !== null) && (
        <p>
          <bdi>{title}</bdi>
          {ends !== null && <span className="hint">{ends}</span>}
        </p>
      )}
      {isForeign && <p className="notice">{words.foreign(host)}</p>}
      {isLate && <p>{words.late}</p>}
    </>
  )
}

function problemOf(failure: OpenFailure, hadPasscode: boolean): FormProblem<OpenValues> {
  const say = (choose: (words: typeof viewWords.zh | typeof viewWords.en) => string): Localized => ({
    zh: choose(viewWords.zh),
    en: choose(viewWords.en),
  })
  if (failure.reason === 'passcode') {
    const { left } = failure
    return {
      field: 'passcode',
      message: say((words) => {
        const about = hadPasscode ? words.wrongPasscode : words.passcodeNeeded
        return left === undefined ? about : `${about} ${words.left(left)}`
      }),
    }
  }
  const { reason } = failure
  return { message: say(({ failures }) => failures[reason === 'gone' ? 'unreadable' : reason]) }
}
