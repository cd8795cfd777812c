import * as v from 'valibot'
import { cleaned, webAddress } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { timestamp } from './timestamp'

/** What a facilitator tells members alone; each part may be left out. */
export const memberDetails = {
  /** Where a meeting on the internet is entered. */
  link: v.optional(webAddress),
  place: v.optional(cleaned(textKinds.meetingPlace)),
  rules: v.optional(cleaned(textKinds.groupRules)),
}

/** `groups/{groupId}/memberDetails/meeting`: how members take part. Only the server writes it. */
export const memberDetailsSchema = v.object({ ...memberDetails, updatedAt: timestamp })

export type MemberDetailsDocument = v.InferOutput<typeof memberDetailsSchema>
