import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import { callableErrors } from '@amhs/domain/contracts/callable-errors'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import type { Localized } from '@amhs/domain/localized'
import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth'
import { firebaseServices } from '../../../platform/firebase/backend'
import { CallFailure } from '../../../platform/firebase/call-failure'
import { callFunction } from '../../../platform/firebase/call-function'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import type { AuthResult } from '../auth-result'
import { failed, succeeded } from '../auth-result'
import { backendFailureCode } from '../hosted/backend-failure'
import { confirmWithGoogle } from '../sign-in/google-popup'

/** A longer wait than usual: everything of the person is erased before the answer comes. In milliseconds. */
const timeoutMs = 120_000

export type DeletionResult = AuthResult | { readonly success: false; readonly reason: Localized }

/**
 * Erases the hosted account: first the person proves who they are, then the server erases everything. If it is cut off
 * half-way, it can be called again. The session is the caller's to end.
 *
 * @param password null for people who sign in with Google
 */
export async function deleteHostedAccount(password: string | null): Promise<DeletionResult> {
  try {
    const { auth } = await firebaseServices()
    const user = auth.currentUser
    if (!user?.email) return failed('not-signed-in')
    if (password === null) await confirmWithGoogle(auth)
    else
      await withTimeout(
        reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password)),
      )
    await withTimeout(user.getIdToken(true))
  } catch (error) {
    const code = backendFailureCode(error) ?? hostedErrorCode(error)
    return failed(code === 'invalid-credential' ? 'wrong-password' : code)
  }
  try {
    await callFunction(deleteAccount, { confirm: 'delete my account' }, { timeout: timeoutMs })
  } catch (error) {
    if (error instanceof CallFailure && error.reason !== 'internal') {
      return { success: false, reason: callableErrors[error.reason] }
    }
    return failed('account-delete-failed')
  }
  return succeeded('account-deleted')
}
