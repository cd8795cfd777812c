import * as v from 'valibot'
import { text } from '../forms/field-schemas'
import { defineCallable } from './define-callable'

/** Sends a text back, with its length in characters as a person counts them. */
export const demoEcho = defineCallable({
  name: 'demoEcho',
  access: 'visitor',
  limit: { calls: 60, perSeconds: 60, perAddress: 300, perDay: 20_000 },
  request: v.strictObject({ text: text(1, 500) }),
  response: v.strictObject({ text: v.string(), characters: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  errors: [],
})
