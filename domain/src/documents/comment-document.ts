import * as v from 'valibot'
import { articleId, stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { whole } from './document-fields'
import { timestamp } from './timestamp'

/**
 * `comments/{id}`: an approved comment as everybody may read it. The id is drawn at random and no field says who wrote it; the
 * link stands in the rating, which only its owner and administrators read. Only the server writes it.
 */
export const commentSchema = v.object({
  targetId: articleId,
  stars: whole(1, 5),
  comment: stored(textKinds.comment),
  updatedAt: timestamp,
})

export type CommentDocument = v.InferOutput<typeof commentSchema>
