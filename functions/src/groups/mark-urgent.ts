import { needsCrisisCard } from '@amhs/domain/safety/urgent-words'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { database } from '../platform/firebase'
import { groupDocuments } from './group-documents'

/** Whether urgent words stand in a request whose words are still there, by the gate that its person met before sending. */
export function holdsUrgentWords(request: DocumentSnapshot): boolean {
  const message: unknown = request.get('message')
  return typeof message === 'string' && needsCrisisCard(message)
}

/**
 * Runs when somebody has asked to join a group: marks a request with urgent words, so that its facilitator sees it before it is opened, and
 * before others. The page of whoever asks cannot be trusted with that. Nothing is written of any other request. May run twice or late.
 */
export async function markUrgent(groupId: string, uid: string): Promise<void> {
  const firestore = await database()
  const document = groupDocuments(firestore, groupId).requests.doc(uid)
  await firestore.runTransaction(async (transaction) => {
    // As it stands now: it may have been withdrawn, sent anew, or given to somebody else meanwhile.
    const request = await transaction.get(document)
    if (request.get('urgent') !== true && holdsUrgentWords(request))
      transaction.update(document, { urgent: true })
  })
}
