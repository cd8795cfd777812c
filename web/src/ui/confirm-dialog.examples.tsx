import type { Examples } from '../platform/examples'
import { ConfirmDialog } from './confirm-dialog'

export const examples: Examples = {
  'asks before deleting': () => (
    <ConfirmDialog
      heading="删除这个结果？ / Delete this result?"
      text="删除之后不能恢复。 / You can’t get it back."
      confirm="删除 / Delete"
      cancel="不删除 / Keep it"
      onAnswer={() => {}}
    />
  ),
}
