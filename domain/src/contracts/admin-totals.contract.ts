import * as v from 'valibot'
import { nothing } from './contract-fields'
import { defineCallable } from './define-callable'

/** A number of ten or more, or null where it is smaller and therefore hidden. */
export const shownNumber = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(10)))

/** Totals of the whole site. A hidden number cannot be worked out from the others. */
export const adminTotals = defineCallable({
  name: 'adminTotals',
  access: ['admin'],
  limit: { calls: 30, perSeconds: 60 },
  request: nothing,
  response: v.strictObject({
    users: shownNumber,
    usersByRole: v.strictObject({
      user: shownNumber,
      caregiver: shownNumber,
      professional: shownNumber,
      admin: shownNumber,
    }),
    ratings: shownNumber,
    pendingComments: shownNumber,
    openMessages: shownNumber,
    groups: shownNumber,
    services: shownNumber,
  }),
  errors: [],
})
