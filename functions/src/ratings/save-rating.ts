import { isArticleId } from '@amhs/domain/content/article'
import type { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import type { CommentStatus } from '@amhs/domain/documents/rating-document'
import { requireProfile } from '../account/require-profile'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import {
  earlierPublicComment,
  publicComment,
  ratingDocument,
  totalDocument,
  totalIn,
} from './rating-documents'

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
  const saved = await firestore.runTransaction(async (transaction) => {
    await requireProfile(firestore, transaction, account.uid)
    const earlier = await transaction.get(rating)
    const earlierStars: unknown = earlier.get('stars')
    const commentStatus = commentStatusOf(
      request.comment,
      earlier.get('comment'),
      earlier.get('commentStatus'),
    )
    const updatedAt = FieldValue.serverTimestamp()
    const { targetId, stars, comment } = request
    const shown = commentStatus === 'approved' ? publicComment(firestore, earlier) : undefined
    if (shown) transaction.set(shown, { targetId, stars, comment, updatedAt })
    const noLongerShown = shown ? undefined : earlierPublicComment(firestore, earlier)
    if (noLongerShown) transaction.delete(noLongerShown)
    transaction.set(rating, {
      userId: account.uid,
      targetId,
      stars,
      ...(comment === undefined ? {} : { comment }),
      commentStatus,
      ...(shown ? { publicId: shown.id } : {}),
      createdAt: earlier.get('createdAt') ?? FieldValue.serverTimestamp(),
      updatedAt,
    })
    // Added to without being read: a transaction that read the total would wait for everybody else who rates this article.
    const more = {
      count: FieldValue.increment(earlier.exists ? 0 : 1),
      sum: FieldValue.increment(stars - (typeof earlierStars === 'number' ? earlierStars : 0)),
    }
    transaction.set(totals, more, { merge: true })
    return { commentStatus }
  })
  return { total: totalIn(await totals.get()), ...saved }
}
