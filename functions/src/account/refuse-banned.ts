import type { UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { audit, wasEnabled } from '../admin/audit'
import { accounts, bucket, database } from '../platform/firebase'
import { bannedSince } from './bans'
import { eraseWritten } from './erase-documents'
import { mirrorIntoProfile, profileDocument } from './profile-mirror'

/**
 * Runs when a profile has been created, without which an account can write nothing: disables an account whose address was
 * banned and whose earlier account was deleted. The person is told as with any disabled account; an administrator sees it in
 * the log and can enable the account.
 *
 * Between the profile and this a script can write: whatever came in goes again, so that nobody is left with a request of somebody who
 * cannot be answered. The profile stays, since it is what says to the rules that the account is disabled.
 *
 * The database may call this late, or again: what counts is how things stand now. Whom an administrator has enabled meanwhile
 * keeps the account and all that is in it.
 */
export async function refuseBanned(uid: string): Promise<void> {
  const [firestore, auth, files] = await Promise.all([database(), accounts(), bucket()])
  const { users } = await auth.getUsers([{ uid }])
  const record = users[0]
  if (!record?.email || !(await closeBanned(firestore, record, record.email))) return
  // From here on no rule and no function lets the account write.
  await auth.updateUser(uid, { disabled: true })
  const isClosed = async () =>
    (await profileDocument(firestore, uid).get()).get('disabled') === true &&
    !(await wasEnabled(firestore, uid))
  if (!(await isClosed())) {
    // Enabled between the two: the later word is the administrator's.
    await auth.updateUser(uid, { disabled: false })
    return
  }
  await auth.revokeRefreshTokens(uid)
  await eraseWritten(firestore, uid, isClosed)
  if (await isClosed()) await files.deleteFiles({ prefix: `users/${uid}/`, force: true })
}

/**
 * Says in the profile that the account is disabled, if a ban older than the profile holds and no administrator has enabled
 * it: all in one transaction, as enabling is, so that one of the two sees the other.
 * @returns whether the account is to be disabled.
 */
async function closeBanned(firestore: Firestore, record: UserRecord, email: string): Promise<boolean> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const document = profileDocument(firestore, record.uid)
  return firestore.runTransaction(async (transaction) => {
    const since = await bannedSince(firestore, email, transaction)
    const profile = await transaction.get(document)
    if (since === undefined || !profile.exists) return false
    // Who was there before an account of the same mailbox was banned has not registered again.
    if (profile.get('createdAt').toMillis() < since) return false
    if (await wasEnabled(firestore, record.uid, transaction)) return false
    if (!(await mirrorIntoProfile(firestore, transaction, record, { disabled: true }))) return false
    // No more results than are there, and no consent to keep any.
    transaction.update(document, { savedScreenings: FieldValue.delete(), consents: FieldValue.delete() })
    // Said already: an earlier run was cut off, and what it left is still to be done.
    if (profile.get('disabled') === true) return true
    await audit(firestore, transaction, {
      action: 'account-disabled',
      actorUid: 'ban',
      target: `users/${record.uid}`,
      before: { disabled: false },
      after: { disabled: true },
    })
    return true
  })
}
