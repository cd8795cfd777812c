import * as v from 'valibot'
import { roles } from '../accounts/roles'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/** Gives an account another role. The last enabled administrator keeps theirs. */
export const setUserRole = defineCallable({
  name: 'setUserRole',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({ uid: documentId, role: v.picklist(roles) }),
  response: v.strictObject({ uid: v.string(), role: v.picklist(roles) }),
  errors: ['user-not-found', 'account-not-verified', 'last-admin'],
})
