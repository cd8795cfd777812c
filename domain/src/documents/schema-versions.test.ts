import * as v from 'valibot'
import { inShapeOfNow, isNewer, migrationOf, type Steps, schemaVersions, versioned } from './schema-versions'

/** Two releases later: one name became two fields, then a field got another unit. */
const steps: Steps = [
  (fields) => fields,
  ({ name, ...rest }) => ({ ...rest, first: String(name).split(' ')[0], last: String(name).split(' ')[1] }),
  ({ minutes, ...rest }) => ({ ...rest, seconds: Number(minutes) * 60 }),
]
const now = { first: 'Ada', last: 'Lovelace', seconds: 120, schemaVersion: 3 }

test.each([
  ['without a number', { name: 'Ada Lovelace', minutes: 2 }],
  ['of version 1', { name: 'Ada Lovelace', minutes: 2, schemaVersion: 1 }],
  ['of version 2', { first: 'Ada', last: 'Lovelace', minutes: 2, schemaVersion: 2 }],
  ['of now', now],
])('a document %s is read in the shape of now, by each step from its own on', (_name, stored) => {
  expect(inShapeOfNow(stored, steps)).toEqual(now)
  expect(isNewer(stored, steps)).toBe(false)
})

test.each([4, 1.5, -1, '1', null, Number.NaN])('version %j is not touched', (schemaVersion) => {
  const stored = { ...now, schemaVersion }
  expect(inShapeOfNow(stored, steps)).toBe(stored)
})

test('only a higher number is a newer one', () => {
  expect(isNewer({ schemaVersion: 4 }, steps)).toBe(true)
  expect(isNewer({ schemaVersion: '4' }, steps)).toBe(false)
})

test('each kind has a step for each of its versions', () => {
  for (const [kind, version] of Object.entries(schemaVersions))
    expect(inShapeOfNow({}, steps.slice(0, version)), kind).toHaveProperty('schemaVersion', version)
  expect(migrationOf('screening', { a: 1 })).toEqual({ state: 'old', fields: { a: 1, schemaVersion: 1 } })
  expect(migrationOf('screening', { a: 1, schemaVersion: 1 })).toEqual({ state: 'up to date' })
  expect(migrationOf('screening', { a: 1, schemaVersion: 2 })).toEqual({ state: 'newer' })
})

test('a reader gets the fields without the number, and nothing of a version that it does not know', () => {
  const schema = versioned('screening', v.strictObject({ a: v.number() }))
  expect(v.parse(schema, { a: 1 })).toEqual({ a: 1 })
  expect(v.parse(schema, { a: 1, schemaVersion: 1 })).toEqual({ a: 1 })
  for (const stored of [{ a: 1, schemaVersion: 2 }, { a: 1, schemaVersion: '1' }, { a: 'x' }, [], null])
    expect(v.safeParse(schema, stored).success).toBe(false)
})
