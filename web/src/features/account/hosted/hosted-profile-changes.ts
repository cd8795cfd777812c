import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import { joinDisplayName, writtenNames } from '@amhs/domain/accounts/display-name'
import type { User } from 'firebase/auth'
import { updateProfile } from 'firebase/auth'
import { serverTimestamp, updateDoc } from 'firebase/firestore'
import { firebaseServices } from '../../../platform/firebase/backend'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import type { Preferences } from '../../../platform/preferences'
import type { AuthResult } from '../auth-result'
import { failed, succeeded } from '../auth-result'
import { backendFailureCode } from './backend-failure'
import { logFailure, profileReference } from './hosted-profile'

/** Changes the names in the profile and in the account; the listener shows them in the session at once. */
export async function saveNames(names: {
  readonly firstName: string
  readonly lastName: string
}): Promise<AuthResult> {
  const { firstName, lastName } = writtenNames(names)
  const displayName = joinDisplayName({ firstName, lastName })
  return changeProfile(
    { displayName, 'profile.firstName': firstName, 'profile.lastName': lastName },
    (user) => withTimeout(updateProfile(user, { displayName })),
  )
}

/** Keeps the preferences in the profile, for devices where nothing has been chosen yet. */
export function savePreferences(preferences: Preferences): Promise<AuthResult> {
  return changeProfile({ 'profile.preferences': { ...preferences } })
}

/** Keeps single choices in the profile and leaves the others there as they are. */
export function keepPreferences(changes: Partial<Preferences>): Promise<AuthResult> {
  const fields = Object.entries(changes).map(([key, value]) => [`profile.preferences.${key}`, value])
  return changeProfile(Object.fromEntries(fields))
}

async function changeProfile(
  changes: Readonly<Record<string, unknown>>,
  also?: (user: User) => Promise<void>,
): Promise<AuthResult> {
  try {
    const { auth, firestore } = await firebaseServices()
    const user = auth.currentUser
    if (!user) return failed('not-signed-in')
    await withTimeout(
      updateDoc(profileReference(firestore, user.uid), { ...changes, updatedAt: serverTimestamp() }),
    )
    await also?.(user)
    return succeeded('profile-updated')
  } catch (error) {
    logFailure('The profile could not be changed.', error)
    const code = backendFailureCode(error) ?? hostedErrorCode(error)
    return failed(code === 'network-request-failed' ? code : 'profile-update-failed')
  }
}
