import * as v from 'valibot'
import { groupSchema } from '../documents/group-document'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

const {
  updatedAt: _updatedAt,
  facilitatorUid: _facilitatorUid,
  taken: _taken,
  ...entries
} = groupSchema.entries

/**
 * Adds a support group (`id` absent) or replaces one; its requests to join stay. The facilitator must be an enabled
 * account with the role professional whose entry in a register was checked, since they see the requests. An example is refused outside of a demonstration.
 */
export const saveGroup = defineCallable({
  name: 'saveGroup',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({
    id: v.optional(documentId),
    group: v.strictObject({ ...entries, facilitatorUid: documentId }),
  }),
  response: v.strictObject({ id: v.string() }),
  errors: ['group-not-found', 'facilitator-not-found', 'facilitator-not-checked', 'example-refused'],
})
