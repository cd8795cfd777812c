import { Timestamp } from 'firebase-admin/firestore'
import { schemaVersions } from '../../domain/src/documents/schema-versions'
import { demoAccounts, demoPassword, demoUid } from './demo-accounts'
import type { Seed } from './seed-context'

/** A fixed moment, so that seeding again changes nothing. */
const created = Timestamp.fromDate(new Date('2026-01-05T08:00:00Z'))

/** The five demonstration accounts with their role as claim and a profile document each. */
export const seed: Seed = async ({ auth, firestore }) => {
  for (const { email, displayName, role, emailVerified } of demoAccounts) {
    const uid = demoUid(email)
    const account = { email, displayName, emailVerified, password: demoPassword }
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
      createdAt: created,
      updatedAt: created,
      schemaVersion: schemaVersions.profile,
    })
  }
  // Only a listed administrator counts when the last one is protected (docs/admin.md).
  const admins = demoAccounts.filter(({ role }) => role === 'admin').map(({ email }) => demoUid(email))
  await firestore.doc('system/admins').set({ uids: admins })
  return `${demoAccounts.length} accounts`
}
