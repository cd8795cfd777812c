import { readFile } from 'node:fs/promises'
import { firestoreCases } from './cases/firestore-cases'
import { runCase } from './rules-case'
import { openWorld, type World } from './world'

const projectId = 'demo-amhs-rules'
let source: string
let world: World

beforeAll(async () => {
  source = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
  world = await openWorld(projectId, { firestore: source })
})
afterAll(() => world?.close())

const areas = [...new Set(firestoreCases.map(({ area }) => area))]

describe.each(areas)('%s', (area) => {
  test.each(firestoreCases.filter((one) => one.area === area))('$name', (one) => runCase(world, one))
})

/** One expression of the emulator's coverage report; without values it was never evaluated. */
interface CoveredExpression {
  readonly sourcePosition: {
    readonly line: number
    readonly currentOffset?: number
    readonly endOffset?: number
  }
  readonly values?: readonly unknown[]
  readonly children?: readonly CoveredExpression[]
}

// Runs last: the report counts what the cases above have asked for.
test('the cases above evaluate every expression of the rules', async () => {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}:ruleCoverage`
  const { report } = (await (await fetch(address)).json()) as { report: readonly CoveredExpression[] }
  const flat = (expression: CoveredExpression): readonly CoveredExpression[] => [
    expression,
    ...(expression.children ?? []).flatMap(flat),
  ]
  const expressions = report.flatMap(flat)
  expect(expressions.length).toBeGreaterThan(500)
  const missed = expressions.filter(({ values }) => !values || values.length === 0)
  expect(
    missed.map(
      ({ sourcePosition: { line, currentOffset, endOffset } }) =>
        `${line}: ${source.slice(currentOffset, endOffset)}`,
    ),
  ).toEqual([])
})
