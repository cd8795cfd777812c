import type { Examples } from '../platform/examples'
import { WaitingCount } from './waiting-count'

export const examples: Examples = {
  'three wait': () => (
    <p>
      收件箱 / Inbox <WaitingCount count={3} spoken="，3 份待答复 / , 3 waiting" />
    </p>
  ),
}
