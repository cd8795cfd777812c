import * as v from 'valibot'
import { stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { uid } from './document-fields'
import { timestamp } from './timestamp'

/**
 * `groups/{groupId}/askedToLeave/{uid}`: the facilitator asked this member to leave, so they cannot ask to join again until the facilitator
 * takes the mark back. The server writes it; the person sees it and cannot delete it.
 */
export const askedToLeaveSchema = v.strictObject({
  uid,
  /** What the person was called in the group, by which the facilitator knows them. */
  name: stored(textKinds.personName),
  at: timestamp,
})

export type AskedToLeaveDocument = v.InferOutput<typeof askedToLeaveSchema>
