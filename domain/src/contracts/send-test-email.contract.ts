import * as v from 'valibot'
import { language } from '../documents/document-fields'

import { instant, requestId } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * Sends a short test e-mail to the caller's own address. Repeated with the same `requestId` it answers again without
 * sending again.
 */
export const sendTestEmail = defineCallable({
  name: 'sendTestEmail',
  access: 'verified',
  limit: { calls: 10, perSeconds: 3600, perDay: 500 },
  request: v.strictObject({ requestId, language }),
  response: v.strictObject({
    sentTo: v.string(),
    sentAt: instant,
    /** The mail server's last line, as it accepted the message. */
    serverAnswer: v.pipe(v.string(), v.maxLength(300)),
    /** 1, or 2 where the first try failed. */
    attempts: v.picklist([1, 2]),
  }),
  errors: [
    'profile-missing',
    'mail-not-configured',
    'mail-unreachable',
    'mail-refused',
    'mail-uncertain',
    'mail-in-progress',
  ],
})
