import { joinDisplayName, splitDisplayName } from '@amhs/domain/accounts/display-name'
import type { Role } from '@amhs/domain/accounts/roles'
import { roleFromClaim } from '@amhs/domain/accounts/roles'
import type { ProfileDocument } from '@amhs/domain/documents/profile-document'
import { profileSchema } from '@amhs/domain/documents/profile-document'
import type { User } from 'firebase/auth'
import type { DocumentSnapshot, Firestore } from 'firebase/firestore'
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore'
import * as v from 'valibot'
import { inTime } from '../../platform/firebase/in-time'
import { currentPreferences } from '../../platform/preferences'
import type { SessionUser } from '../../platform/session'

/** The prefix of the token string that stands for a hosted session. */
const tokenPrefix = 'firebase_'

export function hostedToken(uid: string): string {
  return `${tokenPrefix}${uid}`
}

export function profileReference(firestore: Firestore, uid: string) {
  return doc(firestore, 'users', uid)
}

/** The profile of a snapshot, or null when there is none or it does not fit. */
export function profileOf(snapshot: DocumentSnapshot): ProfileDocument | null {
  if (!snapshot.exists()) return null
  const result = v.safeParse(profileSchema, snapshot.data({ serverTimestamps: 'estimate' }))
  return result.success ? result.output : null
}

/** The role of the token; the profile only mirrors it. */
export async function roleOf(user: User): Promise<Role> {
  const { claims } = await user.getIdTokenResult()
  return roleFromClaim(claims.role)
}

export function sessionUserOf(user: User, profile: ProfileDocument | null, role: Role): SessionUser {
  const names = profile ? profile.profile : splitDisplayName(user.displayName)
  return {
    id: user.uid,
    email: user.email ?? '',
    firstName: names.firstName,
    lastName: names.lastName,
    role,
    emailVerified: user.emailVerified,
  }
}

/** When a profile cannot be read: the names of the account and the role user, so that the person is not locked out. */
export function fallbackUser(user: User): SessionUser {
  return sessionUserOf(user, null, 'user')
}

/** Writes a new profile; the names are those given, or those of the account, or the defaults. */
export async function createProfile(
  firestore: Firestore,
  user: User,
  names = splitDisplayName(user.displayName),
): Promise<void> {
  const profile = {
    uid: user.uid,
    email: user.email ?? '',
    displayName: joinDisplayName(names),
    role: await roleOf(user),
    profile: { ...names, preferences: { ...currentPreferences() } },
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  }
  await inTime(setDoc(profileReference(firestore, user.uid), profile))
}

/**
 * Reads the profile of a signed-in person and creates it with defaults when it is missing. Never throws: when the
 * sync fails, the fallback user with role user is returned.
 */
export async function syncProfile(firestore: Firestore, user: User): Promise<SessionUser> {
  try {
    const snapshot = await inTime(getDoc(profileReference(firestore, user.uid)))
    if (!snapshot.exists()) await createProfile(firestore, user)
    return sessionUserOf(user, profileOf(snapshot), await roleOf(user))
  } catch (error) {
    logFailure('The profile could not be synchronised.', error)
    return fallbackUser(user)
  }
}

/** Logs what failed and the code of the failure; never an address or a document. */
export function logFailure(what: string, error: unknown): void {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  console.warn('[account]', what, typeof code === 'string' ? code : '')
}
