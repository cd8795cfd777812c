import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { groupDocuments } from './group-documents'
import { holdsUrgentWords } from './mark-urgent'

/**
 * Takes from a group, in the transaction that gives it to somebody else, what was meant for whoever led it: their room, and the words of each
 * request and answer. People wrote them to one person in confidence; who comes after sees who asks or belongs, and can be asked anew. That
 * urgent words were among them is kept, since nobody may have answered those. Each request that is changed so has its person told
 * (`tell-of-new-hands.ts`).
 */
export async function takeWordsOut(
  firestore: Firestore,
  transaction: Transaction,
  groupId: string,
): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const { requests, memberDetails } = groupDocuments(firestore, groupId)
  const { docs } = await transaction.get(requests)
  transaction.delete(memberDetails)
  for (const request of docs) {
    const hadWords = request.get('message') !== undefined || request.get('answer') !== undefined
    transaction.update(request.ref, {
      message: FieldValue.delete(),
      answer: FieldValue.delete(),
      handedOverAt: FieldValue.serverTimestamp(),
      // What an earlier hand-over took stays gone.
      ...(hadWords ? { wordsGone: true } : {}),
      // Looked for here as well: the request may be older than the mark, or have come in just now.
      ...(holdsUrgentWords(request) ? { urgent: true } : {}),
    })
  }
}
