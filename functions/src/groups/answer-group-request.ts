import type { answerGroupRequest } from '@amhs/domain/contracts/answer-group-request.contract'
import { needsWords } from '@amhs/domain/groups/needs-words'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { requireProfile } from '../account/require-profile'
import { audit } from '../admin/audit'
import type { Call, Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { capacityOf, countMembers, groupDocuments, requireFacilitator } from './group-documents'
import { sendGroupNews } from './group-news'

type Answering = Call<typeof answerGroupRequest>['request']

/** @throws HttpsError where the request is gone, or is no longer the one that the facilitator saw. */
function requireSeen(request: DocumentSnapshot, { seen, decision }: Answering): void {
  if (!request.exists) throw refusal('request-not-found')
  const isTheSame =
    request.get('status') === seen.status && request.get('requestedAt')?.toMillis() === seen.requestedAt
  if (!isTheSame) throw refusal('request-changed')
  // Only a member can be asked to leave, and that is all that can happen to one.
  if ((seen.status === 'accepted') !== (decision === 'removed')) throw refusal('request-changed')
}

/** @throws HttpsError where urgent words would be answered with nothing: whoever wrote them gets words back, whatever is decided. */
async function requireWords(request: DocumentSnapshot, { answer, seen }: Answering): Promise<void> {
  if (answer !== undefined || !needsWords(seen.status, true)) return
  // The mark may still be on its way, and outlives the words themselves.
  const isUrgent = request.get('urgent') === true || (await import('./mark-urgent')).holdsUrgentWords(request)
  if (isUrgent) throw refusal('urgent-needs-words')
}

/**
 * Answers, all or nothing.
 * @returns false where nobody is there any more who could be answered: the request has gone with this.
 */
async function answer(answering: Answering, facilitatorUid: string): Promise<boolean> {
  const { groupId, uid, decision } = answering
  const firestore = await database()
  const { FieldValue } = await import('firebase-admin/firestore')
  const { group, requests, askedToLeave } = groupDocuments(firestore, groupId)
  const document = requests.doc(uid)
  return firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(group)
    requireFacilitator(found, facilitatorUid)
    await requireProfile(firestore, transaction, facilitatorUid)
    const asked = await transaction.get(document)
    requireSeen(asked, answering)
    await requireWords(asked, answering)
    const asking = await transaction.get(firestore.doc(`users/${uid}`))
    // Nobody who is banned or erased meanwhile takes a seat, and no row stays that cannot be answered.
    if (!asking.exists || (decision === 'accepted' && asking.get('disabled') !== undefined)) {
      transaction.delete(document)
      return false
    }
    const members = await countMembers(firestore, transaction, groupId)
    if (decision === 'accepted' && members >= capacityOf(found)) throw refusal('group-full')
    transaction.update(document, {
      status: decision,
      answer: answering.answer ?? FieldValue.delete(),
      answeredAt: FieldValue.serverTimestamp(),
    })
    // Written each time: whoever accepts somebody at the same moment has to wait, and counts anew.
    const change = decision === 'accepted' ? 1 : decision === 'removed' ? -1 : 0
    transaction.update(group, { taken: members + change })
    // Who was asked to leave cannot ask again until the facilitator has them back, or takes the mark back.
    if (decision === 'accepted' || decision === 'waiting') transaction.delete(askedToLeave.doc(uid))
    if (decision === 'removed') {
      transaction.set(askedToLeave.doc(uid), {
        uid,
        name: asked.get('name'),
        at: FieldValue.serverTimestamp(),
      })
      await audit(firestore, transaction, {
        action: 'group-member-removed',
        actorUid: facilitatorUid,
        target: group.path,
        subjectUid: uid,
      })
    }
    return true
  })
}

export const handleAnswerGroupRequest: Handler<typeof answerGroupRequest> = async ({ request, account }) => {
  if (!(await answer(request, account.uid))) throw refusal('request-not-found')
  return { mail: (await sendGroupNews(request.uid)) ? 'sent' : 'not-sent' }
}
