import * as v from 'valibot'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/** Where somebody stands on a waiting list, as far as they are told. */
export const waitingPlaces = ['next', 'soon', 'later'] as const

export type WaitingPlace = (typeof waitingPlaces)[number]

/**
 * Where the caller stands on the waiting list of a group: next, one of the next five, or later. The exact number would tell, to
 * somebody who asks from two accounts, when others asked. Counted when it is asked, in the order in which the facilitator sees the list.
 * Null for who is not on it, perhaps since a moment ago.
 */
export const waitingPlace = defineCallable({
  name: 'waitingPlace',
  access: 'signed-in',
  openToClosed: true,
  limit: { calls: 60, perSeconds: 300, perDay: 50_000 },
  request: v.strictObject({ groupId: documentId }),
  response: v.strictObject({ place: v.nullable(v.picklist(waitingPlaces)) }),
  errors: [],
})
