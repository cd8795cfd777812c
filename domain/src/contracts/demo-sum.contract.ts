import * as v from 'valibot'
import { defineCallable } from './define-callable'

/** Adds one to twenty whole numbers between minus one million and one million. */
export const demoSum = defineCallable({
  name: 'demoSum',
  access: 'visitor',
  limit: { calls: 60, perSeconds: 60, perAddress: 300, perDay: 20_000 },
  request: v.strictObject({
    numbers: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
  response: v.strictObject({ sum: v.pipe(v.number(), v.integer()) }),
  errors: [],
})
