import * as v from 'valibot'
import { stored } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { documentId } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * Approves or rejects the comment of a rating. `comment` is the text the administrator has read: if the person has
 * changed it meanwhile, nothing is approved unseen.
 */
export const reviewComment = defineCallable({
  name: 'reviewComment',
  access: ['admin'],
  limit: { calls: 120, perSeconds: 60 },
  request: v.strictObject({
    ratingId: documentId,
    comment: stored(textKinds.comment),
    decision: v.picklist(['approved', 'rejected']),
  }),
  response: v.strictObject({ ratingId: v.string(), commentStatus: v.picklist(['approved', 'rejected']) }),
  errors: ['rating-not-found', 'comment-changed'],
})
