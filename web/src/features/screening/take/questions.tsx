import type { Instrument } from '@amhs/domain/instruments/instrument'
import { usePreferences } from '../../../platform/preferences'
import { QuestionSheet } from './question-sheet'
import { QuestionSteps } from './question-steps'
import type { AnswerDraftState } from './use-answer-draft'

/** The questions as the person wants them: one at a time or all on one page. */
export function Questions({
  instrument,
  state,
  onFinish,
}: {
  readonly instrument: Instrument
  readonly state: AnswerDraftState
  readonly onFinish: () => void
}) {
  const { oneQuestionAtATime } = usePreferences()
  return oneQuestionAtATime ? (
    <QuestionSteps instrument={instrument} state={state} onFinish={onFinish} />
  ) : (
    <QuestionSheet instrument={instrument} state={state} onFinish={onFinish} />
  )
}
