import * as v from 'valibot'
import { written } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { calendarDay, documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * An administrator has looked into the register and gives the role with its badge, or says why not. The request must still be the one
 * that was looked at. The person gets an e-mail that says nothing but that there is news.
 */
export const answerProfessionalRequest = defineCallable({
  name: 'answerProfessionalRequest',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.variant('decision', [
    v.strictObject({
      uid: documentId,
      decision: v.literal('granted'),
      /** Milliseconds since 1970: a request that was changed and sent again is another one. */
      askedAt: v.pipe(v.number(), v.integer()),
      /** The last day of the registration, where the register names one. */
      registeredUntil: v.optional(calendarDay),
    }),
    v.strictObject({
      uid: documentId,
      decision: v.literal('refused'),
      reason: written(textKinds.refusalReason),
      askedAt: v.pipe(v.number(), v.integer()),
    }),
  ]),
  response: v.strictObject({ mail: v.picklist(['sent', 'not-sent']) }),
  errors: [
    'professional-request-not-found',
    'request-changed',
    'registration-over',
    'account-not-verified',
    'user-not-found',
    'last-admin',
  ],
})
