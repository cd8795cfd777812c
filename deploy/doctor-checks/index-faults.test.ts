import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deployedFaults, type Indexes, policyFaults } from './index-faults'

const root = path.resolve(import.meta.dirname, '../..')
const wanted: Indexes = JSON.parse(readFileSync(path.join(root, 'firestore.indexes.json'), 'utf8'))

test('a collection that is promised to be cleaned up needs a policy', () => {
  expect(policyFaults(wanted, ['rateLimits', 'bans'])).toEqual([])
  expect(policyFaults(wanted, ['diaries'])).toEqual([
    'firestore.indexes.json: diaries.expiresAt has no TTL policy',
  ])
})

test('a project that has everything, with the name of the document added, lacks nothing', () => {
  const deployed = {
    ...wanted,
    indexes: wanted.indexes.map((index) => ({
      ...index,
      fields: [...index.fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    })),
  }
  expect(deployedFaults(wanted, deployed)).toEqual([])
})

test('a new project lacks every index and every policy', () => {
  const faults = deployedFaults(wanted, { indexes: [], fieldOverrides: [] })
  expect(faults).toContain(
    'the project lacks the index screenings (instrument ASCENDING, finishedAt DESCENDING; COLLECTION)',
  )
  expect(faults).toContain('the project lacks the index requests (uid ASCENDING; COLLECTION_GROUP)')
  expect(faults).toContain('the project lacks the TTL policy on rateLimits.expiresAt')
})
