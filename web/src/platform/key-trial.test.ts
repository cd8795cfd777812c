import { isOnlyTried, type SiteKey, tryKeys } from './key-trial'

test('a key is only told while it is tried, and acts again afterwards', () => {
  const told: SiteKey[] = []
  expect(isOnlyTried('help')).toBe(false)
  const end = tryKeys((key) => told.push(key))
  expect(isOnlyTried('exit')).toBe(true)
  expect(isOnlyTried('main')).toBe(true)
  end()
  expect(isOnlyTried('exit')).toBe(false)
  expect(told).toEqual(['exit', 'main'])
})

test('the end of an earlier trial does not end a later one', () => {
  const endFirst = tryKeys(() => undefined)
  const endSecond = tryKeys(() => undefined)
  endFirst()
  expect(isOnlyTried('help')).toBe(true)
  endSecond()
  expect(isOnlyTried('help')).toBe(false)
})
