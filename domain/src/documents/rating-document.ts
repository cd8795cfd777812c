import * as v from 'valibot'
import { articleId, stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { sized, uid, whole } from './document-fields'
import { timestamp } from './timestamp'

/** What has become of a rating's comment; a comment is shown to others only once an administrator has approved it. */
export const commentStatus = v.picklist(['none', 'pending', 'approved', 'rejected'])

export type CommentStatus = v.InferOutput<typeof commentStatus>

/** `ratings/{targetId}_{uid}`: one person's rating of one article. Only the server writes it. */
export const ratingSchema = v.object({
  userId: uid,
  targetId: articleId,
  stars: whole(1, 5),
  comment: v.optional(stored(textKinds.comment)),
  commentStatus,
  /** Where the approved comment stands for others, in `comments`. */
  publicId: v.optional(sized(1, 40)),
  createdAt: timestamp,
  updatedAt: timestamp,
})

/** The document id of a rating. */
export function ratingId(targetId: string, userId: string): string {
  return `${targetId}_${userId}`
}

export type RatingDocument = v.InferOutput<typeof ratingSchema>
