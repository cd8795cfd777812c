import { longestAnswerSeconds } from '../../functions/src/assistant/assistant-settings'
import { askProvider, ProviderFault } from '../../functions/src/assistant/provider'
import { assistantReply } from '../../functions/src/index'
import { type SeenRequest, startChatStandIn } from '../support/chat-stand-in.mjs'

let standIn: Awaited<ReturnType<typeof startChatStandIn>>
beforeAll(async () => {
  standIn = await startChatStandIn(0)
})
afterAll(() => standIn.stop())

const access = (change: object = {}) => ({
  endpoint: `${standIn.address}/v1/chat/completions`,
  model: 'small',
  key: 'test-key',
  providerName: 'Stand-in',
  // A busy machine answers late; the tests of slowness set their own.
  timeoutMs: 30_000,
  deadline: 60_000,
  tokens: { field: 'max_tokens', most: 200 },
  ...change,
})

const script = (content: object) =>
  fetch(`${standIn.address}/scripts`, { method: 'PUT', body: JSON.stringify(content) })

async function seen(
  message: string,
): Promise<{ authorization?: string; abandoned: boolean; sentAt: number[] }> {
  const response = await fetch(`${standIn.address}/requests?message=${encodeURIComponent(message)}`)
  const [first] = (await response.json()) as SeenRequest[]
  if (!first) throw new Error('not seen')
  return first
}

async function all(message: string, change: object = {}, signal = new AbortController().signal) {
  const pieces: string[] = []
  for await (const piece of askProvider(access(change), [{ role: 'user', content: message }], signal)) {
    pieces.push(piece)
  }
  return pieces
}

test('the key goes to the provider as a bearer token, and nothing where there is none', async () => {
  await all('with key')
  expect((await seen('with key')).authorization).toBe('Bearer test-key')
  await all('without key', { key: '' })
  expect((await seen('without key')).authorization).toBeUndefined()
})

test('the limit of tokens goes along under the provider’s name for it, or not at all', async () => {
  const bodyOf = async (message: string) => {
    const response = await fetch(`${standIn.address}/requests?message=${encodeURIComponent(message)}`)
    return ((await response.json()) as SeenRequest[])[0]?.body
  }
  await all('limited')
  expect(await bodyOf('limited')).toMatchObject({ max_tokens: 200 })
  await all('limited otherwise', { tokens: { field: 'max_completion_tokens', most: 90 } })
  expect(await bodyOf('limited otherwise')).toMatchObject({ max_completion_tokens: 90 })
  await all('unlimited', { tokens: null })
  expect(Object.keys((await bodyOf('unlimited')) ?? {}).sort()).toEqual(['messages', 'model', 'stream'])
})

test('an answer that reached the limit of tokens says so', async () => {
  const endOf = async (message: string) => {
    const pieces = askProvider(access(), [{ role: 'user', content: message }], new AbortController().signal)
    let next = await pieces.next()
    while (!next.done) next = await pieces.next()
    return next.value
  }
  await script({ message: 'cut', pieces: ['Half a sen'], finish: 'length' })
  await script({ message: 'not cut', pieces: ['A sentence.'] })
  expect(await endOf('cut')).toBe('cut')
  expect(await endOf('not cut')).toBe('whole')
})

test('an answer that is not streamed is taken whole', async () => {
  const raw = JSON.stringify({ choices: [{ message: { content: 'Whole answer.' } }] })
  await script({ message: 'whole', raw, contentType: 'application/json' })
  expect(await all('whole')).toEqual(['Whole answer.'])
})

test('line ends, comments and a missing last empty line are no matter', async () => {
  const piece = (content: string) => `data:${JSON.stringify({ choices: [{ delta: { content } }] })}`
  await script({
    message: 'lines',
    raw: `: hello\r\n\r\n${piece('一')}\r\n\r\nevent: x\n${piece('二')}\n\ndata: [DONE]`,
  })
  expect(await all('lines')).toEqual(['一', '二'])
})

test('a person who leaves stops the provider', async () => {
  await script({ message: 'long', pieces: Array.from({ length: 100 }, () => 'x '), pause: 20 })
  const stop = new AbortController()
  const call = all('long', {}, stop.signal)
  await vi.waitFor(async () => expect((await seen('long')).sentAt.length).toBeGreaterThan(2))
  stop.abort()
  await expect(call).rejects.toMatchObject({ kind: 'stopped' })
  await vi.waitFor(async () => expect((await seen('long')).abandoned).toBe(true))
  expect((await seen('long')).sentAt.length).toBeLessThan(100)
})

test('so does an answer that is not read to its end', async () => {
  await script({ message: 'blocked', pieces: Array.from({ length: 100 }, () => 'x '), pause: 20 })
  const signal = new AbortController().signal
  for await (const _piece of askProvider(access(), [{ role: 'user', content: 'blocked' }], signal)) break
  await vi.waitFor(async () => expect((await seen('blocked')).abandoned).toBe(true))
})

test.each([
  [{ silent: true }, 'slow'],
  [{ pieces: ['a', 'b'], pause: 900 }, 'slow'],
  [{ pieces: ['a', 'b', 'c'], breakAfter: 2, pause: 5 }, 'interrupted'],
  [{ raw: 'data: not json\n\n' }, 'interrupted'],
  [{ status: 429 }, 'busy'],
  [{ status: 503 }, 'unreachable'],
])('%j is %s', async (behaviour, kind) => {
  const message = JSON.stringify(behaviour)
  await script({ message, ...behaviour })
  const fault = await all(message, kind === 'slow' ? { timeoutMs: 300 } : {}).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(ProviderFault)
  expect(fault).toMatchObject({ kind })
})

test('signs of life without end are given up on at the deadline', async () => {
  await script({ message: 'endless', pieces: Array.from({ length: 1000 }, () => ''), pause: 20 })
  const startedAt = performance.now()
  await expect(all('endless', { deadline: 600 })).rejects.toMatchObject({ kind: 'slow' })
  // Longer than the timeout: it was not silence that ended it.
  expect(performance.now() - startedAt).toBeGreaterThan(550)
  await vi.waitFor(async () => expect((await seen('endless')).abandoned).toBe(true))
})

test('the deadline comes before the platform ends the function', () => {
  const { timeoutSeconds } = assistantReply.__endpoint as { readonly timeoutSeconds?: unknown }
  expect(timeoutSeconds).toBeGreaterThan(longestAnswerSeconds + 10)
})

test('nobody there is unreachable', async () => {
  await expect(all('x', { endpoint: 'http://127.0.0.1:9/v1' })).rejects.toMatchObject({ kind: 'unreachable' })
})
