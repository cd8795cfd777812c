import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import type { Firestore } from 'firebase-admin/firestore'
import { mirrorIntoProfile } from '../account/profile-mirror'
import { closeGroupsOf } from '../groups/close-groups'
import type { Handler } from '../platform/define-function'
import { accounts, database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { endGrantsTo, eraseCodes } from '../professionals/erase-professional'
import { putOnAdminList, takeOffAdminList } from './admin-list'
import { audit } from './audit'
import { foundAccount } from './found-account'

/**
 * Disabling also ends the sessions, so that no page can fetch another token. The profile mirrors it: an open page, which
 * listens to its profile, tries to fetch one at once and learns of it, and the rules see it where a token is still good. What people
 * shared with a professional ends, and they are told; enabling brings none of it back.
 */
export const handleSetUserDisabled: Handler<typeof setUserDisabled> = async ({ request, account }) => {
  const { uid, disabled } = request
  const record = await foundAccount(uid)
  const [firestore, auth] = await Promise.all([database(), accounts()])
  const isAdmin = roleFromClaim(record.customClaims?.role) === 'admin'
  // A disabling that was cut off may have left some of it: it must not come back to life.
  if (!disabled && record.disabled) await endSharing(firestore, uid)
  const leavesList = isAdmin && disabled && !record.disabled
  if (leavesList && (await takeOffAdminList(firestore, uid)) === 'last') throw refusal('last-admin')
  if (disabled) {
    try {
      await auth.updateUser(uid, { disabled })
    } catch (error) {
      if (leavesList) await putOnAdminList(firestore, uid)
      throw error
    }
    await auth.revokeRefreshTokens(uid)
  }
  await firestore.runTransaction(async (transaction) => {
    if (!(await mirrorIntoProfile(firestore, transaction, record, { disabled })))
      throw refusal('user-not-found')
    if (record.disabled !== disabled) {
      await audit(firestore, transaction, {
        action: disabled ? 'account-disabled' : 'account-enabled',
        actorUid: account.uid,
        target: `users/${uid}`,
        before: { disabled: record.disabled },
        after: { disabled },
      })
    }
  })
  if (disabled) {
    await endSharing(firestore, uid)
    await closeGroupsOf(firestore, uid)
  } else {
    // After the profile, where `refuseBanned` looks once more when it has disabled an account.
    await auth.updateUser(uid, { disabled })
    if (isAdmin) await putOnAdminList(firestore, uid)
  }
  return { uid, disabled }
}

/** Nobody can share with them any more, and what was shared ends. */
async function endSharing(firestore: Firestore, uid: string): Promise<void> {
  await eraseCodes(firestore, uid)
  await endGrantsTo(firestore, uid)
}
