import type { demoError } from '@amhs/domain/contracts/demo-error.contract'
import type { Handler } from '../platform/define-function'
import { refusal } from '../platform/refusal'

export const handleDemoError: Handler<typeof demoError> = async ({ request: { kind } }) => {
  if (kind === 'deliberate') throw refusal('deliberate')
  throw new Error('The demo of a fault that nobody foresaw')
}
