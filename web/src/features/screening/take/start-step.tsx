import type { Feeling } from '@amhs/domain/instruments/feelings'
import type { Instrument, Sex } from '@amhs/domain/instruments/instrument'
import type { InstrumentSummary } from '@amhs/domain/instruments/instrument-summary'
import { instrumentsFor } from '@amhs/domain/instruments/offering'
import { repeatAdvice } from '@amhs/domain/instruments/repeat'
import { inLanguage } from '@amhs/domain/localized'
import type { AgeBand } from '@amhs/domain/safety/age-band'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { requestHeadingFocus } from '../../../platform/heading-focus'
import { paths, resourceHref } from '../../../platform/paths'
import { changePreferences, useLanguage, usePreferences } from '../../../platform/preferences'
import { quietSince } from '../../../platform/quiet-since'
import { useAgeBand } from '../../../platform/region'
import { useSession } from '../../../platform/session'
import { useOnChange } from '../../../platform/use-on-change'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { Link } from '../../../ui/link'
import { PageHeading } from '../../../ui/page-heading'
import { WhoFindsOut } from '../../../ui/who-finds-out'
import { AboutInstrument } from '../choose/about-instrument'
import { AgeChoice } from '../choose/age-choice'
import { BeforeStartList } from '../choose/before-start'
import type { ChildAge } from '../choose/child-age'
import { ChildAgeChoice, useChildAges } from '../choose/child-age'
import { ToolFacts } from '../choose/tool-facts'
import { ToolNotes } from '../choose/tool-notes'
import { screeningWords } from '../screening.words'
import { currentDeviceResults } from '../storage/device-results'
import { HurtNow } from './hurt-now'
import { NotForTheChild, NotForYou } from './not-for-you'
import { OriginalWording } from './original-wording'
import { asksSex, SexQuestion } from './sex-question'
import { startWords } from './start.words'

/** The step before the first question: for whom it is, what to know, the start, then how to answer. */
export function StartStep({
  instrument,
  summary,
  feeling,
  sex,
  onChooseSex,
  onPrepare,
  onStart,
}: {
  readonly instrument: Instrument
  readonly summary: InstrumentSummary
  /** What the person said of themselves on the way here. */
  readonly feeling?: Feeling | undefined
  /** Only where the cut-off differs by sex. */
  readonly sex: Sex | undefined
  readonly onChooseSex: (sex: Sex | undefined) => void
  /** At the first sign that somebody means to start: what the questions need can be fetched. */
  readonly onPrepare: () => void
  readonly onStart: () => void
}) {
  const words = useWords(screeningWords)
  const own = useWords(startWords)
  const language = useLanguage()
  const ageBand = useAgeBand()
  const session = useSession()
  const hasAccount = session.status === 'signed-in' && session.mode === 'hosted'
  // A parent's form asks for the child's age; that a grown-up fills it in goes without asking.
  const ofParent = summary.respondent === 'parent'
  // The question stays where it was asked, so that a first answer can be corrected at once.
  const [asksAge, setAsksAge] = useState(ageBand === null && !ofParent)
  const [childAge, setChildAge] = useState<ChildAge | null>(null)
  const [ageError, setAgeError] = useState(false)
  const age = useRef<HTMLDivElement>(null)
  // The button that asked for it has gone: the answer given before has the focus.
  useOnChange(asksAge, () => age.current?.querySelector<HTMLElement>(':checked')?.focus())
  const fits = ageBand === null || isOffered(summary, ageBand)
  const fitsChild = !ofParent || childAge === null || childAge === 'fits'
  const childAges = useChildAges(summary)
  const ageMissing = !ofParent && ageBand === null
  const showsAge = asksAge || !fits
  const [repeat] = useState(() => adviceOnRepeat(summary))
  const title = inLanguage(instrument.title, language)
  /** Who finds out, and with it where answers are kept, is told on its own to whoever may be young. */
  const isAnswered = ageBand !== 'adult' && summary.respondent === 'self'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ageMissing) {
      setAgeError(true)
      announce(words.ageMissing, 'assertive')
      age.current?.querySelector('input')?.focus()
    } else if (fits && fitsChild) onStart()
  }

  /** The page changes as a whole: its heading takes the focus. */
  function chooseChildAge(age: ChildAge | null) {
    requestHeadingFocus()
    window.scrollTo(0, 0)
    setChildAge(age)
  }

  // The age alone first, as the young are asked: whether anything else matters follows from it.
  if (ofParent && fits && childAge === null) {
    return (
      <>
        <header className="start-head">
          <PageHeading key="age">{feeling ? inLanguage(feeling.title, language) : title}</PageHeading>
          {feeling && <p className="muted">{title}</p>}
        </header>
        <ChildAgeChoice summary={summary} onChoose={chooseChildAge} />
      </>
    )
  }

  const childGiven = ofParent && childAge !== null && (
    <p className="small">
      {own.ageGiven(childAges.find(([age]) => age === childAge)?.[1] ?? '')}{' '}
      <button type="button" className="button" onClick={() => chooseChildAge(null)}>
        {own.otherAge}
      </button>
    </p>
  )

  return (
    <form
      method="post"
      className="stack"
      onSubmit={submit}
      onFocus={onPrepare}
      onPointerOver={onPrepare}
      noValidate
    >
      <header className="start-head">
        <PageHeading key="start">{feeling ? inLanguage(feeling.title, language) : title}</PageHeading>
        {feeling && <p className="muted">{title}</p>}
        <p>{inLanguage(summary.measures, language)}</p>
        <ToolFacts summary={summary} />
        {!showsAge && <ToolNotes summary={summary} />}
        {/* Up here: on a small phone the start covers what stands further down. */}
        {fits && fitsChild && <p className="small">{words.emergency}</p>}
        {feeling?.id === 'hurt' && <HurtNow />}
        {feeling?.id === 'sleepless' && (
          <p>
            {own.sleepWhy}
            <Link to={paths.sleepDiary}>{own.sleepDiary}</Link>
            {own.sleepEnd}
          </p>
        )}
      </header>
      {repeat && <p className="notice">{inLanguage(repeat, language)}</p>}
      {showsAge && (
        <>
          <div ref={age}>
            <AgeChoice error={ageError && ageMissing} />
          </div>
          {/* Below: on a small phone it would push the first age half behind the start. */}
          <ToolNotes summary={summary} />
        </>
      )}
      {!fits && ageBand !== null && <NotForYou summary={summary} ageBand={ageBand} />}
      {fits && !fitsChild && childAge !== null && (
        <>
          <NotForTheChild summary={summary} age={childAge} />
          {childGiven}
        </>
      )}
      {fits && fitsChild && (
        <>
          {ageBand === 'under-14' && (
            <section className="notice" aria-labelledby="with-an-adult">
              <h2 className="lead" id="with-an-adult">
                {words.under14Heading}
              </h2>
              <p>{words.under14Text}</p>
            </section>
          )}
          {__VARIANT__ && <OriginalWording />}
          <section className="before-start small" aria-labelledby="before-start">
            <h2 id="before-start">{words.beforeHeading}</h2>
            {/* Before the list: on a small phone the start would cover it. */}
            {isAnswered && <WhoFindsOut answer={hasAccount ? own.whoFindsOutSignedIn : own.whoFindsOut} />}
            <BeforeStartList isEmergencyAbove isKeptAbove={isAnswered} />
          </section>
          {asksSex(instrument) && <SexQuestion sex={sex} onChoose={onChooseSex} />}
          {/* It stays in sight, but not over the ages while these are asked for: the last of them would be below it. */}
          <p className={showsAge ? 'start-way' : 'start-way stays'}>
            <button type="submit" className="button primary big">
              {own.start}
              <Icon name="forward" />
            </button>
          </p>
          {!asksAge && !ofParent && ageBand !== null && (
            <p className="small">
              {own.ageGiven(words.ages[ageBand])}{' '}
              <button type="button" className="button" onClick={() => setAsksAge(true)}>
                {own.otherAge}
              </button>
            </p>
          )}
          {childGiven}
          <HowToAnswer />
          {feeling && (
            <p>
              <Link to={resourceHref(feeling.article)}>{own.readFirst}</Link>
            </p>
          )}
        </>
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

function isOffered(summary: InstrumentSummary, ageBand: AgeBand): boolean {
  return instrumentsFor({ ageBand, respondent: summary.respondent }, [summary]).length > 0
}

/**
 * Counts what this device holds; the account is not asked before somebody wants to. Silent on what came before a quick exit: the page
 * would tell the next person what was filled in here.
 */
function adviceOnRepeat(summary: InstrumentSummary) {
  const last = currentDeviceResults().records.find(
    ({ instrument, finishedAt }) =>
      instrument === summary.id && new Date(finishedAt).getTime() > quietSince(),
  )
  return repeatAdvice(summary, last ? new Date(last.finishedAt) : null, new Date())?.text ?? null
}
