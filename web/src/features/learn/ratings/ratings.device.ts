import * as v from 'valibot'
import { readJson, storageKeys, writeJson } from '../../../platform/browser-storage'
import type { RatingRepository } from './ratings.repository'

const storedRating = v.object({
  userId: v.string(),
  targetId: v.string(),
  stars: v.picklist([1, 2, 3, 4, 5]),
  comment: v.optional(v.string()),
  updatedAt: v.number(),
})

type StoredRating = v.InferOutput<typeof storedRating>

function readAll(): readonly StoredRating[] {
  const stored = readJson(storageKeys.ratings)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    const parsed = v.safeParse(storedRating, entry)
    return parsed.success ? [parsed.output] : []
  })
}

/** Ratings of local mode: kept in this browser, one a person and article. There is nobody to approve comments here. */
export function deviceRatings(userId: string, targetId: string): RatingRepository {
  const isOwn = (rating: StoredRating) => rating.userId === userId && rating.targetId === targetId
  const totalNow = () => {
    const stars = readAll().flatMap((rating) => (rating.targetId === targetId ? [rating.stars] : []))
    return { count: stars.length, sum: stars.reduce<number>((sum, star) => sum + star, 0) }
  }
  const write = (ratings: readonly StoredRating[]) => {
    if (!writeJson(storageKeys.ratings, ratings)) throw new Error('The browser keeps nothing.')
  }
  return {
    async total() {
      return totalNow()
    },
    async own() {
      const found = readAll().find(isOwn)
      if (!found) return null
      const { stars, comment } = found
      return { stars, ...(comment === undefined ? {} : { comment }), commentStatus: 'none' }
    },
    async comments() {
      return { entries: [], next: null }
    },
    async save({ stars, comment }) {
      const rating = v.parse(storedRating, { userId, targetId, stars, comment, updatedAt: Date.now() })
      write([...readAll().filter((other) => !isOwn(other)), rating])
      return { total: totalNow(), commentStatus: 'none' }
    },
    async remove() {
      write(readAll().filter((rating) => !isOwn(rating)))
      return totalNow()
    },
  }
}
