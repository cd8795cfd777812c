import { needsVerifiedAddress, type Role, roleFromClaim } from '@amhs/domain/accounts/roles'
import type { Firestore } from 'firebase-admin/firestore'
import { mirrorIntoProfile, profileDocument } from '../account/profile-mirror'
import { closeGroupsOf } from '../groups/close-groups'
import { accounts, database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { eraseProfessional } from '../professionals/erase-professional'
import { putOnAdminList, takeOffAdminList } from './admin-list'
import { audit } from './audit'
import { foundAccount } from './found-account'

/** What a change of role may leave standing. */
interface RoleChangeOptions {
  /** The request to become a professional stays: it was sent anew while the role was given. */
  readonly keepRequest?: true
}

/**
 * The role that the profile shows, or `professional` where an earlier change of role was cut off before it had taken everything back:
 * the claim then says the new role already, and only what was left behind tells.
 */
async function roleLeftBehind(firestore: Firestore, uid: string): Promise<Role> {
  const [badge, grants, profile] = await Promise.all([
    firestore.collection('professionals').doc(uid).get(),
    firestore.collection('grants').where('professionalUid', '==', uid).select('endedAt').get(),
    profileDocument(firestore, uid).get(),
  ])
  const isGiven = grants.docs.some((grant) => grant.get('endedAt') === undefined)
  return badge.exists || isGiven ? 'professional' : roleFromClaim(profile.get('role'))
}

/**
 * Gives an account another role, with an entry in the log.
 *
 * The claim is the truth; the profile mirrors it. The mirror is written last: an open page listens to it and fetches a
 * new token when it changes, which must then already carry the new claim. Sessions are not ended, so nobody is signed
 * out by a change of role; functions for a role look the claim up at its source (platform/caller.ts), so an old token
 * gives nothing there.
 *
 * A change that was cut off is finished by asking for the same role again: each step finds nothing where it has already been.
 * @param actorUid the administrator who does it.
 * @throws HttpsError `user-not-found`, `account-not-verified`, `last-admin`
 */
export async function changeRole(
  uid: string,
  role: Role,
  actorUid: string,
  { keepRequest }: RoleChangeOptions = {},
): Promise<void> {
  const record = await foundAccount(uid)
  if (needsVerifiedAddress(role) && !record.emailVerified) throw refusal('account-not-verified')
  const [firestore, auth] = await Promise.all([database(), accounts()])
  const claimed = roleFromClaim(record.customClaims?.role)
  const left = await roleLeftBehind(firestore, uid)
  const before = claimed === role ? left : claimed
  const isDemotion = claimed === 'admin' && role !== 'admin'
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
  if (role !== 'professional' && [claimed, left].includes('professional')) {
    await closeGroupsOf(firestore, uid)
    await eraseProfessional(firestore, uid, keepRequest ? 'keep-request' : 'role')
  }
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
}
