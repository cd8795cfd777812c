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

test('exactly the limit passes, however many call at the same moment', async () => {
  // An address of its own for each try: a repeated test must not meet the calls that the first one counted.
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`
  const { calls } = contract.limit
  const answers = await Promise.all(Array.from({ length: calls + 4 }, () => contactFrom(address)))
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
