import { sendEmailVerification } from 'firebase/auth'
import { loadFirebase } from '../../platform/firebase/firebase-services'
import { keepSession } from '../../platform/session'
import type { AuthResult } from './auth-result'
import { failed, succeeded } from './auth-result'
import { attempt, returnToSignIn } from './hosted-accounts'
import { hostedToken, syncProfile } from './hosted-profile'

export function resendVerification(): Promise<AuthResult> {
  return attempt(async (auth) => {
    const user = auth.currentUser
    if (!user) return failed('not-signed-in')
    if (user.emailVerified) return failed('already-verified')
    await sendEmailVerification(user, returnToSignIn())
    return succeeded('verification-email-sent')
  })
}

/** Asks the provider whether the address has been verified meanwhile; the session is left as it is. */
export function checkVerification(): Promise<AuthResult> {
  return attempt(async (auth) => {
    const user = auth.currentUser
    if (!user) return failed('not-signed-in')
    await user.reload()
    return user.emailVerified ? succeeded('banner-verified') : failed('banner-not-verified')
  })
}

/** Takes a new token and the profile again, so that everything knows of the verified address. */
export async function reinitialiseSession(): Promise<void> {
  const { auth, firestore } = await loadFirebase()
  const user = auth.currentUser
  if (!user) return
  await user.getIdToken(true)
  keepSession(await syncProfile(firestore, user), hostedToken(user.uid), 'hosted')
}
