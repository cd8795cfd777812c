import { hostedErrorCode } from '@amhs/domain/accounts/auth-messages'
import { joinDisplayName } from '@amhs/domain/accounts/display-name'
import { storableText } from '@amhs/domain/documents/storable-text'
import type { User } from 'firebase/auth'
import { updateProfile } from 'firebase/auth'
import { serverTimestamp, updateDoc } from 'firebase/firestore'
import { loadFirebase } from '../../platform/firebase/firebase-services'
import { inTime } from '../../platform/firebase/in-time'
import type { Preferences } from '../../platform/preferences'
import { currentSession, keepSession } from '../../platform/session'
import type { AuthResult } from './auth-result'
import { failed, succeeded } from './auth-result'
import { backendFailureCode } from './backend-failure'
import { hostedToken, logFailure, profileReference } from './hosted-profile'

/** Changes the names in the profile and in the account; the session shows them at once. */
export async function saveNames(names: {
  readonly firstName: string
  readonly lastName: string
}): Promise<AuthResult> {
  const firstName = storableText(names.firstName)
  const lastName = storableText(names.lastName)
  const displayName = joinDisplayName({ firstName, lastName })
  const result = await changeProfile(
    { displayName, 'profile.firstName': firstName, 'profile.lastName': lastName },
    (user) => updateProfile(user, { displayName }),
  )
  const session = currentSession()
  if (result.success && session.status === 'signed-in') {
    keepSession({ ...session.user, firstName, lastName }, hostedToken(session.user.id), 'hosted')
  }
  return result
}

/** Keeps the preferences in the profile, for devices where nothing has been chosen yet. */
export function savePreferences(preferences: Preferences): Promise<AuthResult> {
  return changeProfile({ 'profile.preferences': { ...preferences } })
}

async function changeProfile(
  changes: Readonly<Record<string, unknown>>,
  also?: (user: User) => Promise<void>,
): Promise<AuthResult> {
  try {
    const { auth, firestore } = await loadFirebase()
    const user = auth.currentUser
    if (!user) return failed('not-signed-in')
    await inTime(
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
