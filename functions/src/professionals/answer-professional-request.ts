import type { answerProfessionalRequest } from '@amhs/domain/contracts/answer-professional-request.contract'
import { professionalRequestSchema } from '@amhs/domain/documents/professional-document'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { parse } from 'valibot'
import { audit } from '../admin/audit'
import { changeRole } from '../admin/change-role'
import { sendGroupNews } from '../groups/group-news'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'

/** @throws HttpsError where the request is gone, answered, or no longer the one that was looked at. */
function requireSeen(found: DocumentSnapshot, askedAt: number): void {
  if (!found.exists) throw refusal('professional-request-not-found')
  if (found.get('status') !== 'asked' || found.get('askedAt')?.toMillis() !== askedAt)
    throw refusal('request-changed')
}

/**
 * The role comes first: where it cannot be given, nothing is written. Where the answer is then cut off, the role stands without a
 * badge and the request still waits, so the administrator answers once more.
 */
export const handleAnswerProfessionalRequest: Handler<typeof answerProfessionalRequest> = async ({
  request,
  account,
}) => {
  const { uid, decision, askedAt } = request
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  const document = firestore.collection('professionalRequests').doc(uid)
  requireSeen(await document.get(), askedAt)
  if (decision === 'granted') await changeRole(uid, 'professional', account.uid)
  await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(document)
    requireSeen(found, askedAt)
    const now = FieldValue.serverTimestamp()
    if (decision === 'granted') {
      const { name, profession, organisation, register } = parse(professionalRequestSchema, found.data())
      transaction.set(firestore.collection('professionals').doc(uid), {
        name,
        profession,
        organisation,
        register,
        checkedAt: now,
      })
    }
    transaction.update(document, {
      status: decision,
      answeredAt: now,
      ...(request.decision === 'refused' ? { reason: request.reason } : {}),
    })
    await audit(firestore, transaction, {
      action: decision === 'granted' ? 'professional-granted' : 'professional-refused',
      actorUid: account.uid,
      target: `users/${uid}`,
    })
  })
  return { mail: (await sendGroupNews(uid)) ? 'sent' : 'not-sent' }
}
