import { collection, getDocsFromServer, limit, type QueryConstraint, query } from 'firebase/firestore'
import type { Actor } from './actors'
import { tokens, uidOf } from './actors'
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

/** A token as the emulator takes it, without a signature; nothing for a visitor. */
function headersOf(who: Actor): Record<string, string> {
  if (who === 'anonymous') return {}
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return { Authorization: `Bearer ${part({ alg: 'none' })}.${part({ sub: uidOf(who), ...tokens[who] })}.` }
}

/** One document after so many others; asked in the protocol itself, since the library of pages offers no offset. */
function offsetOf(who: Actor, path: string, offset: number): Attempt['request'] {
  return async ({ database }) => {
    const { projectId } = database.app.options
    const [collectionId, ...parents] = path.split('/').reverse()
    const parent = ['documents', ...parents.reverse()].join('/')
    const answer = await fetch(
      `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${projectId}/databases/(default)/${parent}:runQuery`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headersOf(who) },
        body: JSON.stringify({ structuredQuery: { from: [{ collectionId }], limit: 1, offset } }),
      },
    )
    if (answer.ok) return
    const code = answer.status === 403 ? 'permission-denied' : `status ${answer.status}`
    throw Object.assign(new Error(await answer.text()), { code })
  }
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
  const skipping = (offset: number, outcome: Attempt['outcome']): Attempt => ({
    who,
    what: `list one document after ${offset} others`,
    outcome,
    request: offsetOf(who, path, offset),
    ...(prepare ? { prepare } : {}),
  })
  return [
    {
      area,
      name: `${who} may not skip documents of ${path}`,
      attempts: [skipping(0, 'allowed'), skipping(1, 'denied')],
    },
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
