import * as v from 'valibot'
import { whole } from './document-fields'

/** `ratingTotals/{targetId}`: how many ratings, and the sum of their stars, so that nobody reads all ratings. */
export const ratingTotalSchema = v.pipe(
  v.object({ count: whole(0, Number.MAX_SAFE_INTEGER), sum: whole(0, Number.MAX_SAFE_INTEGER) }),
  v.check(({ count, sum }) => sum >= count && sum <= 5 * count, 'the sum must be 1 to 5 for each rating'),
)

export type RatingTotalDocument = v.InferOutput<typeof ratingTotalSchema>

/** The mean number of stars, 1 to 5, or null where nobody has rated yet. */
export function averageStars({ count, sum }: RatingTotalDocument): number | null {
  return count === 0 ? null : sum / count
}
