import { collection, getDocsFromServer, limit, type QueryConstraint, query } from 'firebase/firestore'
import type { Actor } from './actors'
import type { Area, Attempt, RulesCase } from './rules-case'

/** A query for at most `count` documents; null for a query without a limit. */
export function listOf(
  path: string,
  count: number | null,
  ...constraints: readonly QueryConstraint[]
): Attempt['request'] {
  return ({ database }) =>
    getDocsFromServer(
      query(collection(database, path), ...constraints, ...(count === null ? [] : [limit(count)])),
    )
}

/** A list may be asked for up to a number of documents, neither for more nor for all. */
export function listLimitCases(
  area: Area,
  who: Actor,
  path: string,
  most: number,
  prepare?: Attempt['prepare'],
  ...constraints: readonly QueryConstraint[]
): readonly RulesCase[] {
  const attempt = (what: string, count: number | null, outcome: Attempt['outcome']): Attempt => ({
    who,
    what,
    outcome,
    request: listOf(path, count, ...constraints),
    ...(prepare ? { prepare } : {}),
  })
  const allowed = attempt(`list ${most}`, most, 'allowed')
  return [
    {
      area,
      name: `${who} may list ${most} of ${path}, not ${most + 1}`,
      attempts: [allowed, attempt(`list ${most + 1}`, most + 1, 'denied')],
    },
    {
      area,
      name: `${who} may not list ${path} without a limit`,
      attempts: [allowed, attempt('list without a limit', null, 'denied')],
    },
  ]
}
