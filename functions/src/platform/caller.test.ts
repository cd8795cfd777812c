import { createHash } from 'node:crypto'
import type { CallableRequest } from 'firebase-functions/https'
import {
  accountOf,
  accountPseudonym,
  addressPseudonym,
  addressPseudonyms,
  callerOf,
  keysFor,
  signatureOf,
} from './caller'
import { SettingsFault } from './environment'

beforeEach(() => vi.stubEnv('FUNCTIONS_EMULATOR', 'true'))
afterEach(() => vi.unstubAllEnvs())

function requestFrom(
  forwarded: string | undefined,
  ip = '192.0.2.7',
  token?: object,
): CallableRequest<unknown> {
  const rawRequest = { ip, header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) }
  return { rawRequest, ...(token ? { auth: { token } } : {}) } as unknown as CallableRequest<unknown>
}

const visitorFrom = (forwarded: string | undefined, ip?: string) =>
  callerOf(requestFrom(forwarded, ip), undefined).pseudonym

test('of the forwarded addresses only the last counts: the others are the caller’s own words', () => {
  expect(visitorFrom('198.51.100.1, 192.0.2.1')).toBe(visitorFrom('192.0.2.1'))
  expect(visitorFrom('192.0.2.1, 198.51.100.1')).not.toBe(visitorFrom('192.0.2.1'))
  expect(visitorFrom(undefined, '192.0.2.1')).toBe(visitorFrom('192.0.2.1'))
  expect(visitorFrom('', '192.0.2.1')).toBe(visitorFrom('192.0.2.1'))
  expect(visitorFrom('198.51.100.1, ', '192.0.2.1')).toBe(visitorFrom('192.0.2.1'))
})

test('visitors from two networks of 64 bits are two callers in one wider network; IPv4 has none', () => {
  const from = (address: string) => callerOf(requestFrom(address), undefined)
  const [one, two, other] = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2:1::1'].map(from)
  expect(one?.pseudonym).not.toBe(two?.pseudonym)
  expect(one?.wider).toBe(two?.wider)
  expect(one?.wider).not.toBe(other?.wider)
  expect(from('192.0.2.1')).not.toHaveProperty('wider')
})

test('an account is known by its uid, wherever it calls from', () => {
  const account = accountOf(requestFrom(undefined, undefined, { uid: 'lin' }))
  if (!account) throw new Error('no account')
  const callers = ['192.0.2.1', '2001:db8::1'].map((address) => callerOf(requestFrom(address), account))
  expect(callers).toEqual([
    {
      pseudonym: accountPseudonym('lin'),
      network: visitorFrom('192.0.2.1'),
      isVisitor: false,
      isVerified: false,
    },
    {
      pseudonym: accountPseudonym('lin'),
      network: visitorFrom('2001:db8::1'),
      wider: expect.stringMatching(/^[0-9a-f]{32}$/),
      isVisitor: false,
      isVerified: false,
    },
  ])
})

test('an account whose e-mail address was confirmed is told from one that anybody can make', () => {
  for (const verified of [true, false]) {
    const token = { uid: 'lin', email_verified: verified }
    const caller = callerOf(requestFrom('192.0.2.1'), accountOf(requestFrom(undefined, undefined, token)))
    expect(caller.isVerified).toBe(verified)
  }
  expect(callerOf(requestFrom('192.0.2.1'), undefined).isVerified).toBe(false)
})

test('a visitor is known by the address alone', () => {
  const { pseudonym, network, isVisitor } = callerOf(requestFrom('192.0.2.1'), undefined)
  expect(pseudonym).toBe(network)
  expect(isVisitor).toBe(true)
})

test('a pseudonym cannot be worked out without the secret', () => {
  vi.stubEnv('CALLER_HASH_SECRET', 'one secret')
  const one = [visitorFrom('192.0.2.1'), accountPseudonym('lin'), addressPseudonym('lin@test.example')]
  vi.stubEnv('CALLER_HASH_SECRET', 'another secret')
  const other = [visitorFrom('192.0.2.1'), accountPseudonym('lin'), addressPseudonym('lin@test.example')]
  expect(new Set([...one, ...other]).size).toBe(6)
  for (const pseudonym of one) expect(pseudonym).toMatch(/^[0-9a-f]{32}$/)
  // What could be worked out before: a plain hash behind a public text.
  const plain = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
  expect(one).not.toContain(plain('amhs:address 192.0.2.1'))
  expect(one).not.toContain(plain('one secret:address 192.0.2.1'))
})

test('an address is also known by the secret before this one', () => {
  vi.stubEnv('CALLER_HASH_SECRET', 'old')
  const old = addressPseudonym('lin@test.example')
  expect(addressPseudonyms('lin@test.example')).toEqual([old])
  vi.stubEnv('CALLER_HASH_SECRET', 'new')
  expect(addressPseudonyms('lin@test.example')).not.toContain(old)
  vi.stubEnv('CALLER_HASH_PREVIOUS', 'old')
  expect(addressPseudonyms(' Lin@test.example')).toEqual([addressPseudonym('lin@test.example'), old])
  // Copied on the command line it has a line break more.
  vi.stubEnv('CALLER_HASH_PREVIOUS', 'old\n')
  expect(addressPseudonyms('lin@test.example')).toContain(old)
  vi.stubEnv('CALLER_HASH_PREVIOUS', 'old\r\n')
  expect(addressPseudonyms('lin@test.example')).toContain(old)
  vi.stubEnv('CALLER_HASH_PREVIOUS', ' \n')
  expect(addressPseudonyms('lin@test.example')).toEqual([addressPseudonym('lin@test.example')])
})

test('only the last line break of a copied secret is one too many', () => {
  vi.stubEnv('CALLER_HASH_SECRET', 'two\nlines')
  const old = addressPseudonym('lin@test.example')
  vi.stubEnv('CALLER_HASH_SECRET', 'new')
  vi.stubEnv('CALLER_HASH_PREVIOUS', 'two\nlines\n')
  expect(addressPseudonyms('lin@test.example')).toContain(old)
})

/** A server of the cloud, with this secret. */
function outsideTheEmulators(secret: string) {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
  vi.stubEnv('CALLER_HASH_SECRET', secret)
}

test('outside the emulators a secret that could be guessed names nobody: the call ends with what is wrong', () => {
  outsideTheEmulators('x'.repeat(31))
  expect(() => accountPseudonym('lin')).toThrow(
    new SettingsFault('CALLER_HASH_SECRET must have at least 32 characters'),
  )
  outsideTheEmulators('x'.repeat(32))
  expect(accountPseudonym('lin')).toMatch(/^[0-9a-f]{32}$/)
})

test('outside the emulators there need be no secret before this one', () => {
  outsideTheEmulators('x'.repeat(32))
  expect(addressPseudonyms('lin@test.example')).toEqual([addressPseudonym('lin@test.example')])
})

test('each account has a pseudonym of its own', () => {
  expect(accountPseudonym('lin')).toBe(accountPseudonym('lin'))
  expect(accountPseudonym('lin')).not.toBe(accountPseudonym('mei'))
})

test('each purpose has keys of its own, of the secret of today first and of the one before it', () => {
  vi.stubEnv('CALLER_HASH_SECRET', 'old')
  const old = keysFor('links').map((key) => key.toString('hex'))
  expect(old).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  vi.stubEnv('CALLER_HASH_SECRET', 'new')
  vi.stubEnv('CALLER_HASH_PREVIOUS', 'old')
  const keys = keysFor('links').map((key) => key.toString('hex'))
  expect(keys.slice(1)).toEqual(old)
  expect(keys[0]).not.toBe(old[0])
  expect(keysFor('other links')[0].toString('hex')).not.toBe(keys[0])
})

test('a signature belongs to its text and to the secret of this server', () => {
  vi.stubEnv('CALLER_HASH_SECRET', 'one secret')
  const signature = signatureOf('until noon')
  expect(signature).toMatch(/^[\w-]{43}$/)
  expect(signatureOf('until noon')).toBe(signature)
  expect(signatureOf('until night')).not.toBe(signature)
  vi.stubEnv('CALLER_HASH_SECRET', 'another secret')
  expect(signatureOf('until noon')).not.toBe(signature)
})

test('an address is one, however it is written', () => {
  expect(addressPseudonym(' Lin+2@Test.Example ')).toBe(addressPseudonym('lin@test.example'))
  expect(addressPseudonym('l.in@googlemail.com')).toBe(addressPseudonym('lin@gmail.com'))
  expect(addressPseudonym('lin@test.example')).not.toBe(addressPseudonym('lin2@test.example'))
})

test.each([undefined, {}, { uid: '' }, { uid: 5 }])('the token %j is nobody’s', (token) => {
  expect(accountOf(requestFrom(undefined, undefined, token))).toBeUndefined()
})

test('an unknown role is no more than user', () => {
  const roleOf = (role: unknown) => accountOf(requestFrom(undefined, undefined, { uid: 'lin', role }))?.role
  expect([roleOf('admin'), roleOf('root'), roleOf(undefined)]).toEqual(['admin', 'user', 'user'])
})
