import type { Firestore } from 'firebase-admin/firestore'

/** Grants handled at a time. */
const batchSize = 50

/** Erases the grants that somebody gave, or that a professional was given, with everything below them. */
export async function eraseGrants(
  firestore: Firestore,
  side: 'ownerUid' | 'professionalUid',
  uid: string,
): Promise<void> {
  const query = firestore.collection('grants').where(side, '==', uid).limit(batchSize)
  for (;;) {
    const { docs } = await query.get()
    if (docs.length === 0) return
    for (const { ref } of docs) await firestore.recursiveDelete(ref)
  }
}

/** Takes back the codes of a professional, so that nobody new can share with them. */
export async function eraseCodes(firestore: Firestore, uid: string): Promise<void> {
  const { docs } = await firestore.collection('professionalCodes').where('uid', '==', uid).get()
  const batch = firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
}

/**
 * Erases what somebody has as a professional: badge, codes, request, and every grant to them. Also where only the role ends: a
 * person who shared with a professional did not agree to share with whoever that account becomes again.
 *
 * The badge goes first: no code is made without it, and whoever lost it may ask anew.
 */
export async function eraseProfessional(
  firestore: Firestore,
  uid: string,
  what: 'all' | 'keep-request' = 'all',
): Promise<void> {
  await firestore.collection('professionals').doc(uid).delete()
  await eraseCodes(firestore, uid)
  if (what === 'all') await firestore.collection('professionalRequests').doc(uid).delete()
  await eraseGrants(firestore, 'professionalUid', uid)
}
