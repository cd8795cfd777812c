import * as v from 'valibot'
import { documentId, instant } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * Erases somebody's account and everything kept of it, as its owner could. Administrators leave from their own profile page, so the
 * own account is refused here. Cut off half-way it can be called again.
 */
export const removeUser = defineCallable({
  name: 'removeUser',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 600 },
  request: v.strictObject({ uid: documentId }),
  response: v.strictObject({ uid: v.string(), removedAt: instant }),
  errors: ['user-not-found', 'last-admin'],
})
