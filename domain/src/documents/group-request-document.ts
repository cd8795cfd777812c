import * as v from 'valibot'
import { bilingual, stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { language, uid } from './document-fields'
import { timestamp } from './timestamp'

/**
 * How a request stands: nobody has answered; it is accepted, which is what makes somebody a member; it is on the waiting list; it
 * was declined; a member was asked to leave; or the group was removed while it was under way, which its person learns by it.
 */
export const requestStatuses = ['asked', 'accepted', 'waiting', 'declined', 'removed', 'ended'] as const

export type RequestStatus = (typeof requestStatuses)[number]

/** `groups/{groupId}/requests/{uid}`: a person asks to join; withdrawing or leaving deletes it. Only the server answers. */
export const groupRequestSchema = v.strictObject({
  uid,
  /** What the person wants to be called. */
  name: stored(textKinds.personName),
  message: v.optional(stored(textKinds.requestMessage)),
  language,
  requestedAt: timestamp,
  status: v.picklist(requestStatuses),
  /** What the facilitator wrote back. */
  answer: v.optional(stored(textKinds.groupAnswer)),
  answeredAt: v.optional(timestamp),
  /** When the group was given to another facilitator, and message and answer were taken out. Written by the server. */
  handedOverAt: v.optional(timestamp),
  /** Whether there were a message or an answer that were taken out then. */
  wordsGone: v.optional(v.literal(true)),
  /** Urgent words stood in the message. Written by the server, which looks for them itself; it stays when the message is taken out. */
  urgent: v.optional(v.literal(true)),
  /** When the group was removed, and how it was called: its own document has gone. Written by the server with `ended`. */
  endedAt: v.optional(timestamp),
  groupName: v.optional(bilingual(textKinds.groupName)),
})

export type GroupRequestDocument = v.InferOutput<typeof groupRequestSchema>

/** How a request stands that a facilitator can read. */
export type LetterStatus = Exclude<RequestStatus, 'ended'>

/** A request as its facilitator reads it: its group is there. */
export type GroupLetter = GroupRequestDocument & { readonly status: LetterStatus }
