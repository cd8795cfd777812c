import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { accountPseudonym } from '../platform/caller'
import { accounts, bucket, database } from '../platform/firebase'
import { eraseDocuments } from './erase-documents'
import { erasedMark, erasureRecord, profileDocument } from './profile-mirror'

/**
 * Marks an account as erased, remembers it for a restored backup, and removes its profile, all or nothing. From here on no rule and no function lets any of
 * its tokens write, for as long as one can live.
 * @param andWrite adds what has to be written with it, or not at all.
 */
export async function markErased(
  firestore: Firestore,
  uid: string,
  andWrite?: (batch: WriteBatch) => Promise<void>,
): Promise<void> {
  const { Timestamp } = await import('firebase-admin/firestore')
  const batch = firestore.batch()
  await andWrite?.(batch)
  batch.set(erasedMark(firestore, uid), {
    expiresAt: Timestamp.fromMillis(Date.now() + retentionTimes.erasedAccount),
  })
  batch.set(erasureRecord(firestore, uid), {
    expiresAt: Timestamp.fromMillis(Date.now() + retentionTimes.erasure),
  })
  batch.delete(profileDocument(firestore, uid))
  await batch.commit()
}

/**
 * Erases documents, files and the account of a marked uid, in this order, so that it can be done again from wherever it was
 * cut off: every step finds nothing where it has already been.
 * @param address the verified address of the account, so that messages sent without signing in go as well.
 */
export async function eraseAccount(uid: string, address: string | undefined): Promise<void> {
  const [firestore, auth, files] = await Promise.all([database(), accounts(), bucket()])
  const eraseContent = async () => {
    // Documents first: what others may still read ends at once, also where the storage does not answer.
    await eraseDocuments(firestore, uid, accountPseudonym(uid), address)
    await files.deleteFiles({ prefix: `users/${uid}/`, force: true })
  }
  await eraseContent()
  const { errors } = await auth.deleteUsers([uid])
  if (errors[0]) throw errors[0].error
  // Once more: what had been let through a moment before the mark stood may have arrived meanwhile.
  await eraseContent()
}
