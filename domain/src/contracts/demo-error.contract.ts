import * as v from 'valibot'
import { defineCallable } from './define-callable'

/** Fails on purpose: with a reason of its own, or the way an unforeseen fault would look from outside. */
export const demoError = defineCallable({
  name: 'demoError',
  access: 'visitor',
  limit: { calls: 60, perSeconds: 60, perAddress: 300, perDay: 20_000 },
  request: v.strictObject({ kind: v.picklist(['deliberate', 'unforeseen']) }),
  response: v.never(),
  errors: ['deliberate'],
})
