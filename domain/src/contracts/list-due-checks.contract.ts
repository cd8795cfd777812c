import * as v from 'valibot'
import { professions } from '../documents/professional-document'
import { instant, nothing } from './contract-fields'
import { defineCallable } from './define-callable'

/** The professionals whose entry in a register is to be looked up again: the check is over, or ends within a month. */
export const listDueChecks = defineCallable({
  name: 'listDueChecks',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: nothing,
  response: v.strictObject({
    checks: v.array(
      v.strictObject({
        uid: v.string(),
        name: v.string(),
        profession: v.picklist(professions),
        organisation: v.string(),
        register: v.string(),
        /** From the request that was granted; null where its owner asked anew and took that back. */
        number: v.nullable(v.string()),
        /** Whether new details of theirs wait among the requests. */
        asksAgain: v.boolean(),
        checkedAt: instant,
        validUntil: instant,
      }),
    ),
    /** Whether there are more than were listed. */
    more: v.boolean(),
  }),
  errors: [],
})
