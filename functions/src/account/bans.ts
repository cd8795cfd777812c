import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { addressPseudonym, addressPseudonyms } from '../platform/caller'

/** Where the ban of an address stands; its name is a pseudonym, so the list names nobody. */
function banDocument(firestore: Firestore, pseudonym: string): DocumentReference {
  return firestore.collection('bans').doc(pseudonym)
}

/** Remembers that the account of this address was disabled when it was deleted. */
export async function rememberBan(firestore: Firestore, address: string): Promise<void> {
  const { Timestamp } = await import('firebase-admin/firestore')
  await banDocument(firestore, addressPseudonym(address)).set({
    expiresAt: Timestamp.fromMillis(Date.now() + retentionTimes.ban),
  })
}

/** Whether a ban of this address still holds, also one that was written before the secret of the pseudonyms was changed. */
export async function isBanned(firestore: Firestore, address: string): Promise<boolean> {
  const bans = await firestore.getAll(
    ...addressPseudonyms(address).map((pseudonym) => banDocument(firestore, pseudonym)),
  )
  // The database erases an expired ban within a day or so, not at once.
  return bans.some((ban) => ban.exists && ban.get('expiresAt').toMillis() > Date.now())
}
