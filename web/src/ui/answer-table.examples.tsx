import phq9 from '@amhs/domain/instruments/data/phq9.json'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'
import type { Examples } from '../platform/examples'
import { AnswerTable } from './answer-table'

const instrument = parseInstrument('phq9.json', phq9)
const answers = Object.fromEntries(
  instrument.items.slice(1).map(({ id }, at) => [id, [0, 1, 2, 3][at % 4] ?? 0]),
)

export const examples: Examples = {
  'an answer that should be talked about': () => (
    <AnswerTable instrument={instrument} answers={answers} noted={['phq9_9']} />
  ),
  'the first question not answered': () => <AnswerTable instrument={instrument} answers={answers} />,
}
