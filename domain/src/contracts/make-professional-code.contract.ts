import * as v from 'valibot'
import { codePattern } from '../documents/grant-document'
import { instant } from './contract-fields'
import { defineCallable } from './define-callable'

/** The code that a professional shows to clients: the one that still holds, or a new one, which ends the one before. */
export const makeProfessionalCode = defineCallable({
  name: 'makeProfessionalCode',
  access: ['professional'],
  limit: { calls: 30, perSeconds: 600 },
  request: v.strictObject({ renew: v.boolean() }),
  response: v.strictObject({
    code: v.pipe(v.string(), v.regex(codePattern)),
    expiresAt: instant,
    /** When the site last ended shares of theirs (account disabled, role lost), if that is not long ago; never whose they were. */
    sharesEndedAt: v.nullable(instant),
  }),
  errors: ['professional-not-checked', 'check-over', 'profile-missing'],
})
