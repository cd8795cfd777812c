import { sendEmailVerification } from 'firebase/auth'
import { firebaseServices } from '../../../platform/firebase/backend'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import type { AuthResult } from '../auth-result'
import { failed, succeeded } from '../auth-result'
import { attempt, returnToSignIn } from './hosted-accounts'

export function resendVerification(): Promise<AuthResult> {
  return attempt(async (auth) => {
    const user = auth.currentUser
    if (!user) return failed('not-signed-in')
    if (user.emailVerified) return failed('already-verified')
    await withTimeout(sendEmailVerification(user, returnToSignIn()))
    return succeeded('verification-email-sent')
  })
}

/** Asks the provider whether the address has been verified meanwhile. */
export function checkVerification(): Promise<AuthResult> {
  return attempt(async (auth) => {
    const user = auth.currentUser
    if (!user) return failed('not-signed-in')
    await withTimeout(user.reload())
    return user.emailVerified ? succeeded('banner-verified') : failed('banner-not-verified')
  })
}

/** Takes a new token, so that the rules, the functions and the session know of the verified address. */
export async function reinitialiseSession(): Promise<void> {
  const { auth } = await firebaseServices()
  if (auth.currentUser) await withTimeout(auth.currentUser.getIdToken(true))
}
