import { joinDisplayName, splitDisplayName, writtenNames } from './display-name'

test.each([
  [null, 'Unknown', 'User'],
  [undefined, 'Unknown', 'User'],
  ['', 'Unknown', 'User'],
  ['   ', 'Unknown', 'User'],
  ['Ada', 'Ada', ''],
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ada King Lovelace', 'Ada', 'King Lovelace'],
  ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
  ['王小明', '王小明', ''],
])('%j is split at its first space into %j and %j', (displayName, firstName, lastName) => {
  expect(splitDisplayName(displayName)).toEqual({ firstName, lastName })
})

test('a name of any length fits the profile', () => {
  const { firstName, lastName } = splitDisplayName(`${'a'.repeat(500)} ${'b'.repeat(500)}`)
  expect([firstName.length, lastName.length]).toEqual([100, 100])
})

test('a name that is cut short ends with a whole character', () => {
  expect(splitDisplayName(`a${'😀'.repeat(60)}`).firstName).toBe(`a${'😀'.repeat(49)}`)
  expect(splitDisplayName('Ada \ud83d')).toEqual({ firstName: 'Ada', lastName: '\ufffd' })
})

test.each(['Ada', 'Ada Lovelace', 'Ada King Lovelace'])(
  '%j survives splitting and joining',
  (displayName) => {
    expect(joinDisplayName(splitDisplayName(displayName))).toBe(displayName)
  },
)

test('typed names are kept without what nobody sees', () => {
  const typed = { firstName: ' Ada\u202e\n', lastName: '\u200b ' }
  expect(writtenNames(typed)).toEqual({ firstName: 'Ada', lastName: '' })
})
