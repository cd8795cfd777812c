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

/** Every document of the database below a path, as `path → content`, but for those in which calls are counted. */
export async function allDocuments(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    await Promise.all(
      collections.map(async (collection) => {
        if (counts.includes(collection.path)) return
        const { docs } = await collection.get()
        for (const { ref } of docs) found.set(ref.path, '')
        for (const snapshot of docs) found.set(snapshot.ref.path, JSON.stringify(snapshot.data()))
        // Also below documents that do not exist themselves.
        const references = await collection.listDocuments()
        const nested = await Promise.all(
          references.filter(mayNest).map((reference) => reference.listCollections()),
        )
        await walk(nested.flat())
      }),
    )
  }
  await walk(await server.firestore.listCollections())
  return found
}

/** Only these have collections below them; asking each of a thousand documents would take long. */
function mayNest(reference: FirebaseFirestore.DocumentReference): boolean {
  return ['users/', 'groups/', 'grants/'].some((folder) => reference.path.startsWith(folder))
}
