import type { Examples } from '../platform/examples'
import { Drawing } from './drawing'
import low from './drawings/small-low.svg'
import street from './drawings/street.svg'

export const examples: Examples = {
  'a small window': () => <Drawing src={low} width={96} height={96} />,
  'the street': () => <Drawing src={street} width={520} height={282} />,
}
