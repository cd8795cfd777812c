import * as v from 'valibot'
import { language } from '../documents/document-fields'
import { line } from '../forms/field-schemas'
import { documentId, instant, requestId } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * Sends one of the caller's own saved screenings to the caller's own verified address. The request only names the
 * screening: what is sent is read on the server. `region` chooses the crisis contacts (an id of
 * `safety/crisis-lines`; unknown or absent: the international directory).
 */
export const sendScreeningReport = defineCallable({
  name: 'sendScreeningReport',
  access: 'verified',
  limit: { calls: 10, perSeconds: 3600, perDay: 2000 },
  request: v.strictObject({
    requestId,
    screeningId: documentId,
    language,
    region: v.optional(line(1, 10)),
  }),
  response: v.strictObject({ sentTo: v.string(), sentAt: instant }),
  errors: [
    'profile-missing',
    'screening-not-found',
    'screening-unreadable',
    'mail-not-configured',
    'mail-unreachable',
    'mail-refused',
    'mail-uncertain',
    'mail-in-progress',
  ],
})
