import type { Firestore } from 'firebase-admin/firestore'
import { endGrant } from './end-grant'

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

/**
 * Ends the grants to somebody who has lost the role. They stay, with nothing below them, until their owners have read that they ended:
 * a share that were gone without a word would look as if it had never been.
 */
async function endGrantsTo(firestore: Firestore, uid: string): Promise<void> {
  const { docs } = await firestore
    .collection('grants')
    .where('professionalUid', '==', uid)
    .select('endedAt')
    .get()
  const { FieldValue } = await import('firebase-admin/firestore')
  for (const grant of docs) {
    if (grant.get('endedAt') === undefined) {
      const mark = grant.ref.update({ endedAt: FieldValue.serverTimestamp() })
      // Its owner may have stopped sharing a moment ago.
      await mark.catch(async (error: unknown) => {
        if ((await grant.ref.get()).exists) throw error
      })
    }
    await endGrant(grant.id)
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
 * Erases what somebody has as a professional: badge, codes, request, and every grant to them. Where only the role ends, the
 * grants end for good: a person who shared with a professional did not agree to share with whoever that account becomes again.
 *
 * The badge goes first: no code is made without it, and whoever lost it may ask anew.
 */
export async function eraseProfessional(
  firestore: Firestore,
  uid: string,
  what: 'role' | 'keep-request' | 'account',
): Promise<void> {
  await firestore.collection('professionals').doc(uid).delete()
  await eraseCodes(firestore, uid)
  if (what !== 'keep-request') await firestore.collection('professionalRequests').doc(uid).delete()
  await (what === 'account' ? eraseGrants(firestore, 'professionalUid', uid) : endGrantsTo(firestore, uid))
}
