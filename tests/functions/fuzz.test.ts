import { callableErrors } from '@amhs/domain/contracts/callable-errors'
import fc from 'fast-check'
import * as functions from '../../functions/src/index'
import { createAccount } from './support/callers'
import { type LocalFunctions, serveLocally } from './support/local-functions'
import { type RawAnswer, rawCall, unsignedToken } from './support/raw-call'
import { validRequests } from './support/valid-requests'

// Collected before the functions are loaded: their log keeps the console it finds then.
const logged = vi.hoisted(() => {
  const lines: string[] = []
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => {
      lines.push(words.map(String).join(' '))
    }
  }
  return lines
})

// A thousand inputs for each of two dozen functions would be counted for minutes. The count has tests of its own
// (wrapper.test.ts), and the calls through the Functions emulator at the end of this file run with it.
vi.mock('../../functions/src/platform/rate-limit', () => ({ countCall: async () => undefined }))

/** Stands in some of the texts sent; must never come up in the log. */
const marker = 'PRIVATE-WORDS-OF-A-PERSON'

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

const names = Object.keys(functions).filter((name) => name in validRequests)
const unforeseen = /"kind":"unforeseen"/

function expectTyped(answer: RawAnswer, body: string): void {
  if (answer.status === 200 && answer.error === undefined) return
  const reason = answer.error?.details?.reason ?? ''
  if (unforeseen.test(body)) return
  expect(Object.keys(callableErrors)).toContain(reason)
  expect(reason, body).not.toBe('internal')
  expect(answer.status).not.toBe(500)
}

let local: LocalFunctions
let userToken: string
let adminToken: string
beforeAll(async () => {
  process.env.SMTP_HOST = ''
  local = await serveLocally(functions)
  const [user, admin] = [await createAccount(), await createAccount({ role: 'admin' })]
  userToken = unsignedToken(user.uid, { email: user.email, email_verified: true })
  adminToken = unsignedToken(admin.uid, { email: admin.email, email_verified: true, role: 'admin' })
})
afterAll(() => local.close())

test('every function has a valid request to begin from', () => {
  expect(Object.keys(validRequests).sort()).toEqual(names.sort())
})

const adminFunctions = new Set(
  names.filter((name) =>
    /^(list|set|saveService|saveGroup|removeService|removeGroup|review|close|admin)/.test(name),
  ),
)

describe.each(names)('%s', (name) => {
  const inputs = changed(validRequests[name])
  test('answers 1,000 inputs with what it should, or a typed error', async () => {
    const bodies = fc.sample(inputs, 1000).map((data) => JSON.stringify({ data }) ?? '{}')
    const queue = [...bodies]
    const work = async () => {
      for (let body = queue.pop(); body !== undefined; body = queue.pop()) {
        expectTyped(await local.call(name, body, adminFunctions.has(name) ? adminToken : userToken), body)
      }
    }
    // One person rating one thing sixteen times at once would only wait for the database's lock.
    const lanes = name.endsWith('Rating') ? 1 : 16
    await Promise.all(Array.from({ length: lanes }, work))
  })
})

test('twenty of them each get the same treatment through the Functions emulator', async () => {
  const queue = [...names]
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      for (const data of fc.sample(changed(validRequests[name]), 20)) {
        const body = JSON.stringify({ data }) ?? '{}'
        const address = `2001:db8:1::${Math.floor(Math.random() * 60_000).toString(16)}`
        const token = adminFunctions.has(name) ? adminToken : userToken
        expectTyped(await rawCall(name, body, { address, token }), body)
      }
    }
  }
  await Promise.all(Array.from({ length: 3 }, work))
}, 90_000)

test('the log bears one line a call and nothing of what was sent', () => {
  const calls = logged.filter((line) => line.includes('"message":"call"'))
  expect(calls.length).toBeGreaterThanOrEqual(1000 * names.length)
  const known = ['caller', 'code', 'function', 'message', 'milliseconds', 'severity']
  const unforeseenKeys = ['faultCode', 'kind', 'places']
  for (const line of calls) {
    const entry: Record<string, unknown> = JSON.parse(line)
    const extra = Object.keys(entry).filter((key) => !known.includes(key) && !unforeseenKeys.includes(key))
    expect(extra.filter((key) => !key.startsWith('logging.googleapis.com/'))).toEqual([])
    expect(entry.caller).toMatch(/^[0-9a-f]{32}$/)
  }
  const all = logged.join('\n')
  expect(all).not.toContain(marker)
  expect(all).not.toContain('@test.example')
})
