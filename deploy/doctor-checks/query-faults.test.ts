import { queryFaults } from './query-faults'

const field = (fieldPath: string, order = 'ASCENDING') => ({ fieldPath, order })
const index = (collectionGroup: string, fields: readonly { fieldPath: string; order?: string }[]) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields,
})
const none = { indexes: [], fieldOverrides: [] }
const ask = (...asks: string[]) => [{ at: 'web/src/list.ts', queries: [{ collection: 'things', asks }] }]

test('a question without its index is named with its file', () => {
  expect(queryFaults(none, ask('status ==', 'at desc'))).toEqual([
    'firestore.indexes.json: things has no index (COLLECTION) for "status ==, at desc", which web/src/list.ts asks',
  ])
})

test.each([['at desc'], ['status ==', 'kind in'], ['at >', 'at <', 'at asc']])(
  'no index is needed for %s, %s',
  (...asks) => {
    expect(queryFaults(none, ask(...asks))).toEqual([])
  },
)

test.each([
  [['status ==', 'at desc'], [[field('status'), field('at', 'DESCENDING')]], true],
  [['status ==', 'at desc'], [[field('status'), field('at')]], false],
  [['status ==', 'at >', 'at desc'], [[field('status'), field('at', 'DESCENDING')]], true],
  [['status ==', 'at >'], [[field('status'), field('at')]], true],
  // What is only cut off is sorted by after the rest, in its direction.
  [['at >=', 'sent >=', 'at desc'], [[field('at', 'DESCENDING'), field('sent', 'DESCENDING')]], true],
  [['at >=', 'sent >=', 'at desc'], [[field('at', 'DESCENDING'), field('sent')]], false],
  // Two indexes are taken together.
  [
    ['status ==', 'kind ==', 'at asc'],
    [
      [field('status'), field('at')],
      [field('kind'), field('at')],
    ],
    true,
  ],
  [['status ==', 'kind ==', 'at asc'], [[field('status'), field('at')]], false],
  // An index on more than is asked leaves out what has no such field.
  [['status ==', 'at asc'], [[field('status'), field('kind'), field('at')]], false],
])('%s with %j: %s', (asks, indexes, isEnough) => {
  const faults = queryFaults(
    { ...none, indexes: indexes.map((fields) => index('things', fields)) },
    ask(...asks),
  )
  expect(faults).toHaveLength(isEnough ? 0 : 1)
})

test('a list that is searched needs an index of its parts', () => {
  const asks = ask('tags array-contains', 'at asc')
  const contains = [{ fieldPath: 'tags', arrayConfig: 'CONTAINS' }, field('at')]
  expect(queryFaults({ ...none, indexes: [index('things', contains)] }, asks)).toEqual([])
  expect(
    queryFaults({ ...none, indexes: [index('things', [field('tags'), field('at')])] }, asks),
  ).toHaveLength(1)
})

test('all collections of a name are asked only by an index that was asked for', () => {
  const asks = [{ at: 'a.ts', queries: [{ collection: 'things', group: true, asks: ['uid =='] } as const] }]
  const override = (queryScope: string) => ({
    ...none,
    fieldOverrides: [
      { collectionGroup: 'things', fieldPath: 'uid', indexes: [{ order: 'ASCENDING', queryScope }] },
    ],
  })
  expect(queryFaults(none, asks)).toHaveLength(1)
  expect(queryFaults(override('COLLECTION'), asks)).toHaveLength(1)
  expect(queryFaults(override('COLLECTION_GROUP'), asks)).toEqual([])
})

test('a field whose index was taken away cannot be asked for', () => {
  const without = { ...none, fieldOverrides: [{ collectionGroup: 'things', fieldPath: 'at', indexes: [] }] }
  expect(queryFaults(without, ask('at >'))).toHaveLength(1)
})
