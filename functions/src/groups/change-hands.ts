import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { groupDocuments } from './group-documents'

/**
 * Takes from a group, in the transaction that gives it to somebody else, what was meant for whoever led it: their room, and the words of each
 * request and answer. People wrote them to one person in confidence; who comes after sees who asks or belongs, and can be asked anew. Each
 * request that is changed so has its person told (`tell-of-new-hands.ts`).
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
    })
  }
}
