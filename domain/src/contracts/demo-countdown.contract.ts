import * as v from 'valibot'
import { defineCallable } from './define-callable'

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))

/** Counts down to zero, one streamed piece a step; `stepMilliseconds` is the pause between two. */
export const demoCountdown = defineCallable({
  name: 'demoCountdown',
  access: 'visitor',
  limit: { calls: 30, perSeconds: 60, perAddress: 150, perDay: 20_000 },
  request: v.strictObject({
    from: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    stepMilliseconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(1000)), 1000),
  }),
  chunk: v.strictObject({ remaining: seconds }),
  response: v.strictObject({ steps: v.pipe(v.number(), v.integer()) }),
  errors: [],
})
