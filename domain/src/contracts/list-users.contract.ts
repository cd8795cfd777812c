import * as v from 'valibot'
import { roles } from '../accounts/roles'
import { uid } from '../documents/document-fields'
import { instant } from './contract-fields'
import { defineCallable } from './define-callable'

/** One account as administrators see it: nothing of screenings, not even whether there are any. */
export const listedUser = v.strictObject({
  uid: v.string(),
  email: v.string(),
  displayName: v.string(),
  role: v.picklist(roles),
  emailVerified: v.boolean(),
  disabled: v.boolean(),
  /** An account without one can write nothing, and is shown so that it can be dealt with. */
  hasProfile: v.boolean(),
  createdAt: v.nullable(instant),
  lastSignInAt: v.nullable(instant),
})

/**
 * A page of accounts: without `emailPrefix` of all that there are, otherwise of those whose address begins so, and of one without a
 * profile only where it is the whole address. `nextPage` is null after the last one; a page can be shorter than asked for, and even
 * empty, while there are more, since only so many accounts are looked at in one call.
 */
export const listUsers = defineCallable({
  name: 'listUsers',
  access: ['admin'],
  limit: { calls: 120, perSeconds: 60 },
  request: v.strictObject({
    emailPrefix: v.optional(
      v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.regex(/^[^\s\p{C}]*$/u)),
    ),
    /** The beginning of the name as people see it, or of the last name; with it the answer is a single page. */
    namePrefix: v.optional(
      v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(/^\P{C}*$/u)),
    ),
    /** Just these accounts, for pages that know them by their number; those that are gone are left out. */
    uids: v.optional(v.pipe(v.array(uid), v.minLength(1), v.maxLength(50))),
    role: v.optional(v.picklist(roles)),
    verified: v.optional(v.boolean()),
    disabled: v.optional(v.boolean()),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20),
    page: v.optional(v.pipe(v.string(), v.maxLength(600))),
  }),
  response: v.strictObject({ users: v.array(listedUser), nextPage: v.nullable(v.string()) }),
  errors: [],
})
