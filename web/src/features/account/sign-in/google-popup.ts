import type { Auth, UserCredential } from 'firebase/auth'
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth'

/** How long Google's frame script may take before the person is told that it cannot be loaded, in milliseconds. */
const frameScriptTimeoutMs = 10_000

/** Thrown when Google's own frame script could not be fetched, which the SDK only reports as an internal error. */
class GoogleUnreachable extends Error {
  readonly code = 'auth/google-unreachable'
}

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.addScope('email')
  provider.addScope('profile')
  return provider
}

/** Opens Google's sign-in in a popup. The resolver comes with this file, since it loads Google's frame script. */
export function openGooglePopup(auth: Auth): Promise<UserCredential> {
  return explained(() => signInWithPopup(auth, googleProvider(), browserPopupRedirectResolver))
}

/** Asks the signed-in person to confirm with Google that it is them. */
export function confirmWithGoogle(auth: Auth): Promise<UserCredential> {
  const user = auth.currentUser
  if (!user) return Promise.reject(Object.assign(new Error('No user'), { code: 'auth/null-user' }))
  return explained(() => reauthenticateWithPopup(user, googleProvider(), browserPopupRedirectResolver))
}

async function explained(open: () => Promise<UserCredential>): Promise<UserCredential> {
  try {
    return await Promise.race([open(), missingFrameScript()])
  } catch (error) {
    throw frameScriptIsMissing(error)
      ? new GoogleUnreachable('Google sign-in could not be loaded.', { cause: error })
      : error
  }
}

function frameScriptIsMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  if (code !== 'auth/internal-error' && code !== 'auth/network-request-failed') return false
  return !hasFrameScript()
}

function hasFrameScript(): boolean {
  const script: unknown = Reflect.get(window, 'gapi')
  return typeof script === 'object' && script !== null && 'iframes' in script
}

/**
 * Fails when Google's frame script has not come after ten seconds: the SDK alone waits for it half a minute. Once it is there, the
 * person may take their time in the popup.
 */
function missingFrameScript(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      if (!hasFrameScript()) reject(new GoogleUnreachable('Google sign-in did not load in time.'))
    }, frameScriptTimeoutMs)
  })
}
