import { readFileSync } from 'node:fs'
import path from 'node:path'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore'
import { firestoreScreeningRepository } from '../../web/src/features/screening/storage/screenings.firestore'
import { screeningRepositorySuite } from '../../web/src/features/screening/storage/screenings.repository.suite'

let environment: RulesTestEnvironment

beforeAll(async () => {
  setLogLevel('silent')
  const rules = readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')
  environment = await initializeTestEnvironment({ projectId: 'demo-amhs-repository', firestore: { rules } })
})
afterAll(() => environment.cleanup())

let owners = 0

/** The same suite as the browser's own storage, here on the emulator and under the production rules. */
screeningRepositorySuite('screenings in the account', async () => {
  owners += 1
  const uid = `owner-${owners}`
  // Who writes needs a profile.
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore() as unknown as Firestore, 'users', uid), { role: 'user' }),
  )
  const database = environment.authenticatedContext(uid).firestore() as unknown as Firestore
  return {
    repository: firestoreScreeningRepository(database, uid),
    plantUnreadable: () =>
      environment.withSecurityRulesDisabled((context) =>
        setDoc(doc(context.firestore() as unknown as Firestore, 'users', uid, 'screenings', 'planted'), {
          instrument: 9,
          finishedAt: new Date(0),
        }),
      ),
  }
})
