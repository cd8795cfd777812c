import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallableAccess } from '@amhs/domain/contracts/define-callable'
import { deleteApp, getApp } from 'firebase-admin/app'
import type { UserRecord } from 'firebase-admin/auth'
import { type FindAccount, requireAccess } from './access'
import type { Account } from './caller'
import { reasonOfRefusal, refusal } from './refusal'

const account: Account = {
  uid: 'lin',
  email: 'lin@test.example',
  emailVerified: true,
  role: 'admin',
  signedInAt: 1000,
  issuedAt: 2000,
}

/** The account as it stands now: verified, in good standing, signed in since before the token. */
function standing(change: Partial<UserRecord> = {}): FindAccount {
  const record = {
    uid: 'lin',
    disabled: false,
    emailVerified: true,
    tokensValidAfterTime: new Date(1_500_000).toUTCString(),
    customClaims: { role: 'admin' },
    ...change,
  }
  return async () => record as UserRecord
}

async function outcome(
  access: CallableAccess,
  find: FindAccount,
  { who = account, openToClosed }: { who?: Account | undefined; openToClosed?: true } = {},
): Promise<string> {
  const contract = { access, ...(openToClosed ? { openToClosed } : {}) }
  return requireAccess(contract, who, find).then(
    () => 'ok',
    (error: unknown) => reasonOfRefusal(error) ?? String(error),
  )
}

const withoutClaims: FindAccount = async (uid) => {
  const { customClaims: _, ...record } = (await standing()(uid)) ?? {}
  return record as UserRecord
}
const gone: FindAccount = async () => undefined
const never: FindAccount = () => Promise.reject(new Error('must not be asked'))

test('visitors are not looked up, with or without a token', async () => {
  expect(await outcome('visitor', never)).toBe('ok')
  expect(await requireAccess({ access: 'visitor' }, undefined, never)).toBeUndefined()
})

test.each(['signed-in', 'verified', ['admin']] as const)('%j needs an account', async (access) => {
  await expect(requireAccess({ access }, undefined, never)).rejects.toMatchObject({
    details: { reason: 'not-signed-in' },
  })
})

test.each([
  ['signed-in', standing(), 'ok'],
  ['verified', standing(), 'ok'],
  [['admin'], standing(), 'ok'],
  [['caregiver', 'admin'], standing(), 'ok'],
  ['signed-in', gone, 'not-signed-in'],
  [['admin'], gone, 'not-signed-in'],
  ['signed-in', standing({ disabled: true }), 'account-disabled'],
  ['verified', standing({ disabled: true }), 'account-disabled'],
  [['admin'], standing({ disabled: true }), 'account-disabled'],
  // Signed out everywhere a second after the token was issued.
  ['signed-in', standing({ tokensValidAfterTime: new Date(2_001_000).toUTCString() }), 'not-signed-in'],
  ['signed-in', standing({ tokensValidAfterTime: new Date(2_000_000).toUTCString() }), 'ok'],
  ['signed-in', standing({ emailVerified: false }), 'ok'],
  ['verified', standing({ emailVerified: false }), 'email-not-verified'],
  [['admin'], standing({ emailVerified: false }), 'email-not-verified'],
  [['admin'], standing({ customClaims: { role: 'user' } }), 'forbidden'],
  [['admin'], standing({ customClaims: { role: 'root' } }), 'forbidden'],
  [['admin'], standing({ customClaims: {} }), 'forbidden'],
  [['admin'], withoutClaims, 'forbidden'],
] as const)('%j: the account decides, not the token (case %#)', async (access, find, expected) => {
  expect(await outcome(access, find)).toBe(expected)
})

test('a role that the token does not claim is refused without a look at the account', async () => {
  expect(await outcome(['admin'], never, { who: { ...account, role: 'professional' } })).toBe('forbidden')
})

test('a caregiver needs no verified address, a professional does', async () => {
  const as = (role: 'caregiver' | 'professional') =>
    outcome([role], standing({ emailVerified: false, customClaims: { role } }), { who: { ...account, role } })
  expect(await as('caregiver')).toBe('ok')
  expect(await as('professional')).toBe('email-not-verified')
})

test('what is open to closed accounts takes disabled and erased ones, but nobody who is signed out', async () => {
  const open = { openToClosed: true } as const
  expect(await outcome('signed-in', gone, open)).toBe('ok')
  expect(await outcome('signed-in', standing({ disabled: true }), open)).toBe('ok')
  const signedOut = standing({ tokensValidAfterTime: new Date(2_001_000).toUTCString() })
  expect(await outcome('signed-in', signedOut, open)).toBe('not-signed-in')
})

test('open to closed accounts or not, a verified address and a role are those of an account that is there', async () => {
  const open = { openToClosed: true } as const
  expect(await outcome('verified', gone, open)).toBe('email-not-verified')
  expect(await outcome(['admin'], gone, open)).toBe('forbidden')
})

describe('an account is looked up where accounts are kept, which', () => {
  let answer: readonly [status: number, body: unknown] = [200, {}]
  const accountStore = createServer((_request, response) => {
    const [status, body] = answer
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  beforeAll(() => new Promise<void>((resolve) => accountStore.listen(0, '127.0.0.1', resolve)))
  beforeEach(() => {
    const { port } = accountStore.address() as AddressInfo
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`)
    vi.stubEnv('GCLOUD_PROJECT', 'demo-amhs-unit')
  })
  afterEach(() => vi.unstubAllEnvs())
  afterAll(async () => {
    await deleteApp(getApp())
    accountStore.closeAllConnections()
    await new Promise((resolve) => accountStore.close(resolve))
  })

  const lin = {
    localId: 'lin',
    emailVerified: true,
    validSince: '1500',
    customAttributes: '{"role":"admin"}',
  }

  test.each([
    ['knows it', [200, { users: [lin] }], 'ok'],
    ['knows it as disabled', [200, { users: [{ ...lin, disabled: true }] }], 'account-disabled'],
    ['knows it no more', [200, {}], 'not-signed-in'],
    ['is out of order', [500, { error: { message: 'INTERNAL' } }], 'unavailable'],
  ] as const)('%s', async (_, given, expected) => {
    answer = given
    const asked = requireAccess({ access: ['admin'] }, account)
    expect(await asked.then(() => 'ok', reasonOfRefusal)).toBe(expected)
  })
})

test('an account that cannot be looked up is not let in', async () => {
  expect(await outcome('signed-in', () => Promise.reject(refusal('unavailable')))).toBe('unavailable')
})
