import type { UserRecord } from 'firebase-admin/auth'
import { leaveAdminList } from '../admin/admin-list'
import { accounts, database } from '../platform/firebase'
import { rememberBan } from './bans'
import { eraseAccount, markErased } from './erase-account'
import { erasedMark } from './profile-mirror'

/** What is known of an account that is gone. */
export type DeletedAccount = Pick<UserRecord, 'uid' | 'email' | 'emailVerified' | 'disabled'>

/**
 * Runs when an account was deleted outside the product: in the console, or by a script. Whatever is left of it goes as it would
 * have with `deleteAccount`, so that nothing stays that nobody can sign in to erase. After the product's own deletions it finds
 * nothing to do.
 */
export async function eraseDeleted({ uid, email, emailVerified, disabled }: DeletedAccount): Promise<void> {
  const [firestore, auth] = await Promise.all([database(), accounts()])
  const { users } = await auth.getUsers([{ uid }])
  // Brought back meanwhile, out of an export: what is there is theirs.
  if (users.length > 0) return
  // Nobody can be asked to keep the last administrator any more; a dead one must not count as one.
  await leaveAdminList(firestore, uid)
  const mark = await erasedMark(firestore, uid).get()
  if (!mark.exists) {
    if (disabled && email && emailVerified) await rememberBan(firestore, email)
    await markErased(firestore, uid)
  }
  await eraseAccount(uid, emailVerified ? email : undefined)
}
