import * as v from 'valibot'
import { stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { language, uid } from './document-fields'
import { timestamp } from './timestamp'

/** `groups/{groupId}/requests/{uid}`: a person asks to join; withdrawing deletes it. */
export const groupRequestSchema = v.strictObject({
  uid,
  /** What the person wants to be called. */
  name: stored(textKinds.personName),
  message: v.optional(stored(textKinds.requestMessage)),
  language,
  requestedAt: timestamp,
})

export type GroupRequestDocument = v.InferOutput<typeof groupRequestSchema>
