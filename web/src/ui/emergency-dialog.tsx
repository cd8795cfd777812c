import { inLanguage, type Localized } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { crisisContacts, crisisRegion, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { fillText } from '@amhs/domain/safety/fill-template'
import { lineActions, telephoneHref } from '@amhs/domain/safety/line-actions'
import { lineNameBeside } from '@amhs/domain/safety/line-name'
import type { ProtectionContacts } from '@amhs/domain/safety/protection-contacts'
import { stepOf } from '@amhs/domain/safety/step-of'
import type { SafetyTemplate, TemplateAnswer, TemplatePartRole } from '@amhs/domain/safety/template'
import { isCallNow } from '@amhs/domain/safety/template-parts'
import { correctionLabel } from '@amhs/domain/safety/templates'
import { useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../platform/preferences'
import { useAgeBand, useIsRegionGuessed, useRegion } from '../platform/region'
import { useWords } from '../platform/words'
import { useActionText } from './crisis-lines-list'
import './emergency-dialog.css'
import { QuickExitLink } from './quick-exit-link'
import { RegionChoice } from './region-choice'
import { SilentWay } from './silent-way'
import { supportWords } from './support.words'
import { useBackCloses } from './use-back-closes'

/**
 * Level L3, and whoever is not safe: under its heading the emergency number, as a button, the hotline, two answers (whether somebody is
 * near; of whoever is attacked, where that person is; of who helps somebody, whether they are with them), and nothing else of the page (section 4 of the safety specification). It stays
 * until the person closes it, by Back as well: a conversation under it is kept nowhere and must not be left by accident. Each answer is
 * followed by what to do, before the window closes. Since it covers the header, it holds quick exit too, last, so that nobody must close
 * it before they can leave.
 */
export function EmergencyDialog({
  template,
  protection,
  focus,
  onClose,
  onMisread,
}: {
  /** An emergency card. */
  readonly template: SafetyTemplate
  /** Whom to reach where somebody attacks: the police first, the ambulance beside it. Else those of region and age. */
  readonly protection?: ProtectionContacts | undefined
  /** What has the focus at first: the number, where a button has just been pressed; the heading, where words were sent. */
  readonly focus: 'number' | 'heading'
  /** With the answer that was given in it, if one was. */
  readonly onClose: (answer: TemplateAnswer['id'] | null) => void
  /** Where words were read: "that is not what I meant" closes the window and takes the alarm back. */
  readonly onMisread?: () => void
}) {
  const words = useWords(supportWords)
  const language = useLanguage()
  const region = useRegion()
  const isGuessed = useIsRegionGuessed()
  const ageBand = useAgeBand() ?? undefined
  const contacts = protection ?? crisisContacts(region, { language, ageBand })
  const actionText = useActionText()
  const names = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = useRef<HTMLParagraphElement>(null)
  const [answer, setAnswer] = useState<TemplateAnswer | null>(null)
  const [isElsewhere, setIsElsewhere] = useState(false)
  /** The list of regions was asked for by a button, whose place it takes. */
  const [isAsked, setIsAsked] = useState(false)
  // Left to itself, a browser may give the focus to the part that scrolls.
  useEffect(() => {
    dialog.current?.showModal()
    // Without scrolling: on a small screen the number must stay what is seen first.
    const first = focus === 'heading' ? heading.current : dialog.current?.querySelector('a')
    first?.focus({ preventScroll: true })
  }, [focus])
  useEffect(() => {
    if (answer === null) return
    step.current?.focus({ preventScroll: true })
    // From its first word, under the number, which stays in sight.
    step.current?.scrollIntoView({ block: 'start' })
  }, [answer])

  const filled = (text: Localized | undefined) =>
    text ? fillText(inLanguage(text, language), contacts, language) : ''
  const partOf = (from: SafetyTemplate, role: TemplatePartRole) =>
    filled(from.parts.find((part) => part.role === role)?.text)
  const close = () => dialog.current?.close()
  const closed = useBackCloses(dialog, () => onClose(answer?.id ?? null))
  const isKnown = contacts.emergency.length > 0
  // Ambulance and police, where they have two numbers: in a sentence below one button the same number stood twice.
  const numbers = emergencyToCall(contacts).slice(0, 2)
  const callNow = partOf(template, 'immediate-step')
  const onlyNamesThem = isKnown && isCallNow(template)
  // Under 18 the line for the young as well, where it does not stand first already.
  const minor = isMinor(ageBand) && !protection && !template.asks
  const asks = template.asks ? inLanguage(template.asks, language) : minor ? words.whoIsNear : null
  const lines = contacts.lines.filter(({ youth }, index) => index === 0 || (minor && index === 1 && youth))
  return (
    <dialog
      ref={dialog}
      className="emergency"
      role="alertdialog"
      aria-labelledby={`${names}-title`}
      aria-describedby={`${names}-step`}
      onClose={closed}
    >
      <div className="emergency-body stack">
        <h2 id={`${names}-title`} ref={heading} tabIndex={-1}>
          {inLanguage(template.title, language)}
        </h2>
        {/* After the heading, so that Tab goes from there to the number; they stay in sight wherever this is scrolled to. */}
        <div className="emergency-pair emergency-calls">
          {numbers.map((called) => (
            <a
              key={called.number}
              className="button help big emergency-call"
              href={telephoneHref(called.number) ?? undefined}
            >
              <b>{called.number}</b> {inLanguage(called.for, language)}
            </a>
          ))}
        </div>
        {/* After an answer as little as can be, so that the numbers stay in sight beside what to do. */}
        {answer ? (
          <p id={`${names}-step`} ref={step} tabIndex={-1}>
            {filled(stepOf(answer, minor)?.text)}
            {answer.id === 'near' && protection?.silent && (
              <span className="emergency-silent">
                <SilentWay {...protection} />
              </span>
            )}
          </p>
        ) : (
          <p id={`${names}-step`}>
            {partOf(template, 'acknowledge')}
            {language === 'en' && ' '}
            {/* Who cannot see the buttons hears it before them. */}
            {onlyNamesThem ? <span className="hidden">{callNow}</span> : callNow}
          </p>
        )}
        {lines.map((line) => {
          const [action] = lineActions(line)
          return (
            action && (
              <a key={line.id} className="button help big emergency-line" href={action.href} rel="noreferrer">
                <span>
                  <b>{actionText(action)}</b>{' '}
                  {inLanguage(action.kind === 'call' ? lineNameBeside(line) : line.name, language)}
                </span>
              </a>
            )
          )
        })}
        {!answer && asks && <p id={`${names}-near`}>{asks}</p>}
        {!answer && (
          <div
            className="emergency-pair"
            {...(asks && { role: 'group', 'aria-labelledby': `${names}-near` })}
          >
            {template.answers.map((choice) => (
              <button key={choice.id} type="button" className="button big" onClick={() => setAnswer(choice)}>
                {inLanguage(choice.label, language)}
              </button>
            ))}
          </div>
        )}
        {/* Gone with the answers: it must not come to lie where one of them has just been pressed. */}
        {onMisread && !answer && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onMisread()
              close()
            }}
          >
            {inLanguage(correctionLabel, language)}
          </button>
        )}
        {/* Below what can be done at once, and in one place, so that it stays where it is while it is used. */}
        {(!isKnown || isElsewhere) && (
          <RegionChoice onChoose={() => setIsElsewhere(true)} takesFocus={isElsewhere && isAsked} />
        )}
        {isKnown && isGuessed && !isElsewhere && !answer && (
          <p className="small">
            {words.guessedNumbers(inLanguage(crisisRegion(region).name, language))}{' '}
            <button
              type="button"
              className="button"
              onClick={() => {
                setIsElsewhere(true)
                setIsAsked(true)
              }}
            >
              {words.elsewhere}
            </button>
          </p>
        )}
      </div>
      {/* Below what scrolls: however long the words are, nobody must look for either way out. */}
      <div className="emergency-foot emergency-pair">
        {answer && (
          <button type="button" className="button" onClick={close}>
            {words.backToPage}
          </button>
        )}
        <QuickExitLink />
      </div>
    </dialog>
  )
}
