import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import type { UserRecord } from 'firebase-admin/auth'
import { putOnAdminList, takeOffAdminList } from '../admin/admin-list'
import type { Handler } from '../platform/define-function'
import { accounts, database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { rememberBan } from './bans'
import { eraseAccount, markErased } from './erase-account'

/** How fresh the sign-in must be, in seconds. */
const recentSeconds = 5 * 60

/** Everything that has to stand before the first thing is erased. */
async function beginErasing({ uid, email, disabled, customClaims }: UserRecord): Promise<void> {
  const firestore = await database()
  const isAdmin = roleFromClaim(customClaims?.role) === 'admin'
  if (isAdmin && !disabled) {
    // `absent` as well: an earlier call was cut off after taking the account off the list.
    if ((await takeOffAdminList(firestore, uid)) === 'last') throw refusal('last-admin')
  }
  try {
    // A disabled person must not come back by leaving and registering the same address again.
    if (disabled && email) await rememberBan(firestore, email)
    await markErased(firestore, uid)
  } catch (error) {
    if (isAdmin && !disabled) await putOnAdminList(firestore, uid)
    throw error
  }
}

/**
 * Erases everything of the caller. First the mark that keeps old tokens from writing anything anew, last the account: cut off
 * at any point, the person can sign in and call again. If nobody does, the end of the mark finishes it (`finish-erasing.ts`).
 */
export const handleDeleteAccount: Handler<typeof deleteAccount> = async ({ account }) => {
  const age = Date.now() / 1000 - account.signedInAt
  if (!(age <= recentSeconds)) throw refusal('requires-recent-login')
  const { users } = await (await accounts()).getUsers([{ uid: account.uid }])
  const record = users[0]
  // Gone already: an earlier answer was lost on its way.
  if (record) await beginErasing(record)
  await eraseAccount(account.uid, record?.emailVerified ? record.email : undefined)
  return { deletedAt: new Date().toISOString() }
}
