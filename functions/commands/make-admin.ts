// npm run make-admin -- name@example.org: makes an existing account the (first) administrator of a project.
import { pathToFileURL } from 'node:url'
import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { mirrorIntoProfile } from '../src/account/profile-mirror'
import { audit } from '../src/admin/audit'

/**
 * Gives an account the role admin: claim, list of administrators, profile mirror and audit entry. Doing it again changes
 * nothing more.
 * @throws Error with a sentence for the terminal where there is no such account, or it is not verified or disabled.
 */
export async function makeAdmin(auth: Auth, firestore: Firestore, email: string): Promise<UserRecord> {
  const record = await auth.getUserByEmail(email).catch(() => undefined)
  if (!record)
    throw new Error(`There is no account with the address ${email}. Register it on the site first.`)
  if (record.disabled) throw new Error(`The account ${email} is disabled.`)
  if (!record.emailVerified) throw new Error(`The address ${email} is not verified yet. Verify it first.`)
  const before = record.customClaims?.role
  // The claim first: the list must never name somebody who is not an administrator.
  await auth.setCustomUserClaims(record.uid, { ...record.customClaims, role: 'admin' })
  const profile = firestore.doc(`users/${record.uid}`)
  await firestore.runTransaction(async (transaction) => {
    if (!(await mirrorIntoProfile(firestore, transaction, record, { role: 'admin' })))
      throw new Error(`The account ${email} is being deleted.`)
    transaction.set(
      firestore.doc('system/admins'),
      { uids: FieldValue.arrayUnion(record.uid) },
      { merge: true },
    )
    if (before !== 'admin') {
      await audit(firestore, transaction, {
        action: 'role-changed',
        actorUid: 'make-admin',
        target: profile.path,
        before: { role: typeof before === 'string' ? before : 'user' },
        after: { role: 'admin' },
      })
    }
  })
  return record
}

async function main(): Promise<void> {
  const [email] = process.argv.slice(2)
  const projectId = process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT
  if (!email?.includes('@')) throw new Error('Usage: npm run make-admin -- name@example.org')
  if (!projectId)
    throw new Error('Say which project: GCLOUD_PROJECT=my-project npm run make-admin -- name@example.org')
  const app = getApps()[0] ?? initializeApp({ projectId })
  const record = await makeAdmin(getAuth(app), getFirestore(app), email)
  console.log(`${record.email} is an administrator of ${projectId} now. An open page needs to be reloaded.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
