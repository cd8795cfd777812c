import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
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

/** Since when a ban of this address holds, in milliseconds since 1970; undefined where none does. Also one that was written before the secret of the pseudonyms was changed. */
export async function bannedSince(
  firestore: Firestore,
  address: string,
  transaction?: Transaction,
): Promise<number | undefined> {
  const documents = addressPseudonyms(address).map((pseudonym) => banDocument(firestore, pseudonym))
  const bans = await (transaction ? transaction.getAll(...documents) : firestore.getAll(...documents))
  const ends = bans.flatMap((ban): number[] => (ban.exists ? [ban.get('expiresAt').toMillis()] : []))
  // The database erases an expired ban within a day or so, not at once.
  const holding = ends.filter((end) => end > Date.now())
  return holding.length === 0 ? undefined : Math.min(...holding) - retentionTimes.ban
}

/** Whether a ban of this address still holds. */
export async function isBanned(firestore: Firestore, address: string): Promise<boolean> {
  return (await bannedSince(firestore, address)) !== undefined
}
