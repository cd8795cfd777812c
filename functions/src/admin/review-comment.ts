import type { reviewComment } from '@amhs/domain/contracts/review-comment.contract'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'

export const handleReviewComment: Handler<typeof reviewComment> = async ({ request, account }) => {
  const firestore = await database()
  const document = firestore.collection('ratings').doc(request.ratingId)
  await firestore.runTransaction(async (transaction) => {
    const rating = await transaction.get(document)
    if (!rating.exists || rating.get('comment') === undefined) throw refusal('rating-not-found')
    if (rating.get('comment') !== request.comment) throw refusal('comment-changed')
    transaction.update(document, { commentStatus: request.decision })
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
