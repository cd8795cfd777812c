import * as v from 'valibot'
import { instant, nothing } from './contract-fields'
import { defineCallable } from './define-callable'

/** How many wait, and since when the one that waits longest; null where none does. */
const waiting = v.strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  oldest: v.nullable(instant),
})

/**
 * What waits for an administrator. These are the true numbers, unlike those of `adminTotals`: each is work that somebody has to do, and
 * the entries behind it can be opened one by one. Of requests to join groups nothing but number and moment is told.
 */
export const adminQueue = defineCallable({
  name: 'adminQueue',
  access: ['admin'],
  limit: { calls: 120, perSeconds: 60 },
  request: nothing,
  response: v.strictObject({
    requests: waiting,
    messages: waiting,
    comments: waiting,
    errors: waiting,
    professionals: waiting,
    /** Checks of professionals that are over or end within a month; since when they are due. */
    checks: waiting,
    /** Whether one of them holds more than are counted in one go. */
    more: v.boolean(),
  }),
  errors: [],
})
