import * as v from 'valibot'
import { roles } from '../accounts/roles'
import { nothing } from './contract-fields'
import { defineCallable } from './define-callable'

/** What the server knows of a signed-in caller from the token alone. */
export const demoWhoAmI = defineCallable({
  name: 'demoWhoAmI',
  access: 'signed-in',
  limit: { calls: 60, perSeconds: 60, perAddress: 300, perDay: 20_000 },
  request: nothing,
  response: v.strictObject({ uid: v.string(), role: v.picklist(roles), emailVerified: v.boolean() }),
  errors: [],
})
