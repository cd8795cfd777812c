import type { Instrument } from '@amhs/domain/instruments/instrument'
import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { instrumentsFor } from '@amhs/domain/instruments/offering'
import { repeatAdvice } from '@amhs/domain/instruments/repeat'
import { inLanguage } from '@amhs/domain/localized'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { announce } from '../../../platform/announcer'
import { paths } from '../../../platform/paths'
import { changePreferences, useLanguage, usePreferences } from '../../../platform/preferences'
import { useAgeBand } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { PageHeading } from '../../../ui/page-heading'
import { AboutInstrument } from '../choose/about-instrument'
import { AgeChoice } from '../choose/age-choice'
import { BeforeStartList } from '../choose/before-start'
import { ToolFacts, useAgesText } from '../choose/tool-facts'
import { ToolNotes } from '../choose/tool-notes'
import { screeningWords } from '../screening.words'
import { currentDeviceResults } from '../storage/device-results'
import { startWords } from './start.words'

/** The step before the first question: what to know, for whom, and how to answer. */
export function StartStep({
  instrument,
  summary,
  onPrepare,
  onStart,
}: {
  readonly instrument: Instrument
  readonly summary: InstrumentSummary
  /** At the first sign that somebody means to start: what the questions need can be fetched. */
  readonly onPrepare: () => void
  readonly onStart: () => void
}) {
  const words = useWords(screeningWords)
  const own = useWords(startWords)
  const language = useLanguage()
  const ageBand = useAgeBand()
  // The question stays where it was asked, so that a first answer can be corrected at once.
  const [asksAge] = useState(ageBand === null)
  const [ageError, setAgeError] = useState(false)
  const age = useRef<HTMLDivElement>(null)
  const fits = ageBand === null || isOffered(summary, ageBand)
  const [repeat] = useState(() => adviceOnRepeat(summary))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ageBand === null) {
      setAgeError(true)
      announce(words.ageMissing, 'assertive')
      age.current?.querySelector('input')?.focus()
    } else if (fits) onStart()
  }

  return (
    <form className="stack" onSubmit={submit} onFocus={onPrepare} onPointerOver={onPrepare} noValidate>
      <PageHeading>{inLanguage(instrument.title, language)}</PageHeading>
      <p className="lead">{inLanguage(summary.measures, language)}</p>
      <ToolFacts summary={summary} />
      <ToolNotes summary={summary} />
      {repeat && <p className="notice">{inLanguage(repeat, language)}</p>}
      {(asksAge || !fits) && (
        <div ref={age}>
          <AgeChoice error={ageError && ageBand === null} />
        </div>
      )}
      {fits ? (
        <>
          {ageBand === 'under-14' && (
            <section className="notice" aria-labelledby="with-an-adult">
              <h2 className="lead" id="with-an-adult">
                {words.under14Heading}
              </h2>
              <p>{words.under14Text}</p>
            </section>
          )}
          <section className="stack" aria-labelledby="before-start">
            <h2 className="lead" id="before-start">
              {words.beforeHeading}
            </h2>
            <BeforeStartList />
          </section>
          <HowToAnswer />
          <p>
            <button type="submit" className="button primary big">
              {own.start}
              <Icon name="forward" />
            </button>
          </p>
        </>
      ) : (
        <NotForYou summary={summary} />
      )}
      <AboutInstrument id={instrument.id} />
    </form>
  )
}

/** One question at a time or all on one page: the person's choice, remembered. */
function HowToAnswer() {
  const words = useWords(startWords)
  const { oneQuestionAtATime } = usePreferences()
  return (
    <fieldset>
      <legend className="label">{words.how}</legend>
      {([true, false] as const).map((oneAtATime) => (
        <label className="check" key={String(oneAtATime)}>
          <input
            type="radio"
            name="how"
            checked={oneQuestionAtATime === oneAtATime}
            onChange={() => changePreferences({ oneQuestionAtATime: oneAtATime })}
          />
          {oneAtATime ? words.oneAtATime : words.allOnOnePage}
        </label>
      ))}
    </fieldset>
  )
}

function NotForYou({ summary }: { readonly summary: InstrumentSummary }) {
  const words = useWords(startWords)
  const ages = useAgesText(summary)
  return (
    <section className="notice stack" aria-labelledby="not-for-you">
      <h2 className="lead" id="not-for-you">
        {words.notForYouHeading}
      </h2>
      <p>{summary.respondent === 'parent' ? words.notForYouParent : words.notForYouText(ages)}</p>
      <p>
        <Link className="button primary" to={paths.screening}>
          {words.toList}
        </Link>
      </p>
      <p className="small">{words.changeAge}</p>
    </section>
  )
}

function isOffered(summary: InstrumentSummary, ageBand: AgeBand): boolean {
  return instrumentsFor({ ageBand, respondent: summary.respondent }, [summary]).length > 0
}

/** Counts what this device holds; the account is not asked before somebody wants to. */
function adviceOnRepeat(summary: InstrumentSummary) {
  const last = currentDeviceResults().records.find(({ instrument }) => instrument === summary.id)
  return repeatAdvice(summary, last ? new Date(last.finishedAt) : null, new Date())?.text ?? null
}
