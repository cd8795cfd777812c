import * as v from 'valibot'
import { nothing } from './contract-fields'
import { defineCallable } from './define-callable'

/** How the mail service is set up, without secrets, and whether it answers now. Whose servers these are is the operator's business. */
export const emailStatus = defineCallable({
  name: 'emailStatus',
  access: ['admin'],
  limit: { calls: 20, perSeconds: 60 },
  request: nothing,
  response: v.strictObject({
    state: v.picklist(['ready', 'not-configured', 'unreachable', 'refused']),
    host: v.string(),
    port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65535)),
    encryption: v.picklist(['starttls', 'tls', 'none']),
    sender: v.string(),
    /** Whether the server is used with a user name and password. */
    signsIn: v.boolean(),
  }),
  errors: [],
})
