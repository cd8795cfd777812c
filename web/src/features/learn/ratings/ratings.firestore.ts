import { removeRating } from '@amhs/domain/contracts/remove-rating.contract'
import { saveRating, stars as starsSchema } from '@amhs/domain/contracts/save-rating.contract'
import { commentSchema } from '@amhs/domain/documents/comment-document'
import { ratingId, ratingSchema } from '@amhs/domain/documents/rating-document'
import { ratingTotalSchema } from '@amhs/domain/documents/rating-total-document'
import type { Firestore } from 'firebase/firestore'
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore'
import * as v from 'valibot'
import { callFunction } from '../../../platform/firebase/call-function'
import type { RatingRepository } from './ratings.repository'

/** Comments a page; one more is asked for, to know whether there are others. */
const pageSize = 10

/**
 * Ratings in the cloud: totals and approved comments are public and name nobody, one's own rating is read and changed by its
 * owner.
 */
export function firestoreRatings(
  firestore: Firestore,
  uid: string | null,
  targetId: string,
): RatingRepository {
  const ratings = collection(firestore, 'ratings')
  return {
    async total() {
      const snapshot = await getDocFromServer(doc(firestore, 'ratingTotals', targetId))
      return snapshot.exists() ? v.parse(ratingTotalSchema, snapshot.data()) : { count: 0, sum: 0 }
    },
    async own() {
      if (uid === null) return null
      const snapshot = await getDocFromServer(doc(ratings, ratingId(targetId, uid)))
      if (!snapshot.exists()) return null
      const { stars, comment, commentStatus } = v.parse(ratingSchema, snapshot.data())
      return { stars, ...(comment === undefined ? {} : { comment }), commentStatus }
    },
    async comments(after) {
      const asked = query(
        collection(firestore, 'comments'),
        where('targetId', '==', targetId),
        orderBy('updatedAt', 'desc'),
        ...(after === null ? [] : [startAfter(after)]),
        limit(pageSize + 1),
      )
      const { docs } = await getDocsFromServer(asked)
      const shown = docs.slice(0, pageSize)
      return {
        entries: shown.flatMap((snapshot) => {
          const { success, output } = v.safeParse(commentSchema, snapshot.data())
          if (!success) return []
          const { stars, comment, updatedAt } = output
          return [{ id: snapshot.id, stars, comment, updatedAt }]
        }),
        next: docs.length > pageSize ? shown.at(-1) : null,
      }
    },
    async save({ stars, comment }) {
      return callFunction(saveRating, {
        targetId,
        stars: v.parse(starsSchema, stars),
        ...(comment === undefined ? {} : { comment }),
      })
    },
    async remove() {
      return (await callFunction(removeRating, { targetId })).total
    },
  }
}
