import type { Examples } from '../platform/examples'
import { Spinner } from './spinner'

export const examples: Examples = {
  'with a label': () => <Spinner label="正在载入 / Loading" />,
}
