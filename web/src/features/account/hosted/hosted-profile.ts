import { joinDisplayName, splitDisplayName } from '@amhs/domain/accounts/display-name'
import type { Role } from '@amhs/domain/accounts/roles'
import { defaultRole } from '@amhs/domain/accounts/roles'
import type { ProfileDocument } from '@amhs/domain/documents/profile-document'
import { profileSchema } from '@amhs/domain/documents/profile-document'
import { schemaVersions } from '@amhs/domain/documents/schema-versions'
import type { User } from 'firebase/auth'
import type {
  DocumentReference,
  Firestore,
  FirestoreDataConverter,
  QueryDocumentSnapshot,
} from 'firebase/firestore'
import { doc, runTransaction, serverTimestamp, setDoc } from 'firebase/firestore'
import * as v from 'valibot'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import { currentPreferences } from '../../../platform/preferences'
import type { SessionUser } from '../../../platform/session'
import type { HostedAccount } from './hosted-session-state'

/** A profile as the database gives it. */
export interface StoredProfile {
  /** Null when the document does not fit its schema. */
  readonly profile: ProfileDocument | null
  /** Whether an administrator has disabled the account. */
  readonly isDisabled: boolean
  /** Whether the server has still to confirm what is seen here. */
  readonly isPending: boolean
}

const storedProfile: FirestoreDataConverter<StoredProfile> = {
  // Profiles are written field by field.
  toFirestore: () => {
    throw new Error('A profile is not written as a whole.')
  },
  fromFirestore: (snapshot: QueryDocumentSnapshot) => {
    const { success, output } = v.safeParse(profileSchema, snapshot.data({ serverTimestamps: 'estimate' }))
    return {
      profile: success ? output : null,
      isDisabled: snapshot.get('disabled') === true,
      isPending: snapshot.metadata.hasPendingWrites,
    }
  },
}

export function profileReference(firestore: Firestore, uid: string): DocumentReference {
  return doc(firestore, 'users', uid)
}

/** The same document, read as what the session needs. */
export function storedProfileReference(firestore: Firestore, uid: string): DocumentReference<StoredProfile> {
  return profileReference(firestore, uid).withConverter(storedProfile)
}

/** The session's user, made of account, profile and role. Without a profile it has the names of the account. */
export function sessionUserOf(user: User, profile: ProfileDocument | null, role: Role): SessionUser {
  const { firstName, lastName } = profile ? profile.profile : splitDisplayName(user.displayName)
  const made = Date.parse(user.metadata.creationTime ?? '') || 0
  return {
    id: user.uid,
    email: user.email ?? '',
    firstName,
    lastName,
    role,
    emailVerified: user.emailVerified,
    createdAt: new Date(profile?.createdAt ?? made).toISOString(),
    updatedAt: new Date(profile?.updatedAt ?? made).toISOString(),
  }
}

/** What pages of the account need beside the session. */
export function hostedAccountOf(user: User, profile: ProfileDocument | null): HostedAccount {
  const isPassword = ({ providerId }: { readonly providerId: string }) => providerId === 'password'
  return { profile, hasGoogleOnly: !user.providerData.some(isPassword) }
}

/** Writes the profile of an account that has just been made; the names are those given. */
export async function createProfile(
  firestore: Firestore,
  user: User,
  names: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await withTimeout(setDoc(profileReference(firestore, user.uid), newProfile(user, names)))
}

/**
 * Writes the profile of an account that has none, with the names of the account or the defaults; one that is there by now is
 * left alone. The rules refuse it for an account that was erased.
 */
export async function createAbsentProfile(firestore: Firestore, user: User): Promise<void> {
  const reference = profileReference(firestore, user.uid)
  await withTimeout(
    runTransaction(firestore, async (transaction) => {
      if ((await transaction.get(reference)).exists()) return
      transaction.set(reference, newProfile(user, splitDisplayName(user.displayName)))
    }),
  )
}

function newProfile(user: User, names: { readonly firstName: string; readonly lastName: string }) {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: joinDisplayName(names),
    // Whoever has another role got a profile from the server with it; the rules take no other from a page.
    role: defaultRole,
    profile: { ...names, preferences: { ...currentPreferences() } },
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    schemaVersion: schemaVersions.profile,
  }
}

/** Logs what failed and the code of the failure; never an address or a document. */
export function logFailure(what: string, error: unknown): void {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  console.warn('[account]', what, typeof code === 'string' ? code : '')
}
