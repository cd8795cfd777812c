import { audit } from '../admin/audit'
import { accounts, bucket, database } from '../platform/firebase'
import { isBanned } from './bans'
import { eraseWritten } from './erase-documents'
import { mirrorIntoProfile, profileDocument } from './profile-mirror'

/**
 * Runs when a profile has been created, without which an account can write nothing: disables an account whose address was
 * banned and whose earlier account was deleted. The person is told as with any disabled account; an administrator sees it in
 * the log and can enable the account.
 *
 * Between the profile and this a script can write: whatever came in goes again, so that nobody is left with a request of somebody who
 * cannot be answered. The profile stays, since it is what says to the rules that the account is disabled.
 */
export async function refuseBanned(uid: string): Promise<void> {
  const [firestore, auth, files] = await Promise.all([database(), accounts(), bucket()])
  const { users } = await auth.getUsers([{ uid }])
  const record = users[0]
  if (!record?.email || !(await isBanned(firestore, record.email))) return
  // Disabled already: an earlier run was cut off, and what it left is still to be done.
  if (!record.disabled) {
    await auth.updateUser(uid, { disabled: true })
    await auth.revokeRefreshTokens(uid)
  }
  const { FieldValue } = await import('firebase-admin/firestore')
  await firestore.runTransaction(async (transaction) => {
    const document = profileDocument(firestore, uid)
    const isSaid = (await transaction.get(document)).get('disabled') === true
    if (!(await mirrorIntoProfile(firestore, transaction, record, { disabled: true }))) return
    // No more results than are there, and no consent to keep any.
    transaction.update(document, { savedScreenings: FieldValue.delete(), consents: FieldValue.delete() })
    if (isSaid) return
    await audit(firestore, transaction, {
      action: 'account-disabled',
      actorUid: 'ban',
      target: `users/${uid}`,
      before: { disabled: false },
      after: { disabled: true },
    })
  })
  // From here on no rule and no function lets the account write.
  await eraseWritten(firestore, uid)
  await files.deleteFiles({ prefix: `users/${uid}/`, force: true })
}
