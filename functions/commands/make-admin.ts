// npm run make-admin -- --project x name@example.org: makes an existing account the (first) administrator of a project.
import { pathToFileURL } from 'node:url'
import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore'
import { withProject } from '../../deploy/project/project-access'
import { commandLine } from '../../tools/command-line'
import { mirrorIntoProfile } from '../src/account/profile-mirror'
import { audit } from '../src/admin/audit'

/**
 * The account that may become an administrator.
 * @throws Error with a sentence for the terminal where there is no such account, or it is not verified or disabled.
 */
async function fitAccount(auth: Auth, email: string): Promise<UserRecord> {
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
  return record
}

/**
 * Gives an account the role admin: claim, list of administrators, profile mirror and audit entry. Doing it again changes
 * nothing more.
 * @throws Error as `fitAccount`
 */
export async function makeAdmin(auth: Auth, firestore: Firestore, email: string): Promise<UserRecord> {
  const record = await fitAccount(auth, email)
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

const call = 'npm run make-admin -- --project my-project name@example.org'
const usage = `${call}
Makes an existing account, with a verified address, the (first) administrator of a project.
  --project NAME   id of the project, or its alias in .firebaserc; otherwise GCLOUD_PROJECT
  --dry-run        changes nothing, only says what it would do`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = commandLine(usage, {
    allowPositionals: true,
    options: { project: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  })
  await withProject(values.project, call, async (projectId) => {
    const [email] = positionals
    if (!email?.includes('@')) throw new Error(`Say whose account: ${call}`)
    const app = getApps()[0] ?? initializeApp({ projectId })
    const auth = getAuth(app)
    if (values['dry-run']) {
      const { customClaims } = await fitAccount(auth, email)
      const role = typeof customClaims?.role === 'string' ? customClaims.role : 'user'
      console.log(
        `${email} has the role ${role} in ${projectId} and could be made its administrator. Nothing was changed.`,
      )
      return
    }
    const record = await makeAdmin(auth, getFirestore(app), email)
    console.log(`${record.email} is an administrator of ${projectId} now. An open page needs to be reloaded.`)
  })
}
