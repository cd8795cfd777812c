import type { Examples } from '../../../platform/examples'
import '../support.css'
import { answerTemplates } from './answer-templates'
import { DeclineDialog } from './decline-dialog'

const shown = (answer: string, isUrgent: boolean) => () => (
  <DeclineDialog name="小雨" answer={answer} isUrgent={isUrgent} onAnswer={() => {}} />
)

export const examples: Examples = {
  'declines with words': shown(answerTemplates.other.zh, false),
  'declines with many words': shown(Array(6).fill(answerTemplates.other.en).join('\n'), false),
  'declines without words': shown('', false),
  'declines urgent words': shown(answerTemplates.careOther.zh, true),
}
