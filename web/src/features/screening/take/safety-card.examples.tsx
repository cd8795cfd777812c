import phq9 from '@amhs/domain/instruments/data/phq9.json'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'
import type { Examples } from '../../../platform/examples'
import '../screening.css'
import type { SafeAnswer } from './safe-answer'
import { SafetyCard } from './safety-card'

const instrument = parseInstrument('phq9.json', phq9)

const shown = (level: 'crisis' | 'soft', safe: SafeAnswer | null) => () => (
  <SafetyCard
    instrument={instrument}
    notice={{ itemId: 'q9', level, reason: 'answer', message: null }}
    focus={false}
    safe={safe}
    onSafeAnswer={() => undefined}
  />
)

export const examples: Examples = {
  crisis: shown('crisis', null),
  'crisis, safe': shown('crisis', 'yes'),
  'crisis, not sure': shown('crisis', 'not-sure'),
  'crisis, not safe': shown('crisis', 'no'),
  soft: shown('soft', null),
}
