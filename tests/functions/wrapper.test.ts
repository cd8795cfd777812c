import { randomInt } from 'node:crypto'
import { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { sendContactMessage } from '@amhs/domain/contracts/send-contact-message.contract'
import { server } from './support/backend'
import { caller, closeCallers, visitor } from './support/callers'
import { contactRequest } from './support/contact-request'
import { withNothingDone } from './support/nothing-done'
import { type RawAnswer, rawCall, unsignedToken } from './support/raw-call'

afterAll(closeCallers)

const reasonOf = (answer: RawAnswer) => answer.error?.details?.reason ?? 'ok'

test('who may not call learns nothing of the shape', async () => {
  const [user, professional] = [await caller(), await caller({ role: 'professional' })]
  await withNothingDone(async () => {
    expect(await visitor().refused(listUsers, { wrong: 1 })).toBe('not-signed-in')
    expect(await user.refused(listUsers, { wrong: 1 })).toBe('forbidden')
    expect(await professional.refused(listUsers, {})).toBe('forbidden')
  })
})

test('a token that claims a role its account does not have gives nothing', async () => {
  const user = await caller()
  const asAdmin = unsignedToken(user.uid, { role: 'admin' })
  const ofNobody = unsignedToken('nobody-at-all', { role: 'admin' })
  expect(reasonOf(await rawCall('listUsers', '{"data":{}}', { token: asAdmin }))).toBe('forbidden')
  expect(reasonOf(await rawCall('listUsers', '{"data":{}}', { token: ofNobody }))).toBe('not-signed-in')
})

test('the token of a disabled or signed-out administrator gives nothing', async () => {
  const [disabled, revoked] = [await caller({ role: 'admin' }), await caller({ role: 'admin' })]
  await server.auth.updateUser(disabled.uid, { disabled: true })
  expect(await disabled.refused(listUsers, {})).toBe('account-disabled')
  const hourAgo = Math.floor(Date.now() / 1000) - 3600
  const old = unsignedToken(revoked.uid, { role: 'admin', iat: hourAgo })
  expect(reasonOf(await rawCall('listUsers', '{"data":{}}', { token: old }))).toBe('not-signed-in')
  expect(await revoked.call(listUsers, { pageSize: 1 })).toMatchObject({ users: [{}] })
})

test.each([
  ['an unknown wrapped type', '{"data":{"@type":"type.googleapis.com/unknown"}}'],
  [
    'a wrapped number that is none',
    '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}',
  ],
  ['a nesting that overflows a decoder', `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['a replaced prototype', '{"data":{"__proto__":{"text":"x"}}}'],
  ['no data', '{}'],
  ['something beside the data', '{"data":{"text":"x"},"more":1}'],
  ['a list', '[]'],
  ['a body that is too long', JSON.stringify({ data: { text: 'x'.repeat(300_000) } })],
  ['half a character', '{"data":{"text":"\\ud800"}}'],
  ['a control character', '{"data":{"text":"\\u0000"}}'],
])('%s is refused as not valid', async (_what, body) => {
  const answer = await rawCall('demoEcho', body, { address: '192.0.2.1' })
  expect(answer).toMatchObject({ status: 400, error: { details: { reason: 'invalid-request' } } })
})

test('past the limit nothing is stored and nothing is sent', async () => {
  // An address of its own for each try: a repeated test must not meet the calls that the first one counted.
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`
  const call = (from: string) =>
    rawCall('sendContactMessage', JSON.stringify({ data: contactRequest() }), { address: from })
  for (let at = 0; at < sendContactMessage.limit.perAddress; at += 1)
    expect(reasonOf(await call(address))).toBe('ok')
  await withNothingDone(async () => {
    expect(reasonOf(await call(address))).toBe('too-many-requests')
    expect(reasonOf(await call(`198.51.100.9, ${address}`))).toBe('too-many-requests')
  })
})

test('the count names nobody, and is cleaned up', async () => {
  const address = '192.0.2.99'
  await rawCall('demoEcho', '{"data":{"text":"x"}}', { address })
  const { docs } = await server.firestore.collection('rateLimits').get()
  expect(docs.length).toBeGreaterThan(0)
  for (const document of docs) {
    const [, day] =
      /^[A-Za-z-]+_[0-9a-f]{32}(?:_refused|((?:_address|_strangers|_network)?_\d{4}-\d\d-\d\d))?(?:_\d)?$/.exec(
        document.id,
      ) ?? []
    expect(document.id).toMatch(
      /^[A-Za-z-]+_[0-9a-f]{32}(_refused|(_address|_strangers|_network)?_\d{4}-\d\d-\d\d)?(_\d)?$/,
    )
    // A count of a day needs no beginning of its own.
    const fields = ['caller', 'calls', 'expiresAt', ...(day === undefined ? ['startedAt'] : [])]
    expect(Object.keys(document.data()).sort()).toEqual(fields)
  }
})
