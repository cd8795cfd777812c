import { randomInt, randomUUID } from 'node:crypto'
import { sendContactMessage as contract } from '@amhs/domain/contracts/send-contact-message.contract'
import { sendContactMessage } from '../../functions/src/index'
import { server } from './support/backend'
import { contactRequest } from './support/contact-request'
import { type LocalFunctions, serveLocally } from './support/local-functions'

let functions: LocalFunctions
beforeAll(async () => {
  process.env.SMTP_HOST = ''
  // One process answers many at a time, as on the platform; the emulator would start a process for each call.
  functions = await serveLocally({ sendContactMessage })
})
afterAll(() => functions.close())

// Of this run alone: other tests write to the same place.
const email = `${randomUUID()}@test.example`

async function contactFrom(caller: string) {
  const data = { ...contactRequest(), email }
  const answer = await functions.call('sendContactMessage', JSON.stringify({ data }), { caller })
  return answer.error?.details ?? { reason: 'ok' }
}

async function messagesStored(): Promise<number> {
  const { size } = await server.firestore.collection('contactMessages').where('email', '==', email).get()
  return size
}

/** Calls in groups of a few at a time: one count in one database takes no more in a reasonable time. */
async function inGroups<Answer>(calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < calls.length; from += 5) {
    answers.push(...(await Promise.all(calls.slice(from, from + 5).map((call) => call()))))
  }
  return answers
}

test('exactly the limit passes, also when several call at the same moment', async () => {
  // An address of its own for each try: a repeated test must not meet the calls that the first one counted.
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`
  const { perAddress: calls } = contract.limit
  const answers = await inGroups(Array.from({ length: calls + 4 }, () => () => contactFrom(address)))
  const reasons = answers.map(({ reason }) => reason)
  expect(reasons.filter((reason) => reason === 'ok')).toHaveLength(calls)
  expect(reasons.filter((reason) => reason === 'too-many-requests')).toHaveLength(4)

  expect(await messagesStored()).toBe(calls)
  expect(await contactFrom(address)).toMatchObject({
    reason: 'too-many-requests',
    retryAfterSeconds: expect.any(Number),
  })
  // What a client claims in front of the last address makes no other caller of it.
  expect(await contactFrom(`198.51.100.9, ${address}`)).toMatchObject({ reason: 'too-many-requests' })
  expect(await messagesStored()).toBe(calls)
  expect(await contactFrom(address.replace('198.18', '198.19'))).toEqual({ reason: 'ok' })
})

test('an IPv6 network is one caller, however its addresses are written', async () => {
  const network = `2001:db8:${randomInt(1, 0xffff).toString(16)}:${randomInt(1, 0xffff).toString(16)}`
  const spellings = [
    `${network}::1`,
    `${network}:0:0:0:1`,
    `[${network}::2]:443`,
    `${network.toUpperCase()}::3`,
  ]
  const answers = await inGroups(
    Array.from(
      { length: contract.limit.perAddress + 4 },
      (_, index) => () => contactFrom(spellings[index % spellings.length] ?? network),
    ),
  )
  expect(answers.filter(({ reason }) => reason === 'ok')).toHaveLength(contract.limit.perAddress)
  expect(answers.filter(({ reason }) => reason === 'too-many-requests')).toHaveLength(4)
})

describe('requests that are refused', () => {
  const refusedFrom = async (caller: string, change: object) => {
    const data = { ...contactRequest(), email, ...change }
    const answer = await functions.call('sendContactMessage', JSON.stringify({ data }), { caller })
    return answer.error?.details?.reason
  }
  const newAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`

  test.each([
    ['invalid-request', { email: 'no address' }],
    ['looks-automatic', { website: 'filled in' }],
    ['service-not-found', { kind: 'service-error', subject: undefined, serviceId: 'not-there' }],
  ])('%s uses up nothing of what others at the same address may send', async (reason, change) => {
    const address = newAddress()
    // One after the other: a call is counted until it is refused, and many at the same moment would meet each other.
    for (let sent = 0; sent < contract.limit.perAddress + 5; sent += 1)
      expect(await refusedFrom(address, change)).toBe(reason)
    expect(await contactFrom(address)).toEqual({ reason: 'ok' })
  })

  test('have a wider bound of their own', async () => {
    const address = newAddress()
    const most = 10 * contract.limit.perAddress
    const reasons: unknown[] = []
    for (let sent = 0; sent < most + 3; sent += 30) {
      const some = Math.min(30, most + 3 - sent)
      reasons.push(
        ...(await Promise.all(
          Array.from({ length: some }, () => refusedFrom(address, { email: 'no address' })),
        )),
      )
    }
    expect(reasons.filter((reason) => reason === 'invalid-request')).toHaveLength(most)
    expect(reasons.filter((reason) => reason === 'too-many-requests')).toHaveLength(3)
    expect(await contactFrom(address)).toEqual({ reason: 'ok' })
  })
})

describe('limits and budgets as the operator sets them', () => {
  afterEach(() => vi.unstubAllEnvs())
  const set = (limits: object) => vi.stubEnv('CALL_LIMITS', JSON.stringify({ sendContactMessage: limits }))
  const newAddress = () => `198.19.${randomInt(256)}.${randomInt(256)}`
  const forgetBudgets = async () => {
    const { docs } = await server.firestore
      .collection('dailyBudgets')
      .where('function', '==', 'sendContactMessage')
      .get()
    await Promise.all(docs.map(({ ref }) => ref.delete()))
  }

  test('another number of calls for an address', async () => {
    set({ perAddress: 2 })
    const address = newAddress()
    const answers = await Promise.all([1, 2, 3].map(() => contactFrom(address)))
    expect(answers.map(({ reason }) => reason).sort()).toEqual(['ok', 'ok', 'too-many-requests'])
  })

  test.each([5, 20_000])('a budget of %i a day holds for all callers together', async (perDay) => {
    await forgetBudgets()
    set({ perDay })
    // As if visitors had used up all but three of theirs today: all documents but the first fifth, which is kept for accounts.
    const day = new Date().toISOString().slice(0, 10)
    const documents = Math.max(5, perDay / 1000)
    const part = perDay / documents
    let left = 3
    for (let at = documents / 5; at < documents; at += 1) {
      const free = Math.min(left, part)
      left -= free
      await server.firestore
        .doc(`dailyBudgets/sendContactMessage_${day}_${at}`)
        .set({ function: 'sendContactMessage', calls: part - free })
    }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => contactFrom(newAddress())))
    expect(answers.filter(({ reason }) => reason === 'ok')).toHaveLength(3)
    expect(answers.filter(({ reason }) => reason === 'daily-budget-spent')).toMatchObject([
      { retryAfterSeconds: expect.any(Number) },
      { retryAfterSeconds: expect.any(Number) },
    ])
    await forgetBudgets()
  })

  test('one network cannot use up what a day has for everybody', async () => {
    await forgetBudgets()
    set({ perDay: 20 })
    const address = newAddress()
    const answers = [await contactFrom(address), await contactFrom(address), await contactFrom(address)]
    expect(answers).toMatchObject([{ reason: 'ok' }, { reason: 'ok' }, { reason: 'daily-share-spent' }])
    expect(await contactFrom(newAddress())).toEqual({ reason: 'ok' })
    await forgetBudgets()
  })

  test('what cannot be read leaves the limits of the contract', async () => {
    vi.stubEnv('CALL_LIMITS', '{"sendContactMessage":{"perAddress":-1}}')
    expect(await contactFrom(newAddress())).toEqual({ reason: 'ok' })
  })
})
