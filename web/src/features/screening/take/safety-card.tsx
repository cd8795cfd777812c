import type { Instrument, SafetyNotice } from '@amhs/domain/instruments/instrument'
import { cutSafetyWords, safetyWords } from '@amhs/domain/instruments/safety-words'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { crisisContacts, crisisRegion, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { fillText } from '@amhs/domain/safety/fill-template'
import type { TemplateId, TemplatePartRole } from '@amhs/domain/safety/template'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useAgeBand, useRegion } from '../../../platform/region'
import { useWords } from '../../../platform/words'
import { CrisisLinesList } from '../../../ui/crisis-lines-list'
import { EmergencyDialog } from '../../../ui/emergency-dialog'
import { Link } from '../../../ui/link'
import { SupportCard } from '../../../ui/support-card'
import { takeFocus } from '../../../ui/take-focus'
import { notSafeWords } from './not-safe.words'
import { questionsWords } from './questions.words'
import type { SafeAnswer } from './safe-answer'
import { showCard } from './show-question'

/** Only its button comes late, and only after an answer: the page of the questions stays light. */
const CopyText = lazy(async () => ({ default: (await import('../../../ui/copy-text')).CopyText }))

/**
 * The support card that an answer calls for, at once and at any total. It stays for the rest of the screening: one
 * "I am safe" or a changed answer does not close it (chat-safety specification, sections 4 and 6). All its words are
 * the fixed ones of the domain.
 *
 * @param focus whether the heading takes the focus and is brought on screen with what is asked; not while keys pass through the options
 * @param isNew whether it is announced at once; not where it has been announced beside the question before
 * @param safe what the person has answered to "are you safe?" in this sitting, before a reload too
 * @param onSafeAnswer told what the person answers to "are you safe?"
 */
export function SafetyCard({
  instrument,
  notice,
  focus,
  isNew = true,
  safe,
  onSafeAnswer,
}: {
  readonly instrument: Instrument
  readonly notice: SafetyNotice
  readonly focus: boolean
  readonly isNew?: boolean
  readonly safe: SafeAnswer | null
  readonly onSafeAnswer: (answer: SafeAnswer) => void
}) {
  const words = useWords(questionsWords)
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const region = useRegion()
  const template = useTemplateText()
  const box = useRef<HTMLDivElement>(null)
  const [inDanger, setInDanger] = useState(false)
  const [asksFirst] = useState(safe === null || safe === 'yes')
  const text = inLanguage(safetyWords(instrument, notice), language)
  const [firstText] = useState(text)
  /** Said when it appears. Another answer changes its words: they are no alert any more, for arrow keys pass through every answer. */
  const [urgent, setUrgent] = useState(isNew)
  if (urgent && text !== firstText) setUrgent(false)
  /** An answer's own heading takes the focus when it was given here, or where the person comes back to it. */
  const [answeredHere, setAnsweredHere] = useState(false)
  const focusReply = focus || answeredHere
  /** After "I feel steadier" the question is asked once more; nobody has said that they are safe. */
  const [asksAgain, setAsksAgain] = useState(false)
  useEffect(() => {
    if (!focus) return
    const lead = () => {
      if (!box.current) return
      box.current.querySelector<HTMLElement>(asksFirst ? 'h2' : '.safe-now h3')?.focus()
      showCard(box.current)
    }
    lead()
    // After going back, the page's own heading takes the focus, and the page its old place, only now.
    const again = setTimeout(lead)
    return () => clearTimeout(again)
  }, [focus, asksFirst])

  function choose(answer: SafeAnswer) {
    setAnsweredHere(true)
    setAsksAgain(false)
    setInDanger(answer === 'no')
    onSafeAnswer(answer)
  }

  function chooseSteadier() {
    choose('yes')
    setAsksAgain(true)
  }

  const crisis = notice.level === 'crisis'
  const ofParent = instrument.respondent === 'parent'
  const young = isMinor(ageBand) && !ofParent
  const linesOfReply = crisis ? ownLines(safe, inDanger, young) : 0
  const beginsForYoung = young && crisis && linesOfReply === 0
  // Where no number is known, the choice of a region comes right after the one to try.
  const bringsNumbers = beginsForYoung && crisisRegion(region).emergency.length > 0
  const { warm, adult, steps } = cutSafetyWords(text)
  const asks = safe === null || safe === 'yes'
  const tellAdult = <TellAdult inWords={crisis ? adult : ''} />
  return (
    <div ref={box} className="stack">
      <SupportCard
        heading={crisis ? words.supportHeading : words.softHeading}
        urgent={urgent}
        whole
        ofChild={ofParent}
        {...(crisis && { lead: asks && warm ? <p>{warm}</p> : null })}
        numbersFirst={crisis}
        linesBelow={bringsNumbers ? 2 : linesOfReply}
        below={
          <>
            {bringsNumbers ? <FirstForYoung>{tellAdult}</FirstForYoung> : beginsForYoung && tellAdult}
            {crisis && (
              <div className="stack safe-now">
                {safe === 'not-sure' && (
                  <NotSureReply
                    focus={focusReply}
                    onSteadier={chooseSteadier}
                    onUnsafe={() => choose('no')}
                  />
                )}
                {safe === 'no' && !inDanger && (
                  <NoReply focus={focusReply} onAgain={() => setInDanger(true)} onSteadier={chooseSteadier} />
                )}
                {asks && (
                  <>
                    <SafeQuestion chosen={asksAgain ? null : safe} focus={asksAgain} onChoose={choose} />
                    {safe === 'yes' ? (
                      <YesReply saidSo={!asksAgain} />
                    ) : (
                      <>
                        {steps && <p>{steps}</p>}
                        <p>{template('L2', 'trusted-person')}</p>
                      </>
                    )}
                  </>
                )}
              </div>
            )}
            {notice.reason === 'declined' && <p>{words.noScore}</p>}
            {ofParent && <p>{template('caregiver', 'immediate-step')}</p>}
            {young && !beginsForYoung && tellAdult}
          </>
        }
      >
        {crisis ? safe !== null && steps && <p>{steps}</p> : <p>{text}</p>}
      </SupportCard>
      {inDanger && (
        <EmergencyDialog
          template={safetyTemplate('safe-no')}
          focus="number"
          onClose={() => setInDanger(false)}
        />
      )}
    </div>
  )
}

/** Somebody near can do more than a number: the young read that before a second line, with all of it in sight on a small screen. */
function FirstForYoung({ children }: { readonly children: ReactNode }) {
  const contacts = crisisContacts(useRegion(), {
    ageBand: useAgeBand() ?? undefined,
    language: useLanguage(),
  })
  const second = contacts.lines.slice(1, 2)
  return (
    <>
      <CrisisLinesList emergency={emergencyToCall(contacts)} lines={contacts.lines.slice(0, 1)} />
      {children}
      {second.length > 0 && <CrisisLinesList emergency={[]} lines={second} />}
    </>
  )
}

/**
 * That an adult should know, once.
 *
 * @param inWords the sentence of the questionnaire's own words that says it; empty where they do not
 */
function TellAdult({ inWords }: { readonly inWords: string }) {
  const template = useTemplateText()
  return <p>{inWords || template('minor', 'trusted-person')}</p>
}

/** The replies that bring the numbers themselves, in the order that fits them, and with how many lines. */
function ownLines(safe: SafeAnswer | null, inDanger: boolean, young: boolean): number {
  if (safe === 'not-sure') return young ? 2 : 1
  return safe === 'no' && !inDanger ? 1 : 0
}

/**
 * "I am safe": the numbers stay, and there is one thing to do today.
 *
 * @param saidSo whether the person said that they are safe, not only that they feel steadier
 */
function YesReply({ saidSo }: { readonly saidSo: boolean }) {
  const words = useWords(questionsWords)
  const template = useTemplateText()
  return (
    <div className="stack">
      {saidSo ? (
        <p role="status">
          {template('safe-yes', 'acknowledge')} {words.keepNumbers}
        </p>
      ) : (
        <p>{words.keepNumbers}</p>
      )}
      <p>{words.tellSomebody}</p>
      <Suspense fallback={<blockquote className="notice">{words.tellSomebodyText}</blockquote>}>
        <CopyText text={words.tellSomebodyText} />
      </Suspense>
      <p>
        <Link to={paths.safetyPlan}>{words.writePlan}</Link>
      </p>
    </div>
  )
}

/** After the emergency window: it is not asked once more; the numbers stand here, and the window can be had again. */
function NoReply({
  focus,
  onAgain,
  onSteadier,
}: {
  readonly focus: boolean
  readonly onAgain: () => void
  readonly onSteadier: () => void
}) {
  const words = useWords(questionsWords)
  const notSafe = useWords(notSafeWords)
  const language = useLanguage()
  const contacts = crisisContacts(useRegion(), { ageBand: useAgeBand() ?? undefined, language })
  const template = useTemplateText()
  const steadier = safetyTemplate('safe-not-sure').answers.find(({ id }) => id === 'yes')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {notSafe.heading}
      </h3>
      <CrisisLinesList emergency={emergencyToCall(contacts)} lines={contacts.lines.slice(0, 1)} />
      <p>{template('L2', 'trusted-person')}</p>
      <div className="row">
        <button type="button" className="button" onClick={onAgain}>
          {words.emergencyAgain}
        </button>
        {steadier && (
          <button type="button" className="button" onClick={onSteadier}>
            {inLanguage(steadier.label, language)}
          </button>
        )}
      </div>
    </div>
  )
}

/**
 * "Not sure": somebody to talk to first, the emergency number in sight, who is near, the question again, and after it one thing to do. It ends only by an answer; going back to the questions is the person's own choice.
 */
function NotSureReply({
  focus,
  onSteadier,
  onUnsafe,
}: {
  readonly focus: boolean
  readonly onSteadier: () => void
  readonly onUnsafe: () => void
}) {
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const contacts = crisisContacts(useRegion(), { ageBand, language })
  const words = useWords(questionsWords)
  const text = useTemplateText()
  const { pathname, search } = useLocation()
  /** An exercise leads back to where the question was asked. */
  const exercise = { state: { cameFrom: pathname + search } }
  const { title, answers } = safetyTemplate('safe-not-sure')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {inLanguage(title, language)}
      </h3>
      {/* Before any words, so that on a small screen they are in sight. */}
      <CrisisLinesList
        emergency={emergencyToCall(contacts)}
        lines={contacts.lines.slice(0, ownLines('not-sure', false, isMinor(ageBand)))}
        linesFirst
      />
      <p>{text('safe-not-sure', 'acknowledge')}</p>
      <p>{text('safe-not-sure', 'trusted-person')}</p>
      <fieldset>
        <legend className="label">{words.safeAgain}</legend>
        <div className="row">
          {answers.map(
            ({ id, label }) =>
              (id === 'yes' || id === 'no') && (
                <button
                  key={id}
                  type="button"
                  className="button"
                  onClick={id === 'yes' ? onSteadier : onUnsafe}
                >
                  {inLanguage(label, language)}
                </button>
              ),
          )}
        </div>
      </fieldset>
      <p>{text('safe-not-sure', 'immediate-step')}</p>
      {/* Below the answers, which the bar of a small phone would cut, and above the exercises that go on with it. */}
      <p>{text('safe-not-sure', 'next-step')}</p>
      <div className="row">
        <Link to={paths.grounding} {...exercise}>
          {words.grounding}
        </Link>
        <Link to={paths.breathing} {...exercise}>
          {words.breathing}
        </Link>
      </div>
    </div>
  )
}

/**
 * "Are you safe right now?": whatever is answered, the card stays.
 *
 * @param focus whether it takes the place of a reply that had the focus: then it takes the focus as well, and is heard
 */
function SafeQuestion({
  chosen,
  focus,
  onChoose,
}: {
  readonly chosen: SafeAnswer | null
  readonly focus: boolean
  readonly onChoose: (answer: SafeAnswer) => void
}) {
  const words = useWords(questionsWords)
  const language = useLanguage()
  const answers: readonly SafeAnswer[] = ['yes', 'not-sure', 'no']
  return (
    <fieldset {...(focus && { ref: takeFocus, tabIndex: -1 })}>
      <legend className="label">{words.safeNow}</legend>
      <div className="row safe-question">
        {safetyTemplate('L2').answers.map(({ id, label }) => {
          const answer = answers.find((candidate) => candidate === id)
          return (
            answer && (
              <button
                key={id}
                type="button"
                className="button"
                aria-pressed={chosen === answer}
                onClick={() => onChoose(answer)}
              >
                {inLanguage(label, language)}
              </button>
            )
          )
        })}
      </div>
    </fieldset>
  )
}

/** Gives a part of a reviewed template with the contacts of the person's region in it. */
function useTemplateText(): (id: TemplateId, role: TemplatePartRole) => string {
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const contacts = crisisContacts(useRegion(), { ageBand, language })
  return (id, role) => {
    const part = safetyTemplate(id).parts.find((candidate) => candidate.role === role)
    return part ? fillText(inLanguage(part.text, language), contacts, language) : ''
  }
}
