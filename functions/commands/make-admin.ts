// npm run make-admin -- --project x name@example.org: makes an existing account the (first) administrator of a project.
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { withProject } from '../../deploy/project/project-access'
import { mirrorIntoProfile } from '../src/account/profile-mirror'
import { audit } from '../src/admin/audit'

/**
 * Gives an account the role admin: claim, list of administrators, profile mirror and audit entry. Doing it again changes
 * nothing more.
 * @throws Error with a sentence for the terminal where there is no such account, or it is not verified or disabled.
 */
export async function makeAdmin(auth: Auth, firestore: Firestore, email: string): Promise<UserRecord> {
  const { users } = await auth.getUsers([{ email }])
  const record = users[0]
  if (!record)
    throw new Error(
      `There is no account with the address ${email} in this project. Register it on the site first, or name the right project.`,
    )
  if (record.disabled)
    throw new Error(`The account ${email} is disabled. Enable it first (Firebase console, Authentication).`)
  if (!record.emailVerified)
    throw new Error(
      `The address ${email} is not verified yet. Sign in on the site, ask for the mail there and open its link.`,
    )
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

const usage = 'npm run make-admin -- --project my-project name@example.org'

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  })
  await withProject(values.project, usage, async (projectId) => {
    const [email] = positionals
    if (!email?.includes('@')) throw new Error(`Say whose account: ${usage}`)
    const app = getApps()[0] ?? initializeApp({ projectId })
    const record = await makeAdmin(getAuth(app), getFirestore(app), email)
    console.log(`${record.email} is an administrator of ${projectId} now. An open page needs to be reloaded.`)
  })
}
