import { removeRating } from '@amhs/domain/contracts/remove-rating.contract'
import { saveRating, stars as starsSchema } from '@amhs/domain/contracts/save-rating.contract'
import { commentSchema } from '@amhs/domain/documents/comment-document'
import { ratingId, ratingSchema } from '@amhs/domain/documents/rating-document'
import { ratingTotalSchema } from '@amhs/domain/documents/rating-total-document'
import type { Firestore } from 'firebase/firestore'
import { collection, doc, getDocFromServer, orderBy, query, where } from 'firebase/firestore'
import * as v from 'valibot'
import type { DocumentMark } from '../../../platform/data/read-document-page'
import { readDocumentPage } from '../../../platform/data/read-document-page'
import { callFunction } from '../../../platform/firebase/call-function'
import type { RatingRepository } from './ratings.repository'

/** Comments a page. */
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
      const all = query(
        collection(firestore, 'comments'),
        where('targetId', '==', targetId),
        orderBy('updatedAt', 'desc'),
      )
      // A mark is only ever one that an earlier page of this list gave.
      return readDocumentPage(all, pageSize, after as DocumentMark | null, (snapshot) => {
        const { success, output } = v.safeParse(commentSchema, snapshot.data())
        if (!success) return null
        const { stars, comment, updatedAt } = output
        return { id: snapshot.id, stars, comment, updatedAt }
      })
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
