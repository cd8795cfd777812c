import * as v from 'valibot'
import { commentStatus } from '../documents/rating-document'
import { articleId, written } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { defineCallable } from './define-callable'

/** A rating as a whole number of stars. */
export const stars = v.picklist([1, 2, 3, 4, 5])

/** What is known of all ratings of one target: how many, and the sum of their stars. */
export const ratingTotal = v.strictObject({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sum: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/**
 * Saves the caller's one rating of an article; an earlier one is replaced. A new comment waits for approval. Needs a verified
 * address, so that ratings cannot be had for the price of throw-away accounts.
 */
export const saveRating = defineCallable({
  name: 'saveRating',
  access: 'verified',
  limit: { calls: 30, perSeconds: 600, perDay: 10_000 },
  request: v.strictObject({
    targetId: articleId,
    stars,
    comment: v.optional(written(textKinds.comment)),
  }),
  response: v.strictObject({ total: ratingTotal, commentStatus }),
  uncounted: ['article-not-found', 'profile-missing'],
  errors: ['article-not-found', 'profile-missing'],
})
