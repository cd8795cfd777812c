import type { UserRecord } from 'firebase-admin/auth'
import { accounts } from '../platform/firebase'
import { refusal } from '../platform/refusal'

/**
 * The account with this uid.
 * @throws HttpsError `user-not-found`
 */
export async function foundAccount(uid: string): Promise<UserRecord> {
  const auth = await accounts()
  return auth.getUser(uid).catch((error: unknown) => {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    throw refusal(code === 'auth/user-not-found' ? 'user-not-found' : 'unavailable')
  })
}
