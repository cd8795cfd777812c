import * as v from 'valibot'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/** How many people a support group has: what an administrator is told before removing it. Neither who they are nor what they wrote. */
export const countGroup = defineCallable({
  name: 'countGroup',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({ id: documentId }),
  response: v.strictObject({
    members: v.number(),
    /** Requests that nobody has answered, and those on the waiting list. */
    open: v.number(),
  }),
  errors: ['group-not-found'],
})
