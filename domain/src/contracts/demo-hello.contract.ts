import * as v from 'valibot'
import { language } from '../documents/document-fields'
import { line } from '../forms/field-schemas'
import { defineCallable } from './define-callable'

/** Greets by name in the reader's language. */
export const demoHello = defineCallable({
  name: 'demoHello',
  access: 'visitor',
  limit: { calls: 60, perSeconds: 60, perAddress: 300, perDay: 20_000 },
  request: v.strictObject({ name: v.optional(line(1, 50)), language }),
  response: v.strictObject({ greeting: v.string() }),
  errors: [],
})
