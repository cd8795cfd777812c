import type { RequestStatus } from '@amhs/domain/documents/group-request-document'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { groupDocuments } from './group-documents'

/** Of these their person expects something: an answer, a seat, a meeting. */
const underWay: readonly RequestStatus[] = ['asked', 'waiting', 'accepted']

/**
 * Takes away, in the transaction that removes a group, everything that lies below it. Whoever belonged to it or waited must not find
 * nothing where their group was: their request stays as one that has ended, with the name of the group and without a word of what was
 * written. Each of them is told that there is news (`tell-of-end.ts`).
 */
export async function endRequests(
  firestore: Firestore,
  transaction: Transaction,
  groupId: string,
  groupName: unknown,
): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const { requests, askedToLeave, memberDetails } = groupDocuments(firestore, groupId)
  const [asked, left] = await Promise.all([transaction.get(requests), transaction.get(askedToLeave)])
  transaction.delete(memberDetails)
  for (const { ref } of left.docs) transaction.delete(ref)
  for (const request of asked.docs) {
    if (!underWay.includes(request.get('status'))) {
      transaction.delete(request.ref)
      continue
    }
    const { uid, name, language, requestedAt } = request.data()
    transaction.set(request.ref, {
      uid,
      name,
      language,
      requestedAt,
      status: 'ended' satisfies RequestStatus,
      endedAt: FieldValue.serverTimestamp(),
      groupName,
    })
  }
}
