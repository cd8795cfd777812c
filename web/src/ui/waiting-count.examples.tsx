import type { Examples } from '../platform/examples'
import { WaitingCount, WaitingWords } from './waiting-count'

export const examples: Examples = {
  'three wait': () => (
    <p>
      留言 / Messages <WaitingCount count={3} spoken="（3 件） / (3 waiting)" />
    </p>
  ),
  'in words': () => (
    <div>
      收件箱 / Inbox
      <WaitingWords>
        3 份申请等你答复，其中 1 份有紧急的话 / 3 requests are waiting for your answer
      </WaitingWords>
    </div>
  ),
}
