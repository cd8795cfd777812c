import type { Answer, Instrument } from '@amhs/domain/instruments/instrument'
import type { Question } from '@amhs/domain/instruments/question-flow'
import { questionsToAsk, wordingIn } from '@amhs/domain/instruments/question-flow'
import { safetyTriggered } from '@amhs/domain/instruments/safety'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { announce } from '../../platform/announcer'
import { paths } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { PageHeading } from '../../ui/page-heading'
import type { AnswerBy } from './question-group'
import { QuestionGroup } from './question-group'
import { SafetyCard } from './safety-notice'
import { asksSex, SexQuestion } from './sex-question'
import { testWords } from './test.words'
import type { AnswerDraftState } from './use-answer-draft'

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
  const words = useWords(testWords)
  const { draft } = state
  const questions = questionsToAsk(instrument, draft.answers)
  const [questionId, setQuestionId] = useState(() => firstToShow(questions, draft.questionId, draft.answers))
  const [error, setError] = useState(false)
  /** `step`: the card stands in place of the question and has the focus; `beside`: it stands with the question. */
  const [support, setSupport] = useState<'none' | 'step' | 'beside'>(draft.supportFor ? 'beside' : 'none')
  const heading = useRef<HTMLDivElement>(null)
  const moved = useRef(false)

  const found = questions.findIndex(({ id }) => id === questionId)
  const position = found === -1 ? 0 : found
  const question = questions[position]
  const last = position === questions.length - 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question, not the answers
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    heading.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [questionId, support])

  if (!question) return null
  const answer = draft.answers[question.id]
  const supportNotice =
    draft.supportFor === null ? null : noticeOf(instrument, draft.supportFor, draft.answers[draft.supportFor])

  function show(next: Question) {
    moved.current = true
    setError(false)
    setQuestionId(next.id)
    state.goTo(next.id)
    if (draft.supportFor !== null) setSupport('beside')
  }

  function give(value: Answer | undefined, by: AnswerBy) {
    if (!question) return
    setError(false)
    state.answer(question.id, value)
    if (value === undefined || !safetyTriggered(instrument, question.id, value)) return
    // Arrow keys pass through the options: the card appears and is announced, the focus stays.
    setSupport(by === 'arrow' || value === 'declined' ? 'beside' : 'step')
  }

  function goOn() {
    if (!question) return
    if (answer === undefined && question.kind !== 'unscored') {
      setError(true)
      announce(words.missing, 'assertive')
      document.getElementById(question.id)?.focus()
      return
    }
    const next = questions[position + 1]
    // At the end nothing may be left open: a person who came back may have skipped a question before.
    const open = questions.find(
      ({ id, kind }) => kind !== 'unscored' && id !== question.id && draft.answers[id] === undefined,
    )
    if (next) show(next)
    else if (open) show(open)
    else onFinish()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    goOn()
  }

  if (support === 'step') {
    return (
      <div className="stack">
        <Progress at={position + 1} of={questions.length} />
        <SafetyCard instrument={instrument} notice={supportNotice} focus />
        <section className="stack" aria-labelledby="your-answer">
          <h2 className="lead" id="your-answer">
            {words.yourAnswer}
          </h2>
          <AnswerInWords question={question} answer={answer} at={position + 1} of={questions.length} />
          <p className="muted">{words.waysOn}</p>
          <div className="row">
            <button type="button" className="button primary big" onClick={goOn}>
              {last ? words.finish : words.continue}
            </button>
            <button
              type="button"
              className="button big"
              onClick={() => {
                moved.current = true
                setSupport('beside')
              }}
            >
              {words.change}
            </button>
            <Link className="button big" to={paths.screening}>
              {words.stopHere}
            </Link>
          </div>
        </section>
      </div>
    )
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <div ref={heading}>
        <PageHeading className="position">{words.position(position + 1, questions.length)}</PageHeading>
      </div>
      <Progress at={position + 1} of={questions.length} />
      <QuestionGroup
        key={question.id}
        instrument={instrument}
        question={question}
        answer={answer}
        error={error ? words.missing : undefined}
        onAnswer={give}
        large
      />
      {last && asksSex(instrument) && <SexQuestion sex={draft.sex} onChoose={state.chooseSex} />}
      <div className="step-actions">
        {position > 0 && (
          <button
            type="button"
            className="button big"
            onClick={() => {
              const before = questions[position - 1]
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
      {support === 'beside' && <SafetyCard instrument={instrument} notice={supportNotice} focus={false} />}
      <p className="hint">{words.kept}</p>
    </form>
  )
}

/** Where to go on: the question on which the person stood, else the first without an answer. */
function firstToShow(
  questions: readonly Question[],
  stoodOn: string | null,
  answers: AnswerDraftState['draft']['answers'],
): string {
  const known = questions.some(({ id }) => id === stoodOn)
  if (stoodOn !== null && known) return stoodOn
  return (questions.find(({ id }) => answers[id] === undefined) ?? questions[0])?.id ?? ''
}

/** The notice of the item that called for the card; null once that answer was changed (the card stays all the same). */
export function noticeOf(instrument: Instrument, itemId: string, answer: Answer | undefined) {
  return answer === undefined ? null : safetyTriggered(instrument, itemId, answer)
}

function Progress({ at, of }: { readonly at: number; readonly of: number }) {
  const words = useWords(testWords)
  return <progress max={of} value={at - 1} aria-label={words.position(at, of)} />
}

function AnswerInWords({
  question,
  answer,
  at,
  of,
}: {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly at: number
  readonly of: number
}) {
  const words = useWords(testWords)
  const language = useLanguage()
  const option = question.options.find(({ value }) => value === answer)
  return (
    <p>
      {words.position(at, of)}
      {': '}
      {wordingIn(question.text, language).text}
      {' — '}
      <strong>{option ? wordingIn(option.label, language).text : words.declined}</strong>
    </p>
  )
}
