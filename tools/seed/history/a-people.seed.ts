import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { schemaVersions } from '../../../domain/src/documents/schema-versions'
import { demoUid } from '../demo-accounts'
import { day, type Seed } from '../seed-context'
import { neighbours } from './neighbours'

/** Invented people who ask, rate and write, beside the demonstration accounts. Nobody knows their passwords. */
export const seed: Seed = async ({ auth, firestore, now }) => {
  for (const { email, displayName, daysAgo } of neighbours) {
    const uid = demoUid(email)
    const isThere = await auth.getUser(uid).then(
      () => true,
      () => false,
    )
    if (!isThere)
      await auth.createUser({ uid, email, displayName, emailVerified: true, password: randomUUID() })
    await auth.setCustomUserClaims(uid, { role: 'user' })
    const [firstName = '', lastName = ''] = displayName.split(' ')
    const at = Timestamp.fromMillis(now - daysAgo * day)
    const profile = { firstName, lastName, preferences: {} }
    const role = 'user'
    const schemaVersion = schemaVersions.profile
    await firestore
      .doc(`users/${uid}`)
      .set({ uid, email, displayName, role, profile, createdAt: at, updatedAt: at, schemaVersion })
  }
  return `${neighbours.length} neighbours`
}
