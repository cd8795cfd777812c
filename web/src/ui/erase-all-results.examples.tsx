import type { Examples } from '../platform/examples'
import { EraseAllResults } from './erase-all-results'

export const examples: Examples = {
  'one press to leave no result': () => <EraseAllResults />,
}
