import { joinDisplayName, splitDisplayName } from '@amhs/domain/accounts/display-name'
import { type Role, roleFromClaim } from '@amhs/domain/accounts/roles'
import { schemaVersions } from '@amhs/domain/documents/schema-versions'
import type { UserRecord } from 'firebase-admin/auth'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'

/** Where the profile of an account stands. */
export function profileDocument(firestore: Firestore, uid: string): DocumentReference {
  return firestore.collection('users').doc(uid)
}

/** Where the mark of an erased account stands; while it does, no rule and no function lets the account write. */
export function erasedMark(firestore: Firestore, uid: string): DocumentReference {
  return firestore.collection('deleted').doc(uid)
}

/** Where it stands that an account was erased, for as long as a backup may bring it back. */
export function erasureRecord(firestore: Firestore, uid: string): DocumentReference {
  return firestore.collection('erasures').doc(uid)
}

/** What of an account the server mirrors into its profile, because rules can see a profile and no account. */
export type Mirrored = { readonly role: Role } | { readonly disabled: boolean }

/**
 * Mirrors a change of the account into its profile. Where none stands, it is written whole: rules refuse whoever has no
 * profile, and a page creates one with the role `user` only, so neither an old token nor a missing document can
 * bring a role back.
 *
 * Reads before it writes, as a transaction must: call it before any other write.
 * @returns false where the account is being erased, and changes nothing.
 */
export async function mirrorIntoProfile(
  firestore: Firestore,
  transaction: Transaction,
  account: UserRecord,
  change: Mirrored,
): Promise<boolean> {
  const { FieldValue } = await import('firebase-admin/firestore')
  const document = profileDocument(firestore, account.uid)
  const [profile, mark] = await transaction.getAll(document, erasedMark(firestore, account.uid))
  if (mark?.exists) return false
  const now = FieldValue.serverTimestamp()
  if (profile?.exists) {
    const fields = 'role' in change ? change : { disabled: change.disabled ? true : FieldValue.delete() }
    transaction.update(document, { ...fields, updatedAt: now })
    return true
  }
  const names = splitDisplayName(account.displayName)
  transaction.create(document, {
    uid: account.uid,
    email: account.email ?? '',
    displayName: joinDisplayName(names),
    role: 'role' in change ? change.role : roleFromClaim(account.customClaims?.role),
    profile: { ...names, preferences: {} },
    ...('disabled' in change && change.disabled ? { disabled: true } : {}),
    createdAt: now,
    updatedAt: now,
    schemaVersion: schemaVersions.profile,
  })
  return true
}
