import type { demoError } from '@amhs/domain/contracts/demo-error.contract'
import type { Handler } from '../platform/define-function'
import { isEmulated } from '../platform/environment'
import { refusal } from '../platform/refusal'

export const handleDemoError: Handler<typeof demoError> = async ({ request: { kind } }) => {
  if (kind === 'deliberate') throw refusal('deliberate')
  // Answered in production as such a fault would be, without a line in the log that raises an alarm: anybody may call this.
  if (!isEmulated()) throw refusal('internal')
  throw new Error('The demo of a fault that nobody foresaw')
}
