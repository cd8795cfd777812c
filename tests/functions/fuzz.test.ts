import { articleIds } from '@amhs/domain/content/article'
import type { Auth } from 'firebase-admin/auth'
import * as functions from '../../functions/src/index'
import { createAccount } from './support/callers'
import { allContracts } from './support/contracts'
import { directCall, type RequestHandler } from './support/direct-call'
import { bodiesFor, isForAdministrators, marker, untyped } from './support/malformed-requests'
import { unsignedToken } from './support/raw-call'

const logged = await vi.hoisted(async () => (await import('./support/collected-log')).collectLog())

// A thousand inputs for each of two dozen functions would be counted for minutes. The count has tests of its own
// (call-limit.test.ts), and the calls through the Functions emulator (fuzz-emulator.test.ts) run with it.
vi.mock('../../functions/src/platform/rate-limit', () => ({
  countCall: async () => undefined,
  countRefused: async () => undefined,
  countShare: async () => undefined,
  uncountCall: async () => undefined,
  spendBudget: async () => ({ collection: 'dailyBudgets', key: 'fuzz', fields: {}, most: 1 }),
  countMail: async () => undefined,
}))

// Before each of ten thousand calls the caller would be looked up again, with the same answer each time.
const callers = vi.hoisted(() => new Set<string>())
vi.mock('../../functions/src/platform/firebase', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../functions/src/platform/firebase')>()
  const remembered = new Map<string, ReturnType<Auth['getUser']>>()
  return {
    ...original,
    async accounts() {
      const auth = await original.accounts()
      const getUser = (uid: string) => {
        if (!callers.has(uid)) return auth.getUser(uid)
        const record = remembered.get(uid) ?? auth.getUser(uid)
        remembered.set(uid, record)
        return record
      }
      return Object.create(auth, { getUser: { value: getUser } })
    },
  }
})

const handlers = new Map(Object.entries(functions)) as ReadonlyMap<string, unknown>
const names = (await allContracts()).map(({ name }) => name)

let userToken: string
let adminToken: string
beforeAll(async () => {
  process.env.SMTP_HOST = ''
  const [user, admin] = [await createAccount(), await createAccount({ role: 'admin' })]
  callers.add(user.uid).add(admin.uid)
  userToken = unsignedToken(user.uid, { email: user.email, email_verified: true })
  adminToken = unsignedToken(admin.uid, { email: admin.email, email_verified: true, role: 'admin' })
})

// At the same time, since some of them wait (a countdown, the database) while others compute.
describe.concurrent.each(names)('%s', (name) => {
  test('answers 1,000 inputs with what it should, or a typed error', async () => {
    const handler = handlers.get(name) as RequestHandler
    // Each about a thing of its own: many at once about the same one would only wait for the database's lock.
    const bodies = bodiesFor(name, 1000).map((body, index) =>
      body
        .replaceAll('"fuzz"', `"fuzz-${index}"`)
        .replaceAll('"sleep"', `"${articleIds[index % articleIds.length]}"`),
    )
    const token = isForAdministrators(name) ? adminToken : userToken
    const found = await untyped(bodies, 16, (body) => directCall(handler, body, token))
    const faults = logged.filter((line) => line.includes('"code":"internal"') && line.includes(`"${name}"`))
    expect(found, faults.join('\n')).toEqual([])
  }, 120_000)
})

test('the log bears one line a call and nothing of what was sent', () => {
  const calls = logged.filter((line) => line.includes('"message":"call"'))
  expect(calls.length).toBeGreaterThanOrEqual(1000 * names.length)
  const known = ['caller', 'code', 'function', 'message', 'milliseconds', 'severity', 'version']
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
