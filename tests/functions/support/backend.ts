import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the functions tests with npm run test:functions`)
  return value
}

export const projectId = required('GCLOUD_PROJECT')
export const functionsAddress = `http://${required('FUNCTIONS_EMULATOR_HOST')}/${projectId}/us-central1`
export const authAddress = `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`
export const firestoreHost = required('FIRESTORE_EMULATOR_HOST')
export const storageHost = required('FIREBASE_STORAGE_EMULATOR_HOST')
export const inboxAddress = required('AMHS_INBOX')

if (!projectId.startsWith('demo-')) throw new Error('The tests only run against a demo- project')

const app = getApps()[0] ?? initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` })

/** The server's view of the emulators, to set up and to look at what a call left behind. */
export const server = { auth: getAuth(app), firestore: getFirestore(app), storage: getStorage(app) }

/** Where calls are counted: every call changes something there. */
const counts = ['rateLimits', 'dailyBudgets']

/**
 * Every document of the database, as `path → content`, but for those in which calls are counted. One query without a name of a
 * collection, as the SDK's own recursive deletion makes it: asking collection by collection took seconds.
 */
export async function allDocuments(): Promise<Map<string, string>> {
  const root = `projects/${projectId}/databases/(default)/documents`
  const response = await fetch(`http://${firestoreHost}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  })
  if (!response.ok) throw new Error(`Firestore answered ${response.status} to a query for everything`)
  const answers: { document?: { name: string; fields?: object } }[] = await response.json()
  // The demonstration data is always there: nothing found would be a query that finds nothing, and every comparison would pass.
  if (!answers.some(({ document }) => document))
    throw new Error('No document was found in the whole database')
  return new Map(
    answers.flatMap(({ document }) => {
      const path = document?.name.slice(root.length + 1)
      if (path === undefined || counts.includes(path.split('/')[0] ?? '')) return []
      return [[path, JSON.stringify(document?.fields ?? {})] as const]
    }),
  )
}
