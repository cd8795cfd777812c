import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'

const root = path.resolve(import.meta.dirname, '../..')
const place = 'placesThatNobodyPlanned/one'

describe('what the rules do not name', () => {
  let environment: RulesTestEnvironment

  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: 'demo-amhs-rules',
      firestore: { rules: readFileSync(path.join(root, 'firestore.rules'), 'utf8') },
      storage: { rules: readFileSync(path.join(root, 'storage.rules'), 'utf8') },
    })
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc(place).set({ content: 'here' })
      await context.storage().ref(place).putString('here')
    })
  })

  afterAll(() => environment.cleanup())

  const people = {
    visitor: () => environment.unauthenticatedContext(),
    user: () => environment.authenticatedContext('somebody', { role: 'user' }),
    admin: () => environment.authenticatedContext('administrator', { role: 'admin' }),
  }

  test.each(['visitor', 'user', 'admin'] as const)('is closed in Firestore to a %s', async (person) => {
    const firestore = people[person]().firestore()
    await assertFails(firestore.doc(place).get())
    await assertFails(firestore.collection('placesThatNobodyPlanned').limit(1).get())
    await assertFails(firestore.doc(place).set({ content: 'changed' }))
    await assertFails(firestore.doc(place).delete())
  })

  test.each(['visitor', 'user', 'admin'] as const)('is closed in Storage to a %s', async (person) => {
    const file = people[person]().storage().ref(place)
    await assertFails(file.getMetadata())
    await assertFails(file.putString('changed').then())
    await assertFails(file.delete())
  })
})
