import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { answerProfessionalRequest } from '@amhs/domain/contracts/answer-professional-request.contract'
import { professionalRequestSchema } from '@amhs/domain/documents/professional-document'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { parse } from 'valibot'
import { audit } from '../admin/audit'
import { changeRole } from '../admin/change-role'
import { foundAccount } from '../admin/found-account'
import { sendGroupNews } from '../groups/group-news'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { reasonOfRefusal, refusal } from '../platform/refusal'
import { checkedNow } from './checks'

/** @throws HttpsError where the request is gone, answered, or no longer the one that was looked at. */
function requireSeen(found: DocumentSnapshot, askedAt: number): void {
  if (!found.exists) throw refusal('professional-request-not-found')
  if (found.get('status') !== 'asked' || found.get('askedAt')?.toMillis() !== askedAt)
    throw refusal('request-changed')
}

/**
 * Gives the role for a request. That of an administrator is never replaced.
 * @returns what takes the role back where the badge does not follow
 */
async function giveRole(firestore: Firestore, uid: string, actorUid: string): Promise<() => Promise<void>> {
  const before = roleFromClaim((await foundAccount(uid)).customClaims?.role)
  if (before === 'admin') throw refusal('request-changed')
  await changeRole(uid, 'professional', actorUid)
  return async () => {
    // Another administrator may have answered the same request, and given the badge.
    const badge = await firestore.collection('professionals').doc(uid).get()
    if (before !== 'professional' && !badge.exists)
      await changeRole(uid, 'user', actorUid, { keepRequest: true })
  }
}

/**
 * The role comes first: where it cannot be given, nothing is written. Where the request was changed meanwhile, the role is taken back.
 * Where the answer is cut off, the role stands without a badge and the request still waits, so the administrator answers once more.
 */
export const handleAnswerProfessionalRequest: Handler<typeof answerProfessionalRequest> = async ({
  request,
  account,
}) => {
  const { uid, decision, askedAt } = request
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  const check = request.decision === 'granted' ? await checkedNow(request.registeredUntil) : undefined
  const document = firestore.collection('professionalRequests').doc(uid)
  requireSeen(await document.get(), askedAt)
  const takeBack = decision === 'granted' ? await giveRole(firestore, uid, account.uid) : undefined
  const answer = firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(document)
    requireSeen(found, askedAt)
    const now = FieldValue.serverTimestamp()
    if (check) {
      const { name, profession, organisation, register } = parse(professionalRequestSchema, found.data())
      transaction.set(firestore.collection('professionals').doc(uid), {
        name,
        profession,
        organisation,
        register,
        ...check,
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
  await answer.catch(async (error: unknown) => {
    // A refusal is certain to have written nothing; after anything else the administrator answers once more.
    if (reasonOfRefusal(error) !== undefined) await takeBack?.()
    throw error
  })
  return { mail: (await sendGroupNews(uid)) ? 'sent' : 'not-sent' }
}
