import type { reviewComment } from '@amhs/domain/contracts/review-comment.contract'
import { commentSchema } from '@amhs/domain/documents/comment-document'
import { is } from 'valibot'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { earlierPublicComment, publicComment } from '../ratings/rating-documents'
import { audit } from './audit'

export const handleReviewComment: Handler<typeof reviewComment> = async ({ request, account }) => {
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  const document = firestore.collection('ratings').doc(request.ratingId)
  await firestore.runTransaction(async (transaction) => {
    const rating = await transaction.get(document)
    if (!rating.exists || rating.get('comment') === undefined) throw refusal('rating-not-found')
    if (rating.get('comment') !== request.comment) throw refusal('comment-changed')
    let publicId: unknown = FieldValue.delete()
    if (request.decision === 'approved') {
      // Others read this copy, which says nothing of its author, and never the rating itself.
      const [targetId, stars, updatedAt] = ['targetId', 'stars', 'updatedAt'].map((field) =>
        rating.get(field),
      )
      const content = { targetId, stars, comment: request.comment, updatedAt }
      if (!is(commentSchema, content)) throw refusal('rating-not-found')
      const shown = publicComment(firestore, rating)
      transaction.set(shown, content)
      publicId = shown.id
    } else {
      const shown = earlierPublicComment(firestore, rating)
      if (shown) transaction.delete(shown)
    }
    transaction.update(document, { commentStatus: request.decision, publicId })
    await audit(firestore, transaction, {
      action: 'comment-reviewed',
      actorUid: account.uid,
      // Without the author's uid, which the document's own name ends with: it has to be erasable.
      target: `ratings/${String(rating.get('targetId'))}`,
      subjectUid: String(rating.get('userId')),
      before: { commentStatus: String(rating.get('commentStatus')) },
      after: { commentStatus: request.decision },
    })
  })
  return { ratingId: document.id, commentStatus: request.decision }
}
