import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import { joinDisplayName, writtenNames } from '@amhs/domain/accounts/display-name'
import { localeOf } from '@amhs/domain/language-facts'
import { isBuiltApart } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import type { Auth, User, UserCredential } from 'firebase/auth'
import {
  getAdditionalUserInfo,
  sendEmailVerification,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth'
import { hasConsent, recordConsents } from '../../../platform/consents'
import { firebaseServices } from '../../../platform/firebase/backend'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import { paths } from '../../../platform/paths'
import { currentPreferences } from '../../../platform/preferences'
import type { AuthResult } from '../auth-result'
import { failed, succeeded } from '../auth-result'
import { backendFailureCode } from './backend-failure'
import { createHostedAccount } from './create-hosted-account'
import { createProfile, logFailure } from './hosted-profile'
import { beginHostedSession } from './hosted-session-state'

export interface HostedRegistration {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** Runs an action against Firebase and turns whatever it throws into the catalogue's code. */
export async function attempt(action: (auth: Auth) => Promise<AuthResult>): Promise<AuthResult> {
  try {
    const { auth } = await firebaseServices()
    const { language } = currentPreferences()
    // The provider's mails know our languages by their own tags, and traditional Chinese by that of Taiwan.
    auth.languageCode = isBuiltApart(language) ? localeOf(language) : language
    return await action(auth)
  } catch (error) {
    return failed(backendFailureCode(error) ?? hostedErrorCode(error))
  }
}

/** Where mails of the provider lead back to. */
export function returnToSignIn(): { readonly url: string } {
  return { url: `${window.location.origin}${addressIn(currentPreferences().language, paths.login)}` }
}

/**
 * Creates the account, sets the display name, writes the profile with role user, sends the verification mail and
 * begins the session. What follows the creation may fail without the account being lost.
 */
export function register(input: HostedRegistration): Promise<AuthResult> {
  return attempt(async (auth) => {
    const { firestore } = await firebaseServices()
    const names = writtenNames(input)
    const user = await createHostedAccount(auth, input.email.trim(), input.password)
    // Side by side, so that a network that goes meanwhile costs ten seconds once. The mail greets by the name, so it comes after it.
    const [sent] = await Promise.all([
      withTimeout(nameAndMail(user, joinDisplayName(names))).catch(() => false),
      tryTo('The profile could not be written.', () => createProfile(firestore, user, names)),
    ])
    const sessionUser = await beginHostedSession(user.uid)
    await tryTo('The consent could not be recorded.', () => recordConsents(['terms'], true))
    return succeeded(sent ? 'registered' : 'verification-email-failed', { user: sessionUser })
  })
}

/** Whether the mail was sent; a name that could not be set keeps it from nobody. */
async function nameAndMail(user: User, displayName: string): Promise<boolean> {
  await tryTo('The display name could not be set.', () => withTimeout(updateProfile(user, { displayName })))
  return tryTo('The verification mail could not be sent.', () =>
    withTimeout(sendEmailVerification(user, returnToSignIn())),
  )
}

/** Gives up after ten seconds: where the provider cannot be reached, the SDK alone would wait for more than thirty. */
export function signIn(email: string, password: string): Promise<AuthResult> {
  return attempt(async (auth) => {
    const { user } = await withTimeout(signInWithEmailAndPassword(auth, email.trim(), password))
    return succeeded('signed-in', { user: await beginHostedSession(user.uid) })
  })
}

/** Signs in with what a popup (or, in tests, the emulator) answers. */
export function signInWithGoogle(open: (auth: Auth) => Promise<UserCredential>): Promise<AuthResult> {
  return attempt(async (auth) => {
    const credential = await open(auth)
    const user = await beginHostedSession(credential.user.uid)
    // The pages ask before the popup: for a new account, or on a device that did not know, the answer is new.
    if (getAdditionalUserInfo(credential)?.isNewUser || !hasConsent('terms'))
      await tryTo('The consent could not be recorded.', () => recordConsents(['terms'], true))
    return succeeded('google-signed-in', { user })
  })
}

async function tryTo(failure: string, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    logFailure(failure, error)
    return false
  }
}
