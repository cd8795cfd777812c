import * as v from 'valibot'
import { whole } from './document-fields'

/** `ratingTotals/{targetId}`: how many ratings, and the sum of their stars, so that nobody reads all ratings. */
export const ratingTotalSchema = v.pipe(
  v.object({ count: whole(0, Number.MAX_SAFE_INTEGER), sum: whole(0, Number.MAX_SAFE_INTEGER) }),
  v.check(({ count, sum }) => sum >= count && sum <= 5 * count, 'the sum must be 1 to 5 for each rating'),
)

export type RatingTotalDocument = v.InferOutput<typeof ratingTotalSchema>

/** From so many ratings on an average says something, and one person cannot set it alone. */
export const fewestForAverage = 5

/** The mean number of stars, 1 to 5, or null where too few have rated for it to be shown. */
export function averageStars({ count, sum }: RatingTotalDocument): number | null {
  return count < fewestForAverage ? null : sum / count
}
