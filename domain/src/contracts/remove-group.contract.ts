import * as v from 'valibot'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * Removes a support group and what was written in it. Of whoever belonged to it or waited, the request stays without its words, as one that
 * has ended: they read that the group is gone, and clear it.
 */
export const removeGroup = defineCallable({
  name: 'removeGroup',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({ id: documentId }),
  response: v.strictObject({ id: v.string() }),
  errors: ['group-not-found'],
})
