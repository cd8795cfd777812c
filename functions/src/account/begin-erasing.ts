import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { UserRecord } from 'firebase-admin/auth'
import type { WriteBatch } from 'firebase-admin/firestore'
import { putOnAdminList, takeOffAdminList } from '../admin/admin-list'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { rememberBan } from './bans'
import { markErased } from './erase-account'

/**
 * Everything that has to stand before the first thing of an account is erased: an administrator is off the list, a ban is
 * remembered, the mark is set.
 * @param andWrite adds what has to be written with the mark, or not at all.
 * @throws HttpsError `last-admin`
 */
export async function beginErasing(
  { uid, email, emailVerified, disabled, customClaims }: UserRecord,
  andWrite?: (batch: WriteBatch) => Promise<void>,
): Promise<void> {
  const firestore = await database()
  const isAdmin = roleFromClaim(customClaims?.role) === 'admin'
  if (isAdmin && !disabled) {
    // `absent` as well: an earlier call was cut off after taking the account off the list.
    if ((await takeOffAdminList(firestore, uid)) === 'last') throw refusal('last-admin')
  }
  try {
    // A disabled person must not come back by leaving and registering the same address again. Only a confirmed one counts: anybody can
    // register with somebody else's.
    if (disabled && email && emailVerified) await rememberBan(firestore, email)
    await markErased(firestore, uid, andWrite)
  } catch (error) {
    if (isAdmin && !disabled) await putOnAdminList(firestore, uid)
    throw error
  }
}
