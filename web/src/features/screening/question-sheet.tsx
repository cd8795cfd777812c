import type { Answer, Instrument } from '@amhs/domain/instruments/instrument'
import type { Question } from '@amhs/domain/instruments/question-flow'
import { questionsToAsk, wordingIn } from '@amhs/domain/instruments/question-flow'
import { safetyTriggered } from '@amhs/domain/instruments/safety'
import { inLanguage } from '@amhs/domain/localized'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { PageHeading } from '../../ui/page-heading'
import type { AnswerBy } from './question-group'
import { QuestionGroup } from './question-group'
import { noticeOf } from './question-steps'
import { SafetyCard } from './safety-notice'
import { asksSex, SexQuestion } from './sex-question'
import { testWords } from './test.words'
import type { AnswerDraftState } from './use-answer-draft'

/** All questions on one page; the support card stands right after the question that called for it. */
export function QuestionSheet({
  instrument,
  state,
  onFinish,
}: {
  readonly instrument: Instrument
  readonly state: AnswerDraftState
  readonly onFinish: () => void
}) {
  const words = useWords(testWords)
  const language = useLanguage()
  const { draft } = state
  const questions = questionsToAsk(instrument, draft.answers)
  const [missing, setMissing] = useState<readonly Question[]>([])
  const [focusCard, setFocusCard] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (missing.length > 0) summary.current?.focus()
  }, [missing])
  const stem = wordingIn(instrument.instruction, language)

  function give(question: Question, value: Answer | undefined, by: AnswerBy) {
    setMissing((before) => (before.length === 0 ? before : before.filter(({ id }) => id !== question.id)))
    if (value !== undefined && safetyTriggered(instrument, question.id, value)) {
      setFocusCard(by === 'choice' && value !== 'declined')
    }
    state.answer(question.id, value)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const open = questions.filter(({ id, kind }) => kind !== 'unscored' && draft.answers[id] === undefined)
    setMissing(open)
    if (open.length === 0) onFinish()
  }

  return (
    <form className="stack sections" onSubmit={submit} noValidate>
      <header className="stack">
        <PageHeading>{inLanguage(instrument.title, language)}</PageHeading>
        <p className="lead" lang={stem.language}>
          {stem.text}
        </p>
      </header>
      {missing.length > 0 && (
        <div
          ref={summary}
          className="error-summary stack"
          tabIndex={-1}
          role="group"
          aria-labelledby="missing"
        >
          <h2 className="lead" id="missing">
            {words.missingSheet(missing.length)}
          </h2>
          <ul className="plain">
            {missing.map((question) => (
              <li key={question.id}>
                <a href={`#${question.id}`} onClick={(event) => focusQuestion(event, question.id)}>
                  {words.missingQuestion(questions.indexOf(question) + 1)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {questions.map((question, index) => (
        <div key={question.id} className="stack sheet-question">
          <p className="small muted">{words.position(index + 1, questions.length)}</p>
          <QuestionGroup
            instrument={instrument}
            question={question}
            answer={draft.answers[question.id]}
            error={missing.some(({ id }) => id === question.id) ? words.missing : undefined}
            onAnswer={(value, by) => give(question, value, by)}
          />
          {draft.supportFor === question.id && (
            <SafetyCard
              instrument={instrument}
              notice={noticeOf(instrument, question.id, draft.answers[question.id])}
              focus={focusCard}
            />
          )}
        </div>
      ))}
      {asksSex(instrument) && <SexQuestion sex={draft.sex} onChoose={state.chooseSex} />}
      <div className="stack">
        <p>
          <button type="submit" className="button primary big">
            {words.finish}
            <Icon name="forward" />
          </button>
        </p>
        <p className="hint">{words.kept}</p>
      </div>
    </form>
  )
}

/** The question's words come into view together with its first answer, which takes the focus. */
function focusQuestion(event: React.MouseEvent, id: string) {
  event.preventDefault()
  const radio = document.getElementById(id)
  radio?.closest('fieldset')?.querySelector('legend')?.scrollIntoView()
  radio?.focus({ preventScroll: true })
}
