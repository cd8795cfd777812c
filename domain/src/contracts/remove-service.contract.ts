import * as v from 'valibot'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/** Removes a service from the finder. */
export const removeService = defineCallable({
  name: 'removeService',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({ id: documentId }),
  response: v.strictObject({ id: v.string() }),
  errors: ['service-not-found'],
})
