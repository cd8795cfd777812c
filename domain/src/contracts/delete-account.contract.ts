import * as v from 'valibot'
import { instant } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * Erases the caller's account and everything kept of it. Needs a sign-in within the last five minutes. Cut off half-way,
 * it can be called again: the account itself goes last.
 */
export const deleteAccount = defineCallable({
  name: 'deleteAccount',
  access: 'signed-in',
  openToClosed: true,
  limit: { calls: 10, perSeconds: 600 },
  request: v.strictObject({ confirm: v.literal('delete my account') }),
  response: v.strictObject({ deletedAt: instant }),
  errors: ['requires-recent-login', 'last-admin'],
})
