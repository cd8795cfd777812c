import * as v from 'valibot'
import { shareId } from './create-share.contract'
import { defineCallable } from './define-callable'

/** Ends one of the caller's own links at once: its file is erased. One that has ended or never was is no error. */
export const revokeShare = defineCallable({
  name: 'revokeShare',
  access: 'signed-in',
  openToClosed: true,
  limit: { calls: 60, perSeconds: 300 },
  request: v.strictObject({ id: shareId }),
  response: v.strictObject({}),
  errors: [],
})
