import { defaultCapacity } from '@amhs/domain/documents/group-document'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { refusal } from '../platform/refusal'

/** Where a group stands, and what lies below it. */
export function groupDocuments(firestore: Firestore, groupId: string) {
  const group = firestore.collection('groups').doc(groupId)
  return {
    group,
    requests: group.collection('requests'),
    askedToLeave: group.collection('askedToLeave'),
    memberDetails: group.collection('memberDetails').doc('meeting'),
  }
}

/** @throws HttpsError `group-not-found`; `forbidden` for whoever does not lead this group. */
export function requireFacilitator(group: DocumentSnapshot, uid: string): void {
  if (!group.exists) throw refusal('group-not-found')
  if (group.get('facilitatorUid') !== uid) throw refusal('forbidden')
}

/** How many people may belong to a group. */
export function capacityOf(group: DocumentSnapshot): number {
  const capacity: unknown = group.get('capacity')
  return typeof capacity === 'number' ? capacity : defaultCapacity
}

/**
 * How many members a group has: counted in the requests each time, so that it cannot drift from them. Whoever counts to give a
 * seat away also writes the group in the same transaction, so that two of them wait for each other.
 */
export async function countMembers(
  firestore: Firestore,
  transaction: Transaction,
  groupId: string,
): Promise<number> {
  const { requests } = groupDocuments(firestore, groupId)
  const counted = await transaction.get(requests.where('status', '==', 'accepted').count())
  return counted.data().count
}
