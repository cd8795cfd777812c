import type { Role } from '@amhs/domain/accounts/roles'
import { schemaVersions } from '@amhs/domain/documents/schema-versions'
import type { Timestamp } from 'firebase-admin/firestore'
import { demoUid } from './demo-accounts'
import type { SeedContext } from './seed-context'

interface InventedAccount {
  readonly email: string
  readonly displayName: string
  readonly password: string
  readonly role: Role
  readonly emailVerified?: boolean
  readonly createdAt: Timestamp
}

/** Makes an account of the demonstration, or brings it back to what it is here: sign-in, role and profile document. */
export async function saveAccount(
  { auth, firestore }: SeedContext,
  invented: InventedAccount,
): Promise<string> {
  const { role, createdAt, ...account } = { emailVerified: true, ...invented }
  const { email, displayName } = account
  const uid = demoUid(email)
  const isThere = await auth.getUser(uid).then(
    () => true,
    () => false,
  )
  await (isThere ? auth.updateUser(uid, account) : auth.createUser({ uid, ...account }))
  await auth.setCustomUserClaims(uid, { role })
  const [firstName = '', lastName = ''] = displayName.split(' ')
  await firestore.doc(`users/${uid}`).set({
    uid,
    email,
    displayName,
    role,
    profile: { firstName, lastName, preferences: {} },
    createdAt,
    updatedAt: createdAt,
    schemaVersion: schemaVersions.profile,
  })
  return uid
}
