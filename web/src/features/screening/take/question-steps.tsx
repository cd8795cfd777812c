import type { Answer, Answers, Instrument } from '@amhs/domain/instruments/instrument'
import type { Question } from '@amhs/domain/instruments/question-flow'
import { questionsToAsk } from '@amhs/domain/instruments/question-flow'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../../platform/announcer'
import { changePreferences, usePreferences } from '../../../platform/preferences'
import { useTitleMark } from '../../../platform/title-mark'
import { useWords } from '../../../platform/words'
import { formWords } from '../../../ui/form/form.words'
import { Icon } from '../../../ui/icon'
import { PageHeading } from '../../../ui/page-heading'
import { NotSafeRow, SupportRow } from './not-safe'
import type { AnswerBy } from './question-group'
import { QuestionGroup } from './question-group'
import { QuestionnaireSidebar } from './questionnaire-sidebar'
import { questionsWords } from './questions.words'
import { SafetyCard } from './safety-card'
import { fitQuestion, showQuestion } from './show-question'
import { noticeFor, shownNotice, standsAtCard, stopsAtCard } from './support-notice'
import { SupportStep } from './support-step'
import type { AnswerDraftState } from './use-answer-draft'

/** How long the chosen answer can be seen before the next question comes, in milliseconds. */
const tapPause = 180

/** One question at a time. */
export function QuestionSteps({
  instrument,
  state,
  onFinish,
}: {
  readonly instrument: Instrument
  readonly state: AnswerDraftState
  readonly onFinish: () => void
}) {
  const words = useWords(questionsWords)
  const { tapGoesOn } = usePreferences()
  const { draft } = state
  const questions = questionsToAsk(instrument, draft.answers)
  const [questionId, setQuestionId] = useState(() => firstToShow(questions, draft.questionId, draft.answers))
  const [error, setError] = useState(false)
  const { errorMark } = useWords(formWords)
  useTitleMark(error ? errorMark : '')
  /** The card stands in place of the question and has the focus. */
  const [atSupport, setAtSupport] = useState(() => standsAtCard(instrument, state))
  /** The answer for which that has happened: going on from the same answer does not stop the person again. */
  const stoppedFor = useRef(atSupport ? `${draft.supportFor}=${draft.answers[draft.supportFor ?? '']}` : null)
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef(false)

  const notice = shownNotice(instrument, draft.supportFor, draft.answers)
  const heard = notice && `${notice.itemId} ${notice.level} ${notice.reason}`
  /** What the card has announced: a person who goes on to it has heard it already. */
  const told = useRef<string | null>(null)
  const found = questions.findIndex(({ id }) => id === questionId)
  const at = found === -1 ? 0 : found
  const question = questions[at]
  /** The card stands where it is met on the way on: after the answers, before the buttons. */
  const besideQuestion = question?.id === draft.supportFor && stoppedFor.current === null
  const last = at === questions.length - 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question, not the answers
  useEffect(() => {
    if (!box.current) return
    // At the start the heading has taken the focus already; who comes back is shown the question without it.
    const started = box.current.querySelector('h1') === document.activeElement
    showQuestion(box.current, moved.current || started)
    moved.current = false
  }, [questionId, atSupport])

  const showsCard = atSupport || besideQuestion
  useEffect(() => {
    if (showsCard) told.current = heard
  }, [showsCard, heard])

  const goingOn = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const fit = () => box.current && fitQuestion(box.current)
    window.addEventListener('resize', fit)
    return () => {
      window.removeEventListener('resize', fit)
      clearTimeout(goingOn.current)
    }
  }, [])

  if (!question) return null
  const answer = draft.answers[question.id]
  const position = words.position(at + 1, questions.length)

  function show(next: Question) {
    clearTimeout(goingOn.current)
    moved.current = true
    setError(false)
    setAtSupport(false)
    setQuestionId(next.id)
    state.goTo(next.id)
  }

  function showSupport(id: string, value: Answer) {
    stoppedFor.current = `${id}=${value}`
    setAtSupport(true)
  }

  function give(value: Answer | undefined, by: AnswerBy) {
    if (!question) return
    setError(false)
    const called = state.answer(question.id, value)
    // Keys choose and pass through the options: the card appears and is announced, the focus stays until the person goes on.
    if (by !== 'key' && value !== undefined && stopsAtCard(called)) return showSupport(question.id, value)
    clearTimeout(goingOn.current)
    if (by !== 'tap' || value === undefined || !tapGoesOn) return
    // The last answer leads nowhere by itself: the result comes when the person asks for it.
    const next = questionsToAsk(instrument, { ...draft.answers, [question.id]: value })[at + 1]
    if (next) goingOn.current = setTimeout(() => show(next), tapPause)
  }

  function goOn() {
    if (!question) return
    if (answer === undefined && question.kind !== 'unscored') {
      setError(true)
      announce(words.missing, 'assertive')
      document.getElementById(question.id)?.focus()
      return
    }
    const stops = stopsAtCard(noticeFor(instrument, question.id, answer))
    if (stops && answer !== undefined && stoppedFor.current !== `${question.id}=${answer}`)
      return showSupport(question.id, answer)
    const next = questions[at + 1]
    // At the end nothing may be left open: a person who came back may have skipped a question before.
    const open = questions.find(({ id, kind }) => kind !== 'unscored' && draft.answers[id] === undefined)
    if (next) show(next)
    else if (open) show(open)
    else onFinish()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    goOn()
  }

  return (
    <div ref={box} className="split lead-start asking">
      <QuestionnaireSidebar instrument={instrument} at={at + 1} of={questions.length} />
      {atSupport && notice ? (
        <SupportStep
          instrument={instrument}
          notice={notice}
          question={question}
          answer={answer}
          position={position}
          last={last}
          isNew={told.current !== heard}
          safe={state.safe}
          onSafeAnswer={state.answerSafe}
          onContinue={goOn}
          onChange={() => {
            moved.current = true
            setAtSupport(false)
          }}
        />
      ) : (
        <form method="post" className="stack" onSubmit={submit} noValidate>
          <PageHeading className="position">{position}</PageHeading>
          <NotSafeRow
            key={`not-safe ${question.id}`}
            isUnsafe={state.safe === 'no' && !besideQuestion}
            onSafe={() => state.answerSafe('yes')}
          />
          {notice && !besideQuestion && state.safe !== 'no' && <SupportRow instrument={instrument} />}
          <QuestionGroup
            key={question.id}
            instrument={instrument}
            question={question}
            answer={answer}
            error={error ? words.missing : undefined}
            onAnswer={give}
            large
          />
          {notice && besideQuestion && (
            <SafetyCard
              instrument={instrument}
              notice={notice}
              focus={false}
              isNew={told.current !== heard}
              safe={state.safe}
              onSafeAnswer={state.answerSafe}
            />
          )}
          <div className="step-actions">
            {at > 0 && (
              <button
                type="button"
                className="button big"
                onClick={() => {
                  const before = questions[at - 1]
                  if (before) show(before)
                }}
              >
                <Icon name="back" />
                {words.back}
              </button>
            )}
            <button type="submit" className="button primary big">
              {last ? words.finish : words.next}
              <Icon name="forward" />
            </button>
          </div>
          <div className="question-foot">
            {/* Where nothing follows, a tap leads nowhere. */}
            {!last && <TapChoice />}
            <p className="hint">{words.kept}</p>
          </div>
        </form>
      )}
    </div>
  )
}

/** Whether a tap leads on can be turned off where it is noticed. */
function TapChoice() {
  const words = useWords(questionsWords)
  const { tapGoesOn } = usePreferences()
  return (
    <label className="check small">
      <input
        type="checkbox"
        checked={tapGoesOn}
        onChange={(event) => changePreferences({ tapGoesOn: event.target.checked })}
      />
      {words.tapGoesOn}
    </label>
  )
}

/** Where to go on: the question on which the person stood, else the first without an answer. */
function firstToShow(questions: readonly Question[], stoodOn: string | null, answers: Answers): string {
  if (stoodOn !== null && questions.some(({ id }) => id === stoodOn)) return stoodOn
  return (questions.find(({ id }) => answers[id] === undefined) ?? questions[0])?.id ?? ''
}
