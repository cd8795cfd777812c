import { allParts, chooseParts, inTurns, servicesFor } from './parts'

const parts = allParts({ start: 'x', check: 'x', 'check:format': 'x', 'check:types:web': 'x' })
const namesOf = (names: readonly string[]) => chooseParts(parts, names).map(({ name }) => name)

test('no name means everything', () => {
  expect(chooseParts(parts, [])).toEqual(parts)
})

test('a name chooses its group', () => {
  expect(namesOf(['rules', 'unit'])).toEqual(['rules', 'unit'])
})

test('every check of package.json is a part', () => {
  expect(namesOf(['check'])).toEqual(['check:format', 'check:types:web'])
})

test('an unknown name is refused, so that a slip does not test nothing', () => {
  expect(() => namesOf(['rulez'])).toThrow('rulez')
})

test('only the emulators that a part needs are started', () => {
  expect(servicesFor(chooseParts(parts, ['check', 'unit']))).toEqual([])
  expect(servicesFor(chooseParts(parts, ['rules']))).toEqual(['auth', 'firestore', 'storage'])
  expect(servicesFor(chooseParts(parts, ['rules', 'browser']))).toContain('hosting')
})

test('the emulators can start beside the turn before the first that needs them, since the build is done by then', () => {
  const turns = inTurns(parts)
  const first = turns.findIndex((turn) => turn.some(({ services }) => services.length > 0))
  const built = turns.findIndex((turn) => turn.some(({ name }) => name === 'build'))
  expect(built).toBeGreaterThanOrEqual(0)
  expect(built).toBeLessThan(first - 1)
})

test('some parts run beside the one before them', () => {
  const turns = inTurns(chooseParts(parts, ['rules', 'functions', 'check']))
  expect(turns.map((turn) => turn.map(({ name }) => name))).toEqual([
    ['check:format', 'check:types:web'],
    ['rules'],
    ['functions in process'],
    ['functions'],
  ])
})

test('the budgets wait for the build, also alone', () => {
  const turns = inTurns(chooseParts(parts, ['budgets']))
  expect(turns.map((turn) => turn.map(({ name }) => name))).toEqual([['build'], ['budgets']])
})
