import { firestoreCases } from './cases/firestore-cases'
import { coveredExpressions, evaluations, readRules } from './rule-reads'
import { runCase } from './rules-case'
import { openWorld, type World } from './world'

const projectId = 'demo-amhs-rules'
let source: string
let world: World

beforeAll(async () => {
  source = await readRules()
  world = await openWorld(projectId, { firestore: source })
})
afterAll(() => world?.close())

const areas = [...new Set(firestoreCases.map(({ area }) => area))]

describe.each(areas)('%s', (area) => {
  test.each(firestoreCases.filter((one) => one.area === area))('$name', (one) => runCase(world, one))
})

// Runs last: the report counts what the cases above have asked for.
test('the cases above evaluate every expression of the rules', async () => {
  const expressions = await coveredExpressions(projectId)
  expect(expressions.length).toBeGreaterThan(500)
  const missed = expressions.filter((expression) => evaluations(expression) === 0)
  expect(
    missed.map(
      ({ sourcePosition: { line, currentOffset, endOffset } }) =>
        `${line}: ${source.slice(currentOffset, endOffset)}`,
    ),
  ).toEqual([])
})
