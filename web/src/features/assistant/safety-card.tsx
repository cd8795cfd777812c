import { answerToTold } from '@amhs/domain/assistant/follow-up/answer-to-told'
import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { type CrisisContacts, emergencyToCall } from '@amhs/domain/safety/crisis-lines'
import { beginsWithExercise } from '@amhs/domain/safety/safety-session'
import { shownTemplate } from '@amhs/domain/safety/shown-template'
import { stepOf } from '@amhs/domain/safety/step-of'
import type { SafetyTemplate, TemplateId, TemplatePart, TemplatePartRole } from '@amhs/domain/safety/template'
import { answerFirst, heardMore, stillAsked } from '@amhs/domain/safety/template-parts'
import { safetyTemplate } from '@amhs/domain/safety/templates'
import type { ReactNode } from 'react'
import { Fragment, useEffect, useRef } from 'react'
import { paths, resourceHref } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { CrisisLinesList } from '../../ui/crisis-lines-list'
import { Link } from '../../ui/link'
import { SilentWay } from '../../ui/silent-way'
import { supportWords } from '../../ui/support.words'
import { useAiAnswers } from './answering'
import { assistantWords } from './assistant.words'
import { CardQuestion, ChosenAnswer, Correction } from './card-question'
import { locksChat } from './chat-store'
import { focusTaken } from './conversation'
import { type CardEntry, hasChoices } from './conversation-state'
import { EmergencyButton } from './emergency-button'
import { ExerciseLinks } from './exercise-links'
import { useContacts, useFilled } from './use-contacts'

/**
 * A card of the gate with its fixed words (section 4 of the safety specification). It stays in the conversation:
 * no timer and no button takes it away.
 */
export function SafetyCard({
  entry,
  takesFocus,
  isOver = false,
  numbersAbove = null,
}: {
  readonly entry: CardEntry
  readonly takesFocus: boolean
  /** Its question has been answered, or a newer card asks: what was chosen stays to be read. */
  readonly isOver?: boolean
  /** The card above that holds the numbers: they are not said a second time. */
  readonly numbersAbove?: number | null
}) {
  const words = useWords(assistantWords)
  const supporting = useWords(supportWords)
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const { attacked, helping = false, hurt = false } = entry
  const all = useContacts(entry)
  // A body without its alcohol is for a doctor: the emergency number, and one line to talk to.
  // An accident is for an ambulance or a doctor: no line to talk to stands beside its number.
  const most = entry.card === 'withdrawal' ? 1 : entry.card === 'medical' ? 0 : all.lines.length
  const contacts = { ...all, lines: all.lines.slice(0, most) }
  const template = shownTemplate(entry.card, entry, useAiAnswers())
  const filled = useFilled(contacts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    heading.current?.focus({ preventScroll: true })
    // From its heading, so that on a small screen the numbers under it are in sight and not below the bar.
    heading.current?.scrollIntoView({ block: 'start' })
    focusTaken()
  }, [takesFocus])

  const id = `card-${entry.id}`
  const asked = template.parts.findIndex(({ role }) => role === 'ask-safe')
  // Danger now, and whoever is not sure of being safe: the numbers stand before the words, in sight on the smallest screen. Only one kind
  // sentence stands before them, so that nobody who has just said it meets nothing but numbers.
  const numbersFirst =
    asked < 0 &&
    (locksChat(entry.card) ||
      entry.card === 'safe-not-sure' ||
      entry.card === 'T' ||
      entry.card === 'medical')
  const question = isOver ? <ChosenAnswer entry={entry} /> : <CardQuestion entry={entry} />
  const misread = locksChat(entry.card) || entry.card === 'self-harm'
  const correction = !isOver && misread && <Correction entry={entry} />
  const above = numbersAbove === null ? null : <NumbersAbove cardId={numbersAbove} contacts={contacts} />
  const numbers = above ?? (
    <CrisisLinesList emergency={emergencyToCall(contacts)} lines={contacts.lines.slice(0, 1)} />
  )
  const silent = entry.card === 'L3' && contacts.silent && (
    <p>
      <SilentWay {...contacts} />
    </p>
  )
  const heard = answerToTold(entry.tells, entry, isMinor(ageBand))
  return (
    // A group and no region, since a conversation can hold several of one name.
    // No alert: the heading takes the focus, and its description is read with it. An alert would say everything twice.
    <div className="support stack" role="group" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} aria-describedby={`${id}-first`}>
        {inLanguage(template.title, language)}
      </h3>
      {heard.length > 0 ? (
        <>
          {(!isOver || !hasChoices(entry.card)) && (
            <Parts parts={heard} contacts={contacts} firstId={`${id}-first`} />
          )}
          {entry.tells === 'hiding' && silent}
          {question}
          {numbers}
          {correction}
        </>
      ) : entry.again ? (
        <>
          {numbersFirst && numbers}
          {!isOver && <p id={`${id}-first`}>{filled(saidAgain(entry, template).text)}</p>}
          {!entry.repeated && silent}
          {question}
          {!numbersFirst && numbers}
          {correction}
        </>
      ) : entry.card === 'safe-not-sure' && beginsWithExercise(entry) ? (
        <NotSureBody parts={template.parts} contacts={contacts} question={question} firstId={`${id}-first`} />
      ) : (
        <>
          <CardBody
            above={above}
            parts={template.parts}
            asked={asked}
            contacts={contacts}
            question={question}
            correction={correction}
            numbersFirst={numbersFirst}
            asksFirst={numbersFirst && entry.card === 'L3' && !hurt}
            firstId={`${id}-first`}
          />
          {silent}
          <Additions entry={entry} contacts={contacts} minor={isMinor(ageBand)} />
          {entry.card !== 'corrected' && entry.card !== 'medical' && (
            <div className="row">
              {attacked ? (
                <Link to={resourceHref('domestic-violence')}>{words.violenceLink}</Link>
              ) : entry.card === 'withdrawal' ? (
                <Link to={resourceHref('alcohol')}>{words.alcoholLink}</Link>
              ) : helping ? (
                <Link to={resourceHref('suicide-help')}>{words.planLink}</Link>
              ) : (
                <>
                  <OwnArticle entry={entry} />
                  <Link to={paths.safetyPlan}>{supporting.plan}</Link>
                </>
              )}
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** The article for what the person told of themselves; the safety plan stands beside it. */
function OwnArticle({ entry: { bereaved, hurt, card } }: { readonly entry: CardEntry }) {
  const words = useWords(assistantWords)
  if (bereaved) return <Link to={resourceHref('grief-and-loss')}>{words.griefLink}</Link>
  if (hurt) return <Link to={resourceHref('self-harm')}>{words.selfHarmLink}</Link>
  return card === 'safe-yes' && <Link to={resourceHref('suicide-help')}>{words.planLink}</Link>
}

/** What stands under the heading of a card that is called for again. */
function saidAgain({ attacked, took, hurt, gas, more, repeated }: CardEntry, { parts }: SafetyTemplate) {
  // Of an attack, a wound, gas or something swallowed it is what to do, not that it was read.
  const step = (attacked || took || hurt || gas) && parts.find(({ role }) => role === 'immediate-step')
  if (step) return step
  if (more) return heardMore
  return repeated ? answerFirst : stillAsked
}

/** The emergency number, one press away, and the way to all the others, which the card above holds. */
function NumbersAbove({ cardId, contacts }: { readonly cardId: number; readonly contacts: CrisisContacts }) {
  const words = useWords(assistantWords)
  return (
    <div className="row">
      <EmergencyButton contacts={contacts} />
      <button
        type="button"
        className="button"
        onClick={() => document.querySelector<HTMLElement>(`#card-${cardId} ~ .lines a`)?.focus()}
      >
        {words.numbersAbove}
      </button>
    </div>
  )
}

/**
 * Who is not sure of being safe: one line to talk to, one thing to do, who is near. The emergency number stands below the conversation, in
 * sight all the while.
 */
function NotSureBody({
  parts,
  contacts,
  question,
  firstId,
}: {
  readonly parts: readonly TemplatePart[]
  readonly contacts: CrisisContacts
  readonly question: ReactNode
  readonly firstId: string
}) {
  const supporting = useWords(supportWords)
  const after: Partial<Record<TemplatePartRole, ReactNode>> = {
    hotline: <CrisisLinesList emergency={[]} lines={contacts.lines.slice(0, 1)} />,
    'next-step': <ExerciseLinks />,
  }
  return (
    <>
      {parts.map((part) => (
        <Fragment key={part.role}>
          <Parts parts={[part]} contacts={contacts} {...(part === parts[0] && { firstId })} />
          {after[part.role]}
        </Fragment>
      ))}
      {question}
      <div className="row">
        <Link to={paths.safetyPlan}>{supporting.plan}</Link>
      </div>
    </>
  )
}

/** The words and numbers of a card that has not been said before. */
function CardBody({
  above,
  parts,
  asked,
  contacts,
  question,
  correction,
  numbersFirst,
  asksFirst,
  firstId,
}: {
  /** Stands in the place of the numbers. */
  readonly above: ReactNode
  readonly parts: readonly TemplatePart[]
  /** Where the part that asks stands; -1 where none does. */
  readonly asked: number
  readonly contacts: CrisisContacts
  readonly question: ReactNode
  /** Stands below the numbers: whoever was understood must not read past it to them. */
  readonly correction: ReactNode
  /** The numbers stand under the heading and one kind sentence: for danger now, which asks nothing before. */
  readonly numbersFirst: boolean
  /** The question follows the numbers: the first words only say once more to call them, and would push it under the edge of a phone. */
  readonly asksFirst: boolean
  readonly firstId: string
}) {
  const asks = asked >= 0
  // Whom to call stands in sight on a phone together with what is asked: the other words and lines follow.
  const most = asksFirst ? 1 : asks || numbersFirst ? 2 : contacts.lines.length
  const linesFirst = contacts.lines.slice(0, most)
  const linesAfter = above ? [] : contacts.lines.slice(linesFirst.length)
  const numbers = above ?? <CrisisLinesList emergency={emergencyToCall(contacts)} lines={linesFirst} />
  const kind = numbersFirst ? parts.filter(({ role }) => role === 'acknowledge') : []
  return (
    <>
      <Parts parts={kind} contacts={contacts} />
      {numbersFirst && numbers}
      {asksFirst && question}
      <Parts
        parts={asks ? parts.slice(0, asked + 1) : parts.filter((part) => !kind.includes(part))}
        contacts={contacts}
        question={question}
        firstId={firstId}
      />
      {!numbersFirst && numbers}
      {asks && correction}
      {asks && <Parts parts={parts.slice(asked + 1)} contacts={contacts} />}
      {!asks && !asksFirst && question}
      {!asks && correction}
      {linesAfter.length > 0 && <CrisisLinesList emergency={[]} lines={linesAfter} />}
    </>
  )
}

function Parts({
  parts,
  contacts,
  youth = false,
  question,
  firstId,
}: {
  readonly parts: readonly TemplatePart[]
  readonly contacts: CrisisContacts
  /** Names the line for young people where there is one. */
  readonly youth?: boolean
  /** Stands in the place of the part that asks. */
  readonly question?: ReactNode
  /** The id of the first paragraph, which describes the heading above it. */
  readonly firstId?: string
}) {
  const filled = useFilled(contacts)
  const line = youth ? contacts.lines.find((candidate) => candidate.youth) : undefined
  const isAdult = useAgeBand() === 'adult'
  const first = parts.find(({ role }) => role !== 'ask-safe')
  return parts.map((part) => {
    const { role, text, adult = text } = part
    return role === 'ask-safe' && question ? (
      <Fragment key={role}>{question}</Fragment>
    ) : (
      <p key={role + text.en} id={part === first ? firstId : undefined}>
        {filled(isAdult ? adult : text, line)}
      </p>
    )
  })
}

/** Words that the person's age, or whom the message is about, add to the card. */
function Additions({
  entry,
  contacts,
  minor,
}: {
  readonly entry: CardEntry
  readonly contacts: CrisisContacts
  readonly minor: boolean
}) {
  const aiAnswers = useAiAnswers()
  const { card, helper, aboutChild, attacked, helping } = entry
  const added: TemplateId[] = []
  if (card === 'safe-yes' || card === 'corrected' || card === 'medical') return null
  // Whoever is attacked reads nothing on how to help somebody who wishes to die.
  const helps = helper && attacked !== true
  // In danger now it is too late to ask them how they are: what to do stands there.
  if (helps && !helping && card !== 'T') added.push('T')
  if (helps && !helping && aboutChild && !minor) added.push('caregiver')
  if (minor) added.push('minor')
  return (
    <>
      {card === 'L3' && <WhatToDo entry={entry} contacts={contacts} minor={minor} />}
      {added.map((id) => (
        <Parts
          key={id}
          parts={safetyTemplate(id, aiAnswers).parts}
          contacts={contacts}
          youth={id === 'minor'}
        />
      ))}
    </>
  )
}

/** What the emergency window says to each of its answers, for when it is closed. */
function WhatToDo({
  entry,
  contacts,
  minor,
}: {
  readonly entry: CardEntry
  readonly contacts: CrisisContacts
  readonly minor: boolean
}) {
  const language = useLanguage()
  const filled = useFilled(contacts)
  // Whoever has said in the window whether they are with them reads no more of the other way.
  const { saidInWindow } = entry
  const { answers } = shownTemplate(entry.card, entry)
  const own = answers.filter(({ id }) => id === saidInWindow)
  return (own.length > 0 ? own : answers).map((answer) => {
    const step = stepOf(answer, minor)
    return (
      step && (
        <div key={answer.id}>
          <h4>{inLanguage(answer.label, language)}</h4>
          <p>{filled(step.text)}</p>
        </div>
      )
    )
  })
}
