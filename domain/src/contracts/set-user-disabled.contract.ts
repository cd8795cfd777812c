import * as v from 'valibot'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/** Disables an account and ends its sessions, or enables it again. The last enabled administrator stays enabled. */
export const setUserDisabled = defineCallable({
  name: 'setUserDisabled',
  access: ['admin'],
  limit: { calls: 60, perSeconds: 60 },
  request: v.strictObject({ uid: documentId, disabled: v.boolean() }),
  response: v.strictObject({ uid: v.string(), disabled: v.boolean() }),
  errors: ['user-not-found', 'last-admin'],
})
