import { needsVerifiedAddress, type Role, roleFromClaim } from '@amhs/domain/accounts/roles'
import { mirrorIntoProfile } from '../account/profile-mirror'
import { closeGroupsOf } from '../groups/close-groups'
import { accounts, database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { eraseProfessional } from '../professionals/erase-professional'
import { putOnAdminList, takeOffAdminList } from './admin-list'
import { audit } from './audit'
import { foundAccount } from './found-account'

/**
 * Gives an account another role, with an entry in the log.
 *
 * The claim is the truth; the profile mirrors it. The mirror is written last: an open page listens to it and fetches a
 * new token when it changes, which must then already carry the new claim. Sessions are not ended, so nobody is signed
 * out by a change of role; functions for a role look the claim up at its source (platform/caller.ts), so an old token
 * gives nothing there.
 * @param actorUid the administrator who does it.
 * @throws HttpsError `user-not-found`, `account-not-verified`, `last-admin`
 */
export async function changeRole(uid: string, role: Role, actorUid: string): Promise<void> {
  const record = await foundAccount(uid)
  if (needsVerifiedAddress(role) && !record.emailVerified) throw refusal('account-not-verified')
  const [firestore, auth] = await Promise.all([database(), accounts()])
  const before = roleFromClaim(record.customClaims?.role)
  const isDemotion = before === 'admin' && role !== 'admin'
  if (isDemotion && !record.disabled) {
    const outcome = await takeOffAdminList(firestore, uid)
    if (outcome === 'last') throw refusal('last-admin')
  }
  try {
    await auth.setCustomUserClaims(uid, { ...record.customClaims, role })
  } catch (error) {
    if (isDemotion && !record.disabled) await putOnAdminList(firestore, uid)
    throw error
  }
  if (role === 'admin' && !record.disabled) await putOnAdminList(firestore, uid)
  await firestore.runTransaction(async (transaction) => {
    if (!(await mirrorIntoProfile(firestore, transaction, record, { role }))) throw refusal('user-not-found')
    if (before !== role) {
      await audit(firestore, transaction, {
        action: 'role-changed',
        actorUid,
        target: `users/${uid}`,
        before: { role: before },
        after: { role },
      })
    }
  })
  if (before === 'professional' && role !== 'professional') {
    await closeGroupsOf(firestore, uid)
    await eraseProfessional(firestore, uid)
  }
}
