import type { closeContactMessage } from '@amhs/domain/contracts/close-contact-message.contract'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'

export const handleCloseContactMessage: Handler<typeof closeContactMessage> = async ({
  request,
  account,
}) => {
  const firestore = await database()
  const { Timestamp } = await import('firebase-admin/firestore')
  const document = firestore.collection('contactMessages').doc(request.messageId)
  const closedAt = await firestore.runTransaction(async (transaction) => {
    const message = await transaction.get(document)
    if (!message.exists) throw refusal('message-not-found')
    const earlier: unknown = message.get('closedAt')
    if (earlier instanceof Timestamp) return earlier
    const now = Timestamp.now()
    transaction.update(document, {
      status: 'closed',
      closedAt: now,
      expiresAt: Timestamp.fromMillis(now.toMillis() + retentionTimes.closedMessage),
    })
    await audit(firestore, transaction, {
      action: message.get('kind') === 'service-error' ? 'error-report-closed' : 'message-closed',
      actorUid: account.uid,
      target: document.path,
      before: { status: 'open' },
      after: { status: 'closed' },
    })
    return now
  })
  return { messageId: document.id, closedAt: closedAt.toDate().toISOString() }
}
