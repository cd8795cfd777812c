import { readFile } from 'node:fs/promises'
import { firestoreCases } from './cases/firestore-cases'
import { runCase } from './rules-case'
import { openWorld, type World } from './world'

const projectId = 'demo-amhs-rules'
let world: World

beforeAll(async () => {
  const firestore = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
  world = await openWorld(projectId, { firestore })
})
afterAll(() => world?.close())

const areas = [...new Set(firestoreCases.map(({ area }) => area))]

describe.each(areas)('%s', (area) => {
  test.each(firestoreCases.filter((one) => one.area === area))('$name', (one) => runCase(world, one))
})
