import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import {
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import type { AuthResult } from '../auth-result'
import { failed, succeeded } from '../auth-result'
import { backendFailureCode } from './backend-failure'
import { begunOnce } from './begun-once'
import { attempt, returnToSignIn } from './hosted-accounts'

export function sendPasswordReset(email: string): Promise<AuthResult> {
  return attempt(async (auth) => {
    await withTimeout(sendPasswordResetEmail(auth, email.trim(), returnToSignIn()))
    return succeeded('reset-email-sent')
  })
}

/** Checks the code of a reset link and tells whose password it resets. */
export function verifyResetCode(code: string): Promise<AuthResult> {
  return attempt(async (auth) =>
    succeeded('reset-code-valid', { email: await withTimeout(verifyPasswordResetCode(auth, code)) }),
  )
}

export function confirmReset(code: string, password: string): Promise<AuthResult> {
  return attempt(async (auth) => {
    await begunOnce(`reset ${code} ${password}`, () => confirmPasswordReset(auth, code, password))
    return succeeded('password-reset')
  })
}

/** Changes the password of the signed-in person once the current one has been given. */
export function changePassword(current: string, wanted: string): Promise<AuthResult> {
  return attempt(async (auth) => {
    const user = auth.currentUser
    if (!user?.email) return failed('not-signed-in')
    try {
      await withTimeout(reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current)))
    } catch (error) {
      const code = backendFailureCode(error) ?? hostedErrorCode(error)
      // Here only the password can be wrong, so the message says just that.
      return failed(code === 'invalid-credential' ? 'wrong-password' : code)
    }
    await withTimeout(updatePassword(user, wanted))
    return succeeded('password-changed')
  })
}
