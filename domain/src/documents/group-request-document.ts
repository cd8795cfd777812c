import * as v from 'valibot'
import { language, sized, uid } from './document-fields'
import { documentLimits } from './document-limits'
import { timestamp } from './timestamp'

/** `groups/{groupId}/requests/{uid}`: a person asks to join; withdrawing deletes it. */
export const groupRequestSchema = v.strictObject({
  uid,
  /** What the person wants to be called. */
  name: sized(1, documentLimits.personName),
  message: v.optional(sized(1, documentLimits.requestMessage)),
  language,
  requestedAt: timestamp,
})

export type GroupRequestDocument = v.InferOutput<typeof groupRequestSchema>
