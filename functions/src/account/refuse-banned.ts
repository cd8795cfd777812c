import { audit } from '../admin/audit'
import { accounts, database } from '../platform/firebase'
import { isBanned } from './bans'
import { mirrorIntoProfile } from './profile-mirror'

/**
 * Runs when a profile has been created, without which an account can write nothing: disables an account whose address was
 * banned and whose earlier account was deleted. The person is told as with any disabled account; an administrator sees it in
 * the log and can enable the account.
 */
export async function refuseBanned(uid: string): Promise<void> {
  const [firestore, auth] = await Promise.all([database(), accounts()])
  const { users } = await auth.getUsers([{ uid }])
  const record = users[0]
  if (!record?.email || record.disabled || !(await isBanned(firestore, record.email))) return
  await auth.updateUser(uid, { disabled: true })
  await auth.revokeRefreshTokens(uid)
  await firestore.runTransaction(async (transaction) => {
    if (!(await mirrorIntoProfile(firestore, transaction, record, { disabled: true }))) return
    await audit(firestore, transaction, {
      action: 'account-disabled',
      actorUid: 'ban',
      target: `users/${uid}`,
      before: { disabled: false },
      after: { disabled: true },
    })
  })
}
