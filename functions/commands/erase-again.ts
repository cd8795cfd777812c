// npm run erase-again -- --project x [--gone] [--write]: after a restored backup, erases once more whoever erased their account since.
import { pathToFileURL } from 'node:url'
import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { withProject } from '../../deploy/project/project-access'
import { commandLine } from '../../tools/command-line'
import { eraseDocuments } from '../src/account/erase-documents'

/** Auth looks up at most so many accounts at a time. */
const lookedUpAtOnce = 100

/** So many accounts are erased at the same time: one after the other, a restored backup of thousands would take a day. */
const erasedAtOnce = 10

/** The uids among these that Auth does not have. Auth is in no backup of the database, so it knows who has gone. */
async function withoutAccount(auth: Auth, uids: readonly string[]): Promise<readonly string[]> {
  const gone: string[] = []
  for (let start = 0; start < uids.length; start += lookedUpAtOnce) {
    const part = uids.slice(start, start + lookedUpAtOnce)
    const { users } = await auth.getUsers(part.map((uid) => ({ uid })))
    const there = new Set(users.map(({ uid }) => uid))
    gone.push(...part.filter((uid) => !there.has(uid)))
  }
  return gone
}

/** What was found and done. */
export interface ErasedAgain {
  /** Whose documents were erased, or would be. */
  readonly erased: readonly string[]
  /** On the list of erasures, but with an account: left alone. */
  readonly withAccount: readonly string[]
  /** With a profile, without an account and not on the list: erased only when that was asked for. */
  readonly gone: readonly string[]
}

/**
 * Erases the documents of every account on the list of erasures that Auth does not have. Where the list itself was lost with the
 * database, profiles without an account tell who has gone: they are counted, and erased only with `alsoGone`, since in a wrong
 * project, or one whose accounts are still to be brought back, that would be everybody.
 * @param write whether to erase; otherwise it only finds
 */
export async function eraseAgain(
  auth: Auth,
  firestore: Firestore,
  { alsoGone, write }: { readonly alsoGone: boolean; readonly write: boolean },
): Promise<ErasedAgain> {
  const idsIn = async (collection: string) =>
    (await firestore.collection(collection).listDocuments()).map(({ id }) => id)
  const listed = await idsIn('erasures')
  const erasable = await withoutAccount(auth, listed)
  const others = (await idsIn('users')).filter((uid) => !listed.includes(uid))
  const gone = await withoutAccount(auth, others)
  const erased = [...erasable, ...(alsoGone ? gone : [])]
  // The counts of calls are under a code made with a secret that is not here; restored ones have ended.
  for (let start = 0; write && start < erased.length; start += erasedAtOnce)
    await Promise.all(
      erased
        .slice(start, start + erasedAtOnce)
        .map((uid) => eraseDocuments(firestore, uid, undefined, undefined)),
    )
  return { erased, withAccount: listed.filter((uid) => !erasable.includes(uid)), gone }
}

const call = 'npm run erase-again -- --project my-project'
const usage = `${call} [--gone] [--write]
After a restored backup: erases once more whoever is on the list of erasures and has no account. Safe to run again.
  --project NAME   id of the project, or its alias in .firebaserc; otherwise GCLOUD_PROJECT
  --gone           also profiles that have no account and are not on the list: only where the list was lost with the database
  --write          erases; without it nothing is changed, and it only counts`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = commandLine(usage, {
    options: { project: { type: 'string' }, gone: { type: 'boolean' }, write: { type: 'boolean' } },
  })
  await withProject(values.project, call, async (projectId) => {
    const app = getApps()[0] ?? initializeApp({ projectId })
    const { gone: alsoGone = false, write = false } = values
    const found = await eraseAgain(getAuth(app), getFirestore(app), { alsoGone, write })
    const { erased, withAccount, gone } = found
    console.log(
      write
        ? `${projectId}: the documents of ${erased.length} erased accounts are gone.`
        : `${projectId}: ${erased.length} erased accounts have their documents erased once more by --write. Nothing was changed.`,
    )
    if (withAccount.length > 0)
      console.log(
        `${withAccount.length} on the list of erasures have an account and are left alone${write ? `: ${withAccount.join(', ')}` : '.'}`,
      )
    if (gone.length > 0 && !alsoGone)
      console.log(
        `${gone.length} profiles have no account and are not on the list of erasures. If the list was lost with the database, and all accounts are in Authentication again, erase them too with --gone.`,
      )
  })
}
