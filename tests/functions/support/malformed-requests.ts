import { callableErrors } from '@amhs/domain/contracts/callable-errors'
import fc from 'fast-check'
import type { RawAnswer } from './raw-call'
import { validRequests } from './valid-requests'

/** Stands in some of the texts sent; must never come up in the log. */
export const marker = 'PRIVATE-WORDS-OF-A-PERSON'

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    '',
    ' ',
    marker,
    '\u0000',
    '\ud800',
    '😀'.repeat(50),
    '../..',
    'x'.repeat(6000),
    '__proto__',
    "' OR 1=1",
  ),
  fc.constantFrom(Number.MAX_VALUE, -0, 1e21, 0.1, -1, 2 ** 53),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant({ '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' }),
  fc.constant({ toString: 1, valueOf: null, length: -1 }),
)

/** Puts a value in place of one part of a request, or beside it, or instead of all of it. */
function changed(valid: unknown): fc.Arbitrary<unknown> {
  if (typeof valid !== 'object' || valid === null) return anyValue
  const keys = Object.keys(valid)
  const inOnePart = fc
    .tuple(fc.constantFrom(...keys), anyValue)
    .map(([key, value]) => ({ ...valid, [key]: value }))
  const withoutOne = fc
    .constantFrom(...keys)
    .map((key) => Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key)))
  const withMore = fc
    .tuple(fc.string({ maxLength: 20 }), anyValue)
    .map(([key, value]) => ({ ...valid, [key]: value }))
  return fc.oneof({ weight: 6, arbitrary: inOnePart }, withoutOne, withMore, anyValue)
}

const unforeseen = /"kind":"unforeseen"/

const reasons = new Set(Object.keys(callableErrors))

/** Whether an answer is a result or an error of the contract; an internal one only where it was asked for. */
function isTyped(answer: RawAnswer, body: string): boolean {
  if (answer.status === 200 && answer.error === undefined) return true
  if (unforeseen.test(body)) return true
  const reason = answer.error?.details?.reason ?? ''
  return reasons.has(reason) && reason !== 'internal' && answer.status !== 500
}

/**
 * Calls with all bodies, several at once; gives those that were not answered as they must be, with the answers, or with why
 * there was none.
 */
export async function untyped(
  bodies: readonly string[],
  lanes: number,
  call: (body: string) => Promise<RawAnswer>,
): Promise<readonly unknown[]> {
  const queue = [...bodies]
  const found: unknown[] = []
  const work = async () => {
    for (let body = queue.pop(); body !== undefined; body = queue.pop()) {
      const answer = await call(body).catch((error: unknown) => ({ unanswered: String(error) }))
      if ('unanswered' in answer || !isTyped(answer, body)) found.push({ body, answer })
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  return found
}

/** Bodies of calls of a function: its valid request, changed in one place each. */
export function bodiesFor(name: string, count: number): readonly string[] {
  const requests = fc.sample(changed(validRequests[name]), count)
  return requests.map((data) => JSON.stringify({ data }) ?? '{}')
}

/** Whether a function is an administrator's; the others are called as a person whose address is verified. */
export function isForAdministrators(name: string): boolean {
  return /^(list|set|saveService|saveGroup|removeService|removeGroup|countGroup|handOver|review|close|admin|emailStatus)/.test(
    name,
  )
}
