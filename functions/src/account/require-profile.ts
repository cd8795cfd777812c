import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { refusal } from '../platform/refusal'
import { profileDocument } from './profile-mirror'

/**
 * Refuses, inside the transaction that writes something of a person, an account without a profile in good standing: what is
 * written then can be seen, and cannot come after the account was erased or disabled. Erasing an account removes
 * its profile first, so one of two that happen at the same moment waits for the other.
 *
 * Reads, so it stands before any write of the transaction.
 * @throws HttpsError `profile-missing`, `account-disabled`
 */
export async function requireProfile(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<void> {
  const profile = await transaction.get(profileDocument(firestore, uid))
  if (!profile.exists) throw refusal('profile-missing')
  if (profile.get('disabled') === true) throw refusal('account-disabled')
}
