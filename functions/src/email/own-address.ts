import { accounts } from '../platform/firebase'
import { refusal } from '../platform/refusal'

/**
 * The address of an account as it stands now; a token may still carry an earlier one.
 * @throws HttpsError `not-signed-in` where the account is gone or has no address, `account-disabled`.
 */
export async function ownAddress(
  uid: string,
): Promise<{ readonly address: string; readonly verified: boolean }> {
  const auth = await accounts()
  const record = await auth.getUser(uid).catch((error: unknown) => {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    throw refusal(code === 'auth/user-not-found' ? 'not-signed-in' : 'unavailable')
  })
  if (record.disabled) throw refusal('account-disabled')
  if (!record.email) throw refusal('email-not-verified')
  return { address: record.email, verified: record.emailVerified }
}
