import type { Answer, Instrument } from '@amhs/domain/instruments/instrument'
import type { Question } from '@amhs/domain/instruments/question-flow'
import { questionsToAsk, wordingIn } from '@amhs/domain/instruments/question-flow'
import { safetyTriggered } from '@amhs/domain/instruments/safety'
import { inLanguage } from '@amhs/domain/localized'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { PageHeading } from '../../../ui/page-heading'
import { MissingAnswers } from './missing-answers'
import { NotSafeRow, SupportRow } from './not-safe'
import type { AnswerBy } from './question-group'
import { QuestionGroup } from './question-group'
import { QuestionnaireSidebar } from './questionnaire-sidebar'
import { questionsWords } from './questions.words'
import { SafetyCard } from './safety-card'
import { shownNotice, standsAtCard } from './support-notice'
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
  const words = useWords(questionsWords)
  const language = useLanguage()
  const { draft } = state
  const questions = questionsToAsk(instrument, draft.answers)
  const open = questions.filter(({ id, kind }) => kind !== 'unscored' && draft.answers[id] === undefined)
  /** How often the person asked for the result with questions open; each time the summary takes the focus again. */
  const [refused, setRefused] = useState(0)
  const [focusCard, setFocusCard] = useState(() => standsAtCard(instrument, state))
  const stem = wordingIn(instrument.instruction, language)
  /** How many stand up to the support card; after it, numbers go along with the questions. */
  const cardAt = questions.findIndex(({ id }) => id === draft.supportFor)
  const upToCard = cardAt + 1 || questions.length
  const afterCard = questions.slice(upToCard)

  function give(question: Question, value: Answer | undefined, by: AnswerBy) {
    if (value !== undefined && safetyTriggered(instrument, question.id, value)) {
      setFocusCard(by !== 'key' && value !== 'declined')
    }
    state.answer(question.id, value)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (open.length === 0) onFinish()
    else setRefused((times) => times + 1)
  }

  function shown(question: Question, index: number) {
    const notice =
      draft.supportFor === question.id ? shownNotice(instrument, question.id, draft.answers) : null
    return (
      <div key={question.id} className="stack sheet-question">
        <p className="small muted">{words.position(index + 1, questions.length)}</p>
        <QuestionGroup
          instrument={instrument}
          question={question}
          answer={draft.answers[question.id]}
          stemId="stem"
          error={refused > 0 && open.includes(question) ? words.missing : undefined}
          onAnswer={(value, by) => give(question, value, by)}
        />
        {notice && (
          <SafetyCard
            instrument={instrument}
            notice={notice}
            focus={focusCard}
            safe={state.safe}
            onSafeAnswer={state.answerSafe}
          />
        )}
      </div>
    )
  }

  return (
    <div className="split lead-start">
      <QuestionnaireSidebar
        instrument={instrument}
        at={questions.length - open.length}
        of={questions.length}
      />
      <form method="post" className="stack" onSubmit={submit} noValidate>
        <PageHeading>{inLanguage(instrument.title, language)}</PageHeading>
        <p className="lead" id="stem" lang={stem.language}>
          {stem.text}
        </p>
        {refused > 0 && open.length > 0 && (
          <MissingAnswers
            key={refused}
            title={inLanguage(instrument.title, language)}
            missing={open}
            questions={questions}
          />
        )}
        {questions.slice(0, upToCard).map(shown)}
        <div className="stack after-card">
          {afterCard.map((question, index) => shown(question, upToCard + index))}
          {/* Where the card is the last on the page, its own numbers are the only ones. */}
          {(afterCard.length > 0 || cardAt < 0) && (
            <NotSafeRow isUnsafe={state.safe === 'no'} onSafe={() => state.answerSafe('yes')} />
          )}
          {afterCard.length > 0 && state.safe !== 'no' && <SupportRow instrument={instrument} />}
        </div>
        <p>
          <button type="submit" className="button primary big">
            {words.finish}
            <Icon name="forward" />
          </button>
        </p>
        <p className="hint">{words.kept}</p>
      </form>
    </div>
  )
}
