import { readFile } from 'node:fs/promises'
import { deleteDoc, doc } from 'firebase/firestore'
import { photoCases } from './cases/photo-cases'
import { runCase } from './rules-case'
import { openWorld, type World } from './world'

let world: World

beforeAll(async () => {
  const storage = await readFile(new URL('../../storage.rules', import.meta.url), 'utf8')
  // The Storage emulator looks for documents in the project that the suite was started with.
  world = await openWorld(process.env.GCLOUD_PROJECT ?? '', { storage })
})
afterAll(async () => {
  await deleteDoc(doc(world.server.database, 'users/owner'))
  await world.close()
})

describe('photos', () => {
  test.each(photoCases)('$name', (one) => runCase(world, one))
})
