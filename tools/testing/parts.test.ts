import { allParts, chooseParts, inTurns, servicesFor } from './parts.mjs'

test('no name means everything', () => {
  expect(chooseParts([])).toEqual(allParts)
})

test('a name chooses its group', () => {
  expect(chooseParts(['rules', 'unit']).map(({ name }) => name)).toEqual(['unit', 'rules'])
})

test('an unknown name is refused, so that a slip does not test nothing', () => {
  expect(() => chooseParts(['rulez'])).toThrow('rulez')
})

test('only the emulators that a part needs are started', () => {
  expect(servicesFor(chooseParts(['check', 'unit']))).toEqual([])
  expect(servicesFor(chooseParts(['rules']))).toEqual(['auth', 'firestore', 'storage'])
  expect(servicesFor(chooseParts(['rules', 'browser']))).toContain('hosting')
})

test('the emulators can start beside the part before the first that needs them, since the build is done by then', () => {
  const names = allParts.map(({ name }) => name)
  expect(names.indexOf('build')).toBeLessThan(names.indexOf('unit'))
  expect(allParts[names.indexOf('unit') + 1]?.services).not.toEqual([])
})

test('some parts run beside the one before them', () => {
  const turns = inTurns(chooseParts(['rules', 'functions'])).map((turn) => turn.map(({ name }) => name))
  expect(turns).toEqual([['rules'], ['functions', 'functions in process']])
})
