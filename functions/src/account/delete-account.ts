import type { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import type { Handler } from '../platform/define-function'
import { accounts } from '../platform/firebase'
import { refusal } from '../platform/refusal'
import { beginErasing } from './begin-erasing'
import { eraseAccount } from './erase-account'

/** How fresh the sign-in must be, in seconds. */
const recentSeconds = 5 * 60

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
