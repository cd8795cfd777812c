import * as v from 'valibot'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * How many people stand before the caller on the waiting list of a group, the caller counted: 1 is next. Counted when it is asked, in the
 * order in which the facilitator sees the list; nothing is told of the others. Null for who is not on it, perhaps since a moment ago.
 */
export const waitingPlace = defineCallable({
  name: 'waitingPlace',
  access: 'signed-in',
  openToClosed: true,
  limit: { calls: 60, perSeconds: 300, perDay: 50_000 },
  request: v.strictObject({ groupId: documentId }),
  response: v.strictObject({ place: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
  errors: [],
})
