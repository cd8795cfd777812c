import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { putOnAdminList, takeOffAdminList } from '../admin/admin-list'
import { accountPseudonym } from '../platform/caller'
import type { Handler } from '../platform/define-function'
import { accounts, bucket, database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { eraseDocuments, eraseProfile } from './erase-documents'

/** How fresh the sign-in must be, in seconds. */
const recentSeconds = 5 * 60

/**
 * Erases everything of the caller. The account goes last: cut off at any point, the person can sign in and call again,
 * and every step finds nothing where it has already been.
 */
export const handleDeleteAccount: Handler<typeof deleteAccount> = async ({ account }) => {
  const age = Date.now() / 1000 - account.signedInAt
  if (!(age <= recentSeconds)) throw refusal('requires-recent-login')
  const [firestore, auth, files] = await Promise.all([database(), accounts(), bucket()])
  const { users } = await auth.getUsers([{ uid: account.uid }])
  const record = users[0]
  const isAdmin = roleFromClaim(record?.customClaims?.role) === 'admin'
  if (isAdmin && !record?.disabled) {
    // `absent` as well: an earlier call was cut off after taking the account off the list.
    if ((await takeOffAdminList(firestore, account.uid)) === 'last') throw refusal('last-admin')
  }
  try {
    await files.deleteFiles({ prefix: `users/${account.uid}/`, force: true })
    const address = record?.emailVerified ? record.email : undefined
    await eraseDocuments(firestore, account.uid, accountPseudonym(account.uid), address)
    const { errors } = await auth.deleteUsers([account.uid])
    if (errors[0]) throw errors[0].error
  } catch (error) {
    if (isAdmin) await putOnAdminList(firestore, account.uid)
    throw error
  }
  // A page that was still open may have written the missing profile anew before its account was gone.
  await eraseProfile(firestore, account.uid)
  return { deletedAt: new Date().toISOString() }
}
