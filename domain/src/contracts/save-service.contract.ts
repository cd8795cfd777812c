import * as v from 'valibot'
import { serviceSchema } from '../documents/service-document'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

const { geohash: _geohash, ...entries } = serviceSchema.entries

/** Adds a service (`id` absent) or replaces one. The geohash is worked out by the server from the coordinates. */
export const saveService = defineCallable({
  name: 'saveService',
  access: ['admin'],
  limit: { calls: 120, perSeconds: 60 },
  request: v.strictObject({ id: v.optional(documentId), service: v.strictObject(entries) }),
  response: v.strictObject({ id: v.string() }),
  errors: ['service-not-found'],
})
