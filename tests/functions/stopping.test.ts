import type { ServerResponse } from 'node:http'
import { demoFunctions } from '../../functions/src/demo/demo-functions'
import { assistantReply } from '../../functions/src/index'
import { type SeenRequest, startChatStandIn } from '../support/chat-stand-in.mjs'
import { asking } from './support/chat'
import { type LocalFunctions, serveLocally } from './support/local-functions'
import { streamedCall } from './support/streamed-call'

const logged = await vi.hoisted(async () => (await import('./support/collected-log')).collectLog())

// The function stands behind a plain HTTP server here: the Functions emulator's proxy does not hand on that a caller has
// gone (docs/functions.md).
let functions: LocalFunctions
let provider: Awaited<ReturnType<typeof startChatStandIn>>
beforeAll(async () => {
  provider = await startChatStandIn(0)
  vi.stubEnv('AI_BASE_URL', `${provider.address}/v1`)
  vi.stubEnv('AI_MODEL', 'stand-in')
  vi.stubEnv('AI_TIMEOUT_SECONDS', '10')
  functions = await serveLocally({
    assistantReply,
    silentWrite: writingWith(() => undefined),
    failedWrite: writingWith((done) => done(new Error('write EPIPE'))),
  })
})
afterAll(async () => {
  await functions.close()
  await provider.stop()
  vi.unstubAllEnvs()
})
beforeEach(() => {
  logged.length = 0
})

/** The countdown on a connection of which the platform tells in this way whether a piece was written. */
function writingWith(tell: (done: (error: Error) => void) => void) {
  return (request: never, response: ServerResponse) => {
    const write = response.write.bind(response)
    const lost = (data: string, done: (error: Error) => void) => {
      tell(done)
      return write(data)
    }
    return demoFunctions.demoCountdown(request, Object.assign(response, { write: lost }) as never)
  }
}

const script = (content: object) =>
  fetch(`${provider.address}/scripts`, { method: 'PUT', body: JSON.stringify(content) })

async function seen(message: string): Promise<SeenRequest> {
  const response = await fetch(`${provider.address}/requests?message=${encodeURIComponent(message)}`)
  const [first] = (await response.json()) as SeenRequest[]
  if (!first) throw new Error('The provider was not asked')
  return first
}

/** Long before the provider would have come to its own end. */
const expectProviderStopped = (message: string) =>
  vi.waitFor(async () => expect((await seen(message)).abandoned).toBe(true), 8000)

/** Stops a call as soon as the provider was asked; the provider is stopped with it. */
async function expectStopOnceAsked(message: string, call: Promise<unknown>, stop: AbortController) {
  call.catch(() => undefined)
  await vi.waitFor(() => seen(message), 10_000)
  stop.abort()
  await expect(call).rejects.toThrow('aborted')
  await expectProviderStopped(message)
}

async function expectLogged(code: string): Promise<void> {
  const codes = () =>
    logged.filter((line) => line.includes('"message":"call"')).map((line) => JSON.parse(line).code as string)
  await vi.waitFor(() => expect(codes()).toEqual([code]), 10_000)
}

/** Sentences for ten seconds. */
const slowly = { pieces: Array.from({ length: 100 }, () => 'Take a slow breath. '), pause: 100 }

test('a person who stops while the answer arrives stops the provider', async () => {
  const message = 'How do I get up early?'
  await script({ message, ...slowly })
  const stop = new AbortController()
  const call = streamedCall('assistantReply', asking(message), {
    at: functions.address,
    signal: stop.signal,
    onPiece: () => stop.abort(),
  })
  await expect(call).rejects.toThrow('aborted')
  await expectProviderStopped(message)
  expect((await seen(message)).sentAt.length).toBeLessThan(slowly.pieces.length / 2)
  await expectLogged('stopped')
})

test('and before the first word as well', async () => {
  const message = 'How do I go to bed early?'
  await script({ message, silent: true })
  const stop = new AbortController()
  const call = streamedCall('assistantReply', asking(message), {
    at: functions.address,
    signal: stop.signal,
  })
  await expectStopOnceAsked(message, call, stop)
  await expectLogged('stopped')
})

test('a page that closes its connection without reading a stream stops it too', async () => {
  const message = 'How do I keep a diary?'
  await script({ message, ...slowly })
  const stop = new AbortController()
  const call = fetch(`${functions.address}/assistantReply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: asking(message) }),
    signal: stop.signal,
  })
  await expectStopOnceAsked(message, call, stop)
})

test.each(['silentWrite', 'failedWrite'])(
  'a connection that closes in the middle of a piece (%s) ends the call',
  async (name) => {
    const stop = new AbortController()
    const call = streamedCall(
      name,
      { from: 3, stepMilliseconds: 1000 },
      {
        at: functions.address,
        signal: stop.signal,
        onPiece: () => stop.abort(),
      },
    )
    await expect(call).rejects.toThrow('aborted')
    await expectLogged('stopped')
  },
)

test('who stays gets the whole of a slow answer', async () => {
  const message = 'How do I stay calm?'
  await script({ message, pieces: slowly.pieces.slice(0, 4), pause: 100 })
  const { result } = await streamedCall('assistantReply', asking(message), { at: functions.address })
  expect(result).toMatchObject({ kind: 'model' })
  expect((await seen(message)).abandoned).toBe(false)
})
