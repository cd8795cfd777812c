import { accounts } from '../platform/firebase'
import { eraseAccount } from './erase-account'

/**
 * Runs when the mark of an erased account has ended, a day or two after the deletion: whatever is still there, because the
 * deletion was cut off and never repeated, or because an upload that had begun before it ended after it, goes now.
 */
export async function finishErasing(uid: string): Promise<void> {
  const auth = await accounts()
  const { users } = await auth.getUsers([{ uid }])
  const record = users[0]
  await eraseAccount(uid, record?.emailVerified ? record.email : undefined)
}
