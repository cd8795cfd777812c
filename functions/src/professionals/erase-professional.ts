import { randomUUID } from 'node:crypto'
import { endedProfessional, erasedProfessional } from '@amhs/domain/documents/grant-document'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { endGrant } from './end-grant'

/** Grants handled at a time. */
const batchSize = 50

/** What the database answers where there is no such document (gRPC). */
const notFound = 5

/** In place of a code that an erased professional showed: it was nobody's. */
const erasedCode = '22222222'

/** Erases the grants that somebody gave, with everything below them. */
export async function eraseGrantsOf(firestore: Firestore, ownerUid: string): Promise<void> {
  await eachGrant(firestore, 'ownerUid', ownerUid, (grant) => firestore.recursiveDelete(grant))
}

/** Does something with each grant of somebody that takes it out of the query. */
async function eachGrant(
  firestore: Firestore,
  side: 'ownerUid' | 'formerUid',
  uid: string,
  end: (grant: DocumentReference) => Promise<unknown>,
): Promise<void> {
  const query = firestore.collection('grants').where(side, '==', uid).limit(batchSize)
  for (;;) {
    const { docs } = await query.get()
    if (docs.length === 0) return
    for (const { ref } of docs) await end(ref)
  }
}

/**
 * Ends the grants to somebody who has lost the role, or whose account is closed. They stay, with nothing below them, until their owners
 * have read that they ended: a share that were gone without a word would look as if it had never been.
 *
 * All are marked first, many at once: where it is cut off after that, nothing is open any more, and the same call again finishes it.
 */
export async function endGrantsTo(firestore: Firestore, uid: string): Promise<void> {
  const grants = firestore.collection('grants')
  const { docs } = await grants.where('professionalUid', '==', uid).select('endedAt').get()
  const { FieldValue } = await import('firebase-admin/firestore')
  const writer = firestore.bulkWriter()
  // Its owner may have stopped sharing a moment ago: what is not there needs no mark.
  writer.onWriteError(({ code, failedAttempts }) => code !== notFound && failedAttempts < 5)
  const marks = docs.map((grant) => {
    const end =
      grant.get('endedAt') === undefined ? { endedAt: FieldValue.serverTimestamp(), endedBy: 'site' } : {}
    return writer
      .update(grant.ref, { ...end, professionalUid: endedProfessional, formerUid: uid })
      .catch((error: unknown) => {
        if (Reflect.get(Object(error), 'code') !== notFound) throw error
      })
  })
  await writer.close()
  await Promise.all(marks)
  const ended = await grants.where('formerUid', '==', uid).select().get()
  for (const { id } of ended.docs) await endGrant(id)
}

/**
 * Moves what tells the owners that a grant ended to where nothing names the professional, neither in it nor in its name. What is over
 * tells nobody anything, and goes.
 */
async function forgetIn(firestore: Firestore, uid: string): Promise<void> {
  const grants = firestore.collection('grants')
  await eachGrant(firestore, 'formerUid', uid, async (place) => {
    await firestore.runTransaction(async (transaction) => {
      const grant = await transaction.get(place)
      const { formerUid: _, ...told } = grant.data() ?? {}
      if (grant.get('expiresAt')?.toMillis() > Date.now())
        transaction.create(grants.doc(`${grant.get('ownerUid')}_${erasedProfessional}-${randomUUID()}`), {
          ...told,
          professionalUid: erasedProfessional,
          code: erasedCode,
        })
      transaction.delete(place)
    })
    await firestore.recursiveDelete(place)
  })
}

/** Takes back the codes of a professional, so that nobody new can share with them. */
export async function eraseCodes(firestore: Firestore, uid: string): Promise<void> {
  const { docs } = await firestore.collection('professionalCodes').where('uid', '==', uid).get()
  const batch = firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
}

/**
 * Erases what somebody has as a professional: badge, codes and request, and ends every grant to them for good: a person who shared with a
 * professional did not agree to share with whoever that account becomes again. Of an erased account the ends name nobody.
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
  await endGrantsTo(firestore, uid)
  if (what === 'account') await forgetIn(firestore, uid)
}
