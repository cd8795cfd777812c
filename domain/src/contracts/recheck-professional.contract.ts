import * as v from 'valibot'
import { calendarDay, documentId, instant } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * An administrator has looked into the register again and found the same entry, still valid: the badge holds for another year, or until the
 * last day that the register names. It must still be the badge that was looked at.
 */
export const recheckProfessional = defineCallable({
  name: 'recheckProfessional',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({
    uid: documentId,
    /** When the badge that was looked at was checked. */
    checkedAt: instant,
    registeredUntil: v.optional(calendarDay),
  }),
  response: v.strictObject({ validUntil: instant }),
  errors: ['check-changed', 'registration-over'],
})
