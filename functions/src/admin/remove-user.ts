import type { removeUser } from '@amhs/domain/contracts/remove-user.contract'
import { beginErasing } from '../account/begin-erasing'
import { eraseAccount } from '../account/erase-account'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { audit } from './audit'
import { foundAccount } from './found-account'

/**
 * Erases an account with or without a profile, in the way and order in which its owner would. The entry in the log keeps that
 * an account was removed, when and by whom; whose it was goes with the rest.
 */
export const handleRemoveUser: Handler<typeof removeUser> = async ({ request: { uid }, account }) => {
  // Leaving needs a fresh sign-in, which only the profile page asks for.
  if (uid === account.uid) throw refusal('forbidden')
  const record = await foundAccount(uid)
  const firestore = await database()
  await beginErasing(record, (batch) =>
    audit(firestore, batch, { action: 'account-removed', actorUid: account.uid, target: `users/${uid}` }),
  )
  await eraseAccount(uid, record.emailVerified ? record.email : undefined)
  return { uid, removedAt: new Date().toISOString() }
}
