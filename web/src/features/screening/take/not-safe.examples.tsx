import type { Examples } from '../../../platform/examples'
import '../screening.css'
import { NotSafeFirst, NotSafeRow, SupportRow } from './not-safe'

const safe = () => undefined

export const examples: Examples = {
  'above a question': () => <NotSafeRow isUnsafe onSafe={safe} />,
  'above a question, after a support card': () => <SupportRow instrument={{ respondent: 'self' }} />,
  'before a result': () => <NotSafeFirst onSafe={safe} />,
}
