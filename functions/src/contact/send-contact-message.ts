import { setTimeout as pause } from 'node:timers/promises'
import type { sendContactMessage } from '@amhs/domain/contracts/send-contact-message.contract'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import { requireProfile } from '../account/require-profile'
import { announceContactMessages } from '../email/contact-notice'
import { requireAccount } from '../platform/access'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'

/** How long the sender waits for the administrators' notice; the message is stored before, and the clock makes up for what is cut off. */
const noticeMilliseconds = 4000

export const handleSendContactMessage: Handler<typeof sendContactMessage> = async ({ request, account }) => {
  if (request.website !== '') throw refusal('looks-automatic')
  // Visitors may write. But a message that says whose account it comes from is not taken from one that is gone or disabled.
  if (account) await requireAccount(account)
  const firestore = await database()
  const { Timestamp } = await import('firebase-admin/firestore')
  if (request.kind === 'service-error') {
    const service = await firestore.collection('services').doc(request.serviceId).get()
    if (!service.exists) throw refusal('service-not-found')
  }
  const document = firestore.collection('contactMessages').doc(request.requestId)
  const receivedAt = Timestamp.now()
  const isNew = await firestore.runTransaction(async (transaction) => {
    if (account) await requireProfile(firestore, transaction, account.uid)
    if ((await transaction.get(document)).exists) return false
    transaction.create(document, {
      kind: request.kind,
      name: request.name,
      // As the provider keeps those of accounts: whoever erases an account finds the messages sent from its address by it.
      email: request.email.toLowerCase(),
      ...(request.kind === 'contact' ? { subject: request.subject } : { serviceId: request.serviceId }),
      message: request.message,
      language: request.language,
      // Kept so that the message goes when its sender's account goes.
      uid: account?.uid ?? null,
      status: 'open',
      createdAt: receivedAt,
      expiresAt: Timestamp.fromMillis(receivedAt.toMillis() + retentionTimes.openMessage),
    })
    return true
  })
  if (isNew) {
    const notice = announceContactMessages().catch(() => 0)
    await Promise.race([notice, pause(noticeMilliseconds, 0, { ref: false })])
  }
  return { messageId: document.id, receivedAt: receivedAt.toDate().toISOString() }
}
