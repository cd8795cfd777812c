import * as v from 'valibot'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/** Gives a group with its requests, but without what they say, to another professional; the group then bears the name of that account. */
export const handOverGroup = defineCallable({
  name: 'handOverGroup',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({ id: documentId, facilitatorUid: documentId }),
  response: v.strictObject({ facilitatorName: v.string() }),
  errors: ['group-not-found', 'facilitator-not-found', 'facilitator-not-checked'],
})
