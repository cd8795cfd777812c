import * as v from 'valibot'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/** Removes a support group and every request to join it. */
export const removeGroup = defineCallable({
  name: 'removeGroup',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({ id: documentId }),
  response: v.strictObject({ id: v.string() }),
  errors: ['group-not-found'],
})
