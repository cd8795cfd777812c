import * as v from 'valibot'
import { longestEmailAddress } from '../forms/email-address'
import { stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { language, sized, uid } from './document-fields'
import { timestamp } from './timestamp'

const common = {
  name: stored(textKinds.senderName),
  email: sized(3, longestEmailAddress),
  message: stored(textKinds.contactMessage),
  language,
  /** The sender's account, so that the message goes when the account goes; null for a visitor. */
  uid: v.nullable(uid),
  status: v.picklist(['open', 'closed']),
  createdAt: timestamp,
  closedAt: v.optional(timestamp),
  /** When the database erases it by itself (`privacy/retention-times.ts`). */
  expiresAt: v.optional(timestamp),
}

/** `contactMessages/{id}`: a message of the contact form or a report of an error in a service. Server writes, admins read. */
export const contactMessageSchema = v.variant('kind', [
  v.object({ ...common, kind: v.literal('contact'), subject: stored(textKinds.subject) }),
  v.object({ ...common, kind: v.literal('service-error'), serviceId: sized(1, 128) }),
])

export type ContactMessageDocument = v.InferOutput<typeof contactMessageSchema>
