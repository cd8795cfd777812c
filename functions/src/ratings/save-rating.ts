import { isArticleId } from '@amhs/domain/content/article'
import type { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { ratingDocument, readTotal, totalDocument } from './rating-documents'

type CommentStatus = 'none' | 'pending' | 'approved' | 'rejected'

/** A comment that stays word for word keeps its decision; any other waits for one. */
function commentStatusOf(
  comment: string | undefined,
  earlierComment: unknown,
  earlierStatus: unknown,
): CommentStatus {
  if (comment === undefined) return 'none'
  if (comment !== earlierComment) return 'pending'
  return earlierStatus === 'approved' || earlierStatus === 'rejected' ? earlierStatus : 'pending'
}

export const handleSaveRating: Handler<typeof saveRating> = async ({ request, account }) => {
  // Only articles are rated. Ids of anything else would let anybody fill the database with totals of nothing.
  if (!isArticleId(request.targetId)) throw refusal('article-not-found')
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  const rating = ratingDocument(firestore, request.targetId, account.uid)
  const totals = totalDocument(firestore, request.targetId)
  return firestore.runTransaction(async (transaction) => {
    const earlier = await transaction.get(rating)
    const total = await readTotal(transaction, totals)
    const earlierStars: unknown = earlier.get('stars')
    const next = {
      count: total.count + (earlier.exists ? 0 : 1),
      sum: total.sum + request.stars - (typeof earlierStars === 'number' ? earlierStars : 0),
    }
    const commentStatus = commentStatusOf(
      request.comment,
      earlier.get('comment'),
      earlier.get('commentStatus'),
    )
    transaction.set(rating, {
      userId: account.uid,
      targetId: request.targetId,
      stars: request.stars,
      ...(request.comment === undefined ? {} : { comment: request.comment }),
      commentStatus,
      createdAt: earlier.get('createdAt') ?? FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
    })
    transaction.set(totals, next)
    return { total: next, commentStatus }
  })
}
