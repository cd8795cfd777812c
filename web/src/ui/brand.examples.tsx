import type { Examples } from '../platform/examples'
import { Brand } from './brand'

export const examples: Examples = {
  'the mark': () => (
    <span className="brand">
      <Brand />
      <span>Accessible Mental Health Support</span>
    </span>
  ),
}
