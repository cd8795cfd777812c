import { readFile } from 'node:fs/promises'
import { photoCases } from './cases/photo-cases'
import { runCase } from './rules-case'
import { openWorld, type World } from './world'

let world: World

beforeAll(async () => {
  const storage = await readFile(new URL('../../storage.rules', import.meta.url), 'utf8')
  world = await openWorld('demo-amhs-storage', { storage })
})
afterAll(() => world?.close())

describe('photos', () => {
  test.each(photoCases)('$name', (one) => runCase(world, one))
})
