import { startChatStandIn } from '../../../tests/support/chat-stand-in.mjs'
import type { Message } from '../messages/read-messages'
import { judgeWithReader, readerFromEnvironment } from './provider-reading'

const message = (text: string): Message => ({
  author: { id: 't00', language: 'en', voice: '' },
  kind: 'C',
  told: 'implied',
  text,
})

let standIn: Awaited<ReturnType<typeof startChatStandIn>>

beforeAll(async () => {
  standIn = await startChatStandIn(0)
  vi.stubEnv('AI_BASE_URL', `${standIn.address}/v1`)
  vi.stubEnv('AI_MODEL', 'stand-in')
  const scripts = [
    { message: 'The blue suit hangs ready', reading: { label: { risk: 'danger_now', sure: true } } },
    { message: 'The lamp is on', reading: { raw: 'I cannot say' } },
  ]
  await fetch(`${standIn.address}/scripts`, { method: 'PUT', body: JSON.stringify(scripts) })
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await standIn.stop()
})

test('the higher of gate and reader counts; a missing label counts as nothing found', async () => {
  const messages = ['The blue suit hangs ready', 'The lamp is on', 'I want to die', 'Lunch was good'].map(
    message,
  )
  const { results, unlabelled } = await judgeWithReader(messages, {}, readerFromEnvironment())
  expect(results.map(({ card }) => card)).toEqual(['L3', null, 'L2', null])
  expect(unlabelled).toBe(1)
})

test('without a provider in the environment it says what to set', () => {
  vi.stubEnv('AI_BASE_URL', '')
  expect(readerFromEnvironment).toThrow('set AI_BASE_URL and AI_MODEL')
  vi.stubEnv('AI_BASE_URL', `${standIn.address}/v1`)
})
