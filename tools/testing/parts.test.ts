import { allParts, chooseParts, inTurns, servicesFor } from './parts.mjs'

test('no name means everything', () => {
  expect(chooseParts([])).toEqual(allParts)
})

test('a name chooses its group', () => {
  expect(chooseParts(['rules', 'unit']).map(({ name }) => name)).toEqual(['rules', 'unit'])
})

test('an unknown name is refused, so that a slip does not test nothing', () => {
  expect(() => chooseParts(['rulez'])).toThrow('rulez')
})

test('only the emulators that a part needs are started', () => {
  expect(servicesFor(chooseParts(['check', 'unit']))).toEqual([])
  expect(servicesFor(chooseParts(['rules']))).toEqual(['auth', 'firestore', 'storage'])
  expect(servicesFor(chooseParts(['rules', 'browser']))).toContain('hosting')
})

test('the emulators can start beside the turn before the first that needs them, since the build is done by then', () => {
  const turns = inTurns(allParts)
  const first = turns.findIndex((turn) => turn.some(({ services }) => services.length > 0))
  const built = turns.findIndex((turn) => turn.some(({ name }) => name === 'build'))
  expect(built).toBeGreaterThanOrEqual(0)
  expect(built).toBeLessThan(first - 1)
})

test('some parts run beside the one before them', () => {
  const turns = inTurns(chooseParts(['rules', 'functions'])).map((turn) => turn.map(({ name }) => name))
  expect(turns).toEqual([['rules', 'functions in process'], ['functions']])
})
