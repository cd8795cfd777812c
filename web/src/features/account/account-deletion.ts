import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import { callableErrors } from '@amhs/domain/contracts/callable-errors'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import type { Localized } from '@amhs/domain/localized'
import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth'
import { CallFailure, callFunction } from '../../platform/firebase/call-function'
import { loadAuth } from '../../platform/firebase/firebase-services'
import type { AuthResult } from './auth-result'
import { failed, succeeded } from './auth-result'
import { backendFailureCode } from './backend-failure'
import { confirmWithGoogle } from './google-popup'
import { stopListening } from './hosted-listener'

/** A longer wait than usual: everything of the person is erased before the answer comes. In milliseconds. */
const patience = 120_000

export type DeletionResult = AuthResult | { readonly success: false; readonly reason: Localized }

/** Whether the person proves who they are with a password or with Google. */
export async function confirmsWithGoogle(): Promise<boolean> {
  const { currentUser } = await loadAuth()
  return (
    currentUser?.providerData.every(({ providerId }) => providerId !== EmailAuthProvider.PROVIDER_ID) ?? false
  )
}

/**
 * Erases the cloud account: first the person proves who they are, then the server erases everything. If it is cut off
 * half-way, it can be called again. The session is the caller's to end.
 *
 * @param password null for people who sign in with Google
 */
export async function deleteCloudAccount(password: string | null): Promise<DeletionResult> {
  try {
    const auth = await loadAuth()
    const user = auth.currentUser
    if (!user?.email) return failed('not-signed-in')
    if (password === null) await confirmWithGoogle(auth)
    else await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password))
    await user.getIdToken(true)
  } catch (error) {
    const code = backendFailureCode(error) ?? hostedErrorCode(error)
    return failed(code === 'invalid-credential' ? 'wrong-password' : code)
  }
  // The listener would write a missing profile anew while it is being erased.
  const resume = stopListening()
  try {
    await callFunction(deleteAccount, { confirm: 'delete my account' }, { timeout: patience })
  } catch (error) {
    resume()
    if (error instanceof CallFailure && error.reason !== 'internal') {
      return { success: false, reason: callableErrors[error.reason] }
    }
    return failed('account-delete-failed')
  }
  return succeeded('account-deleted')
}
