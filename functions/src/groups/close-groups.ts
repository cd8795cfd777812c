import type { Firestore } from 'firebase-admin/firestore'

/** More groups than anybody leads. */
const most = 200

/**
 * Closes the groups of somebody who can lead them no longer: nobody writes in confidence to an inbox that nobody opens, and members
 * are led to no room of theirs. An administrator hands the groups over and opens them again.
 */
export async function closeGroupsOf(firestore: Firestore, uid: string): Promise<void> {
  const { docs } = await firestore.collection('groups').where('facilitatorUid', '==', uid).limit(most).get()
  const batch = firestore.batch()
  for (const { ref } of docs) {
    batch.update(ref, { open: false })
    batch.delete(ref.collection('memberDetails').doc('meeting'))
  }
  await batch.commit()
}
