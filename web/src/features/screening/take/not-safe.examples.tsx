import type { Examples } from '../../../platform/examples'
import '../screening.css'
import { NotSafeFirst, NotSafeRow } from './not-safe'

const safe = () => undefined

export const examples: Examples = {
  'above a question': () => <NotSafeRow isUnsafe onSafe={safe} />,
  'before a result': () => <NotSafeFirst onSafe={safe} />,
}
