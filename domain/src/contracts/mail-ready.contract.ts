import * as v from 'valibot'
import { nothing } from './contract-fields'
import { defineCallable } from './define-callable'

/** Whether mail can be sent now: nobody should verify an address for a mail that will not come. Administrators ask `emailStatus`. */
export const mailReady = defineCallable({
  name: 'mailReady',
  access: 'signed-in',
  limit: { calls: 20, perSeconds: 60 },
  request: nothing,
  response: v.strictObject({ ready: v.boolean() }),
  errors: [],
})
