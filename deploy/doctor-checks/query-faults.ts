import type { Indexes } from './index-faults'
import type { Query, QueryFile } from './query-list'

interface Needed {
  /** What the answer is sorted by, or cut off at. */
  readonly order: readonly string[]
  /** What has to be equal, with what an index on it must be. */
  readonly equal: readonly string[]
}

const readAsk = (ask: string) => {
  const [field = '', how = ''] = ask.split(' ')
  return { field, how }
}

function neededBy({ asks }: Query): Needed {
  const read = asks.map(readAsk)
  const sorted = read.filter(({ how }) => how === 'asc' || how === 'desc')
  const last = sorted.at(-1)?.how ?? 'asc'
  const cut = read.filter(({ how }) => /^[<>]/.test(how)).map(({ field }) => field)
  // What is cut off and not sorted by is sorted by nevertheless, after the rest and in the same direction.
  const added = [...new Set(cut)].filter((field) => sorted.every((own) => own.field !== field))
  return {
    order: [...sorted, ...added.map((field) => ({ field, how: last }))].map(
      ({ field, how }) => `${field} ${how === 'desc' ? 'DESCENDING' : 'ASCENDING'}`,
    ),
    equal: read.flatMap(({ field, how }) => {
      if (how === 'array-contains') return [`${field} CONTAINS`]
      return how === '==' || how === 'in' ? [field] : []
    }),
  }
}

const scopeOf = ({ group }: Query) => (group ? 'COLLECTION_GROUP' : 'COLLECTION')

/**
 * Whether indexes over several fields answer a question. The database may take several at once: each has to end with the order, and every
 * field that has to be equal stands in one of them.
 */
function hasComposite(query: Query, { equal, order }: Needed, { indexes }: Indexes): boolean {
  const beginnings = indexes
    .filter(
      ({ collectionGroup, queryScope }) =>
        collectionGroup === query.collection && queryScope === scopeOf(query),
    )
    .flatMap(({ fields }) => {
      const cut = fields.length - order.length
      const end = fields.slice(cut).map(({ fieldPath, order }) => `${fieldPath} ${order}`)
      const start = fields
        .slice(0, Math.max(cut, 0))
        .map(({ fieldPath, arrayConfig }) => (arrayConfig ? `${fieldPath} ${arrayConfig}` : fieldPath))
      const fits = end.join() === order.join() && start.every((field) => equal.includes(field))
      return fits ? [start] : []
    })
  return beginnings.length > 0 && equal.every((field) => beginnings.some((start) => start.includes(field)))
}

/** Whether the index of a single field is there: in one collection unless it was taken away, in all of a name only where asked for. */
function hasSingle(query: Query, field: string, { fieldOverrides }: Indexes): boolean {
  const own = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === query.collection && fieldPath === field,
  )
  return own?.indexes?.some(({ queryScope }) => queryScope === scopeOf(query)) ?? !query.group
}

function hasIndex(query: Query, wanted: Indexes): boolean {
  const needed = neededBy(query)
  const { equal, order } = needed
  if (order.length > 1 || (order.length === 1 && equal.length > 0)) return hasComposite(query, needed, wanted)
  return [...equal, ...order].every((field) => hasSingle(query, readAsk(field).field, wanted))
}

/** Questions of the code that a real project would refuse, since firestore.indexes.json has no index for them. */
export function queryFaults(wanted: Indexes, files: readonly QueryFile[]): readonly string[] {
  return files.flatMap(({ at, queries }) =>
    queries
      .filter((query) => !hasIndex(query, wanted))
      .map(
        (query) =>
          `firestore.indexes.json: ${query.collection} has no index (${scopeOf(query)}) for "${query.asks.join(', ')}", which ${at} asks`,
      ),
  )
}
