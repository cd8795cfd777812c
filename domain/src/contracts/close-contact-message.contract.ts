import * as v from 'valibot'
import { documentId, instant } from './contract-fields'
import { defineCallable } from './define-callable'

/** Marks a contact message as dealt with; closing it again changes nothing. */
export const closeContactMessage = defineCallable({
  name: 'closeContactMessage',
  access: ['admin'],
  limit: { calls: 120, perSeconds: 60 },
  request: v.strictObject({ messageId: documentId }),
  response: v.strictObject({ messageId: v.string(), closedAt: instant }),
  errors: ['message-not-found'],
})
