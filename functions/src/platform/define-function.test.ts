import { type CallableReason, callableErrors } from '@amhs/domain/contracts/callable-errors'
import { type CallableContract, defineCallable } from '@amhs/domain/contracts/define-callable'
import { emailAddress, line } from '@amhs/domain/forms/field-schemas'
import type { CallableRequest, CallableResponse, Request } from 'firebase-functions/https'
import { defineSecret } from 'firebase-functions/params'
import * as v from 'valibot'
import { type CallSurroundings, defineFunction, type Handler } from './define-function'
import { reasonOfRefusal, refusal } from './refusal'
import { guardRequest } from './request-guard'

const written = await vi.hoisted(async () => {
  const lines: { readonly function?: string }[] = []
  return lines
})
vi.mock('firebase-functions/logger', async (original) => ({
  ...(await original<object>()),
  write: (entry: { readonly function?: string }) => written.push(entry),
}))

const contract = defineCallable({
  name: 'example',
  access: 'visitor',
  limit: { calls: 2, perSeconds: 60, perAddress: 5, perDay: 100 },
  request: v.strictObject({ name: line(1, 10) }),
  response: v.strictObject({ sentTo: emailAddress }),
  chunk: v.strictObject({ part: v.number() }),
  errors: ['article-not-found', 'mail-refused'],
  uncounted: ['article-not-found'],
})

const good = { name: 'Lin' }
const answer = { sentTo: 'lin@test.example' }

type Step = Exclude<keyof CallSurroundings, 'log'> | 'handler'

/** The checks and the handler in the order in which they were asked, each of which can be told to refuse. */
function recording(refusing: Partial<Record<Step, unknown>> = {}, response: unknown = answer) {
  const seen: string[] = []
  const step = (name: Step) => async () => {
    seen.push(name)
    if (name in refusing) throw refusing[name]
  }
  const around: CallSurroundings = {
    requireAccess: step('requireAccess'),
    countCall: step('countCall'),
    countRefused: step('countRefused'),
    countShare: step('countShare'),
    uncountCall: step('uncountCall'),
    spendBudget: async () => {
      await step('spendBudget')()
      return { collection: 'dailyBudgets', key: 'example', fields: {}, most: 1 }
    },
    log: (entry) => logged.push(JSON.stringify(entry)),
  }
  const handler: Handler<typeof contract> = async () => {
    await step('handler')()
    return response as typeof answer
  }
  return { seen, around, load: async () => handler }
}

function requestOf(data: unknown): CallableRequest<unknown> {
  const rawRequest = { header: () => undefined, ip: '192.0.2.1' }
  return { data, rawRequest, acceptsStreaming: false } as unknown as CallableRequest<unknown>
}

/** Calls a function of any contract. */
function callOf(of: CallableContract, { around, load }: ReturnType<typeof recording>): Promise<unknown> {
  const loadAny = load as unknown as () => Promise<Handler<CallableContract>>
  return Promise.resolve(defineFunction(of, loadAny, {}, around).run(requestOf(good)))
}

async function reasonFor(data: unknown, { around, load }: ReturnType<typeof recording>): Promise<unknown> {
  const outcome = await defineFunction(contract, load, {}, around)
    .run(requestOf(data))
    .then(
      () => 'ok',
      (error: unknown) => error,
    )
  return reasonOfRefusal(outcome) ?? outcome
}

let logged: string[]
beforeEach(() => {
  logged = []
  const keep = (text: unknown) => logged.push(String(text))
  for (const name of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(keep)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
beforeEach(() => vi.stubEnv('FUNCTIONS_EMULATOR', 'true'))

test('access, limit, share and budget of the day, handler: in this order, each once', async () => {
  const call = recording()
  expect(await reasonFor(good, call)).toBe('ok')
  expect(call.seen).toEqual(['requireAccess', 'countCall', 'countShare', 'spendBudget', 'handler'])
})

test('who has used up the own share takes nothing from the budget of all', async () => {
  const call = recording({ countShare: refusal('daily-share-spent') })
  expect(await reasonFor(good, call)).toBe('daily-share-spent')
  expect(call.seen).toEqual(['requireAccess', 'countCall', 'countShare'])
})

test('without access nothing is counted, and nothing of the shape is told', async () => {
  const call = recording({ requireAccess: refusal('forbidden') })
  expect(await reasonFor({ wrong: 1 }, call)).toBe('forbidden')
  expect(call.seen).toEqual(['requireAccess'])
})

test('a request that is not valid is counted apart from those that are', async () => {
  const call = recording()
  expect(await reasonFor({ name: '' }, call)).toBe('invalid-request')
  expect(call.seen).toEqual(['requireAccess', 'countRefused'])
  const flooding = recording({ countRefused: refusal('too-many-requests') })
  expect(await reasonFor({ name: '' }, flooding)).toBe('too-many-requests')
})

test('a refusal names the fields of the schema that are not valid, and none of the sender', async () => {
  const { around, load } = recording()
  const refused = (data: unknown) =>
    defineFunction(contract, load, {}, around)
      .run(requestOf(data))
      .catch((error: { readonly details: unknown }) => error.details)
  expect(await refused({ name: '' })).toEqual({ reason: 'invalid-request', fields: ['name'] })
  expect(await refused({ name: 'Lin', 'my secret words': 1 })).toEqual({
    reason: 'invalid-request',
    fields: [],
  })
  expect(await refused('text')).toEqual({ reason: 'invalid-request', fields: [] })
})

test('a refusal names no more than ten fields', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `field${at}`)
  const request = v.strictObject(Object.fromEntries(names.map((name) => [name, v.string()])))
  await expect(callOf({ ...contract, request }, recording())).rejects.toMatchObject({
    details: { fields: names.slice(0, 10) },
  })
})

test('a request that was found invalid before is refused and counted like one that does not fit', async () => {
  const call = recording()
  const request = requestOf(good)
  const headers: Record<string, string> = {}
  guardRequest(Object.assign(request.rawRequest, { method: 'POST', headers, body: { data: good, more: 1 } }))
  const outcome = await defineFunction(contract, call.load, {}, call.around)
    .run(request)
    .catch(reasonOfRefusal)
  expect(outcome).toBe('invalid-request')
  expect(call.seen).toEqual(['requireAccess', 'countRefused'])
})

test('without a budget of the day nothing is taken from one', async () => {
  const { perDay: _, ...limit } = contract.limit
  const call = recording()
  expect(await callOf({ ...contract, limit }, call)).toEqual(answer)
  expect(call.seen).toEqual(['requireAccess', 'countCall', 'handler'])
})

test('the handler is given the request as its contract reads it', async () => {
  const { around } = recording()
  const given: unknown[] = []
  const { perDay: _, ...limit } = contract.limit
  for (const each of [contract, { ...contract, limit }]) {
    const load = async () => async (call: { readonly request: unknown }) => {
      given.push(call.request)
      return answer
    }
    await defineFunction(each, load, {}, around).run(requestOf(good))
  }
  expect(given).toEqual([good, good])
})

test.each(['countCall', 'countShare', 'spendBudget'] as const)(
  'where %s refuses, the handler does not run',
  async (check) => {
    const call = recording({ [check]: refusal('too-many-requests') })
    expect(await reasonFor(good, call)).toBe('too-many-requests')
    expect(call.seen).not.toContain('handler')
  },
)

test('a call that was refused before it did anything is taken back; one that did something is not', async () => {
  const early = recording({ handler: refusal('article-not-found') })
  expect(await reasonFor(good, early)).toBe('article-not-found')
  expect(early.seen.slice(-3)).toEqual(['handler', 'uncountCall', 'countRefused'])
  const late = recording({ handler: refusal('mail-refused') })
  expect(await reasonFor(good, late)).toBe('mail-refused')
  expect(late.seen.at(-1)).toBe('handler')
})

test('a contract need not name what is taken back', async () => {
  const { uncounted: _, ...counted } = contract
  const call = recording({ handler: refusal('article-not-found') })
  expect(await callOf(counted, call).catch(reasonOfRefusal)).toBe('article-not-found')
  expect(call.seen.at(-1)).toBe('handler')
})

test('one line tells of each call who called, how it ended and how long it took', async () => {
  const lineOf = async (call: ReturnType<typeof recording>) => {
    logged.length = 0
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1003.4)
    await reasonFor(good, call)
    expect(logged).toHaveLength(1)
    return JSON.parse(logged[0] ?? '')
  }
  const pseudonym = expect.stringMatching(/^[0-9a-f]{32}$/)
  const line = { function: 'example', milliseconds: 3, caller: pseudonym }
  expect(await lineOf(recording())).toMatchObject({ severity: 'INFO', code: 'ok', ...line })
  const refusing = recording({ handler: refusal('mail-refused') })
  expect(await lineOf(refusing)).toMatchObject({ severity: 'INFO', code: 'mail-refused', ...line })
  const failing = recording({ handler: new TypeError('private words') })
  expect(await lineOf(failing)).toMatchObject({ severity: 'ERROR', code: 'internal', ...line })
})

test('an answer that does not fit goes out all the same, and is logged without what it says', async () => {
  const invalid = { sentTo: 'private words' }
  const { around, load } = recording({}, invalid)
  expect(await defineFunction(contract, load, {}, around).run(requestOf(good))).toEqual(invalid)
  const line = logged.find((text) => text.includes('does not fit its contract'))
  expect(JSON.parse(line ?? '')).toMatchObject({ severity: 'ERROR', function: 'example', fields: ['sentTo'] })
  expect(logged.join()).not.toContain('private words')
})

test('an answer that does not fit as a whole has no field to name', async () => {
  const { around, load } = recording({}, 'private words')
  await defineFunction(contract, load, {}, around).run(requestOf(good))
  const line = logged.find((text) => text.includes('does not fit its contract'))
  expect(JSON.parse(line ?? '')).toMatchObject({ function: 'example', fields: [] })
})

test.each([4, 8, 10, 14, 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])(
  'what fails with %j may well go through later',
  async (code) => {
    const call = recording({ handler: Object.assign(new Error('private words'), { code }) })
    expect(await reasonFor(good, call)).toBe('unavailable')
  },
)

test.each([
  ['unavailable', Object.assign(new Error('14 UNAVAILABLE'), { code: 14 })],
  ['unavailable', Object.assign(new Error('3 The referenced transaction has expired'), { code: 3 })],
  ['internal', new TypeError('private words')],
  ['internal', Object.assign(new Error('private words'), { code: '' })],
  ['internal', 'private words'],
] as const)('what nobody foresaw is told as %s', async (reason, thrown) => {
  expect(await reasonFor(good, recording({ handler: thrown }))).toBe(reason)
  expect(logged.join()).not.toContain('private words')
  expect(logged.join()).toContain(`"code":"${reason}"`)
})

describe('a piece of an answer', () => {
  /** Calls a function that sends one piece, and what has come to an end so far. */
  function sending(
    piece: unknown,
    stream?: Partial<CallableResponse<unknown>>,
    of: CallableContract = contract,
  ) {
    const ended: string[] = []
    const load = async () => async (call: { send(piece: unknown): Promise<void> }) => {
      await call.send(piece)
      ended.push('piece')
      return answer
    }
    const { run } = defineFunction(of, load, {}, recording().around)
    // Its type leaves out what the platform gives it beside the request.
    const call: Promise<unknown> = Reflect.apply(run, undefined, [requestOf(good), stream])
    return { ended, outcome: call.catch(reasonOfRefusal) }
  }
  const whenIdle = () => new Promise((resolve) => setTimeout(resolve, 20))
  const stillThere = () => new AbortController().signal

  test('goes out as it is', async () => {
    const sent: unknown[] = []
    const sendChunk = async (piece: unknown) => sent.push(piece) > 0
    expect(await sending({ part: 1 }, { signal: stillThere(), sendChunk }).outcome).toEqual(answer)
    expect(sent).toEqual([{ part: 1 }])
  })

  test('has to fit the contract, which has to know of pieces', async () => {
    const sendChunk = vi.fn(async () => true)
    const stream = { signal: stillThere(), sendChunk }
    expect(await sending({ part: 'one' }, stream).outcome).toBe('internal')
    const { chunk: _, ...whole } = contract
    expect(await sending({ part: 1 }, stream, whole).outcome).toBe('internal')
    expect(sendChunk).not.toHaveBeenCalled()
  })

  test('is not waited for by who reads no stream', async () => {
    expect(await sending({ part: 1 }).outcome).toEqual(answer)
  })

  test('is waited for until it is written', async () => {
    let write: (wasWritten: boolean) => void = () => undefined
    const sendChunk = () => new Promise<boolean>((resolve) => (write = resolve))
    const { ended, outcome } = sending({ part: 1 }, { signal: stillThere(), sendChunk })
    await whenIdle()
    expect(ended).toEqual([])
    write(true)
    expect(await outcome).toEqual(answer)
  })

  test('that will never be written is waited for until the client has gone', async () => {
    for (const sendChunk of [
      () => new Promise<boolean>(() => {}),
      () => Promise.reject(new Error('closed')),
    ]) {
      const client = new AbortController()
      const { ended, outcome } = sending({ part: 1 }, { signal: client.signal, sendChunk })
      await whenIdle()
      expect(ended).toEqual([])
      client.abort()
      expect(await outcome).toEqual(answer)
    }
  })

  test('is not waited for where the client has gone before', async () => {
    const sendChunk = () => new Promise<boolean>(() => {})
    expect(await sending({ part: 1 }, { signal: AbortSignal.abort(), sendChunk }).outcome).toEqual(answer)
  })
})

test('with App Check required, a call without its token is refused before anything is looked at', async () => {
  vi.stubEnv('APP_CHECK_REQUIRED', 'true')
  const call = recording()
  expect(await reasonFor(good, call)).toBe('app-check-failed')
  expect(call.seen).toEqual([])
})

test.each([
  ['true', true, 'ok'],
  ['true', false, 'app-check-failed'],
  ['false', true, 'ok'],
  ['false', false, 'ok'],
  [undefined, false, 'ok'],
] as const)('APP_CHECK_REQUIRED %s, token %s: %s', async (required, hasToken, reason) => {
  vi.stubEnv('APP_CHECK_REQUIRED', required)
  const request = { ...requestOf(good), ...(hasToken ? { app: { appId: '1:2:web:3' } } : {}) }
  const { around, load } = recording()
  const outcome = await defineFunction(contract, load, {}, around)
    .run(request as CallableRequest<unknown>)
    .then(
      () => 'ok',
      (error: unknown) => reasonOfRefusal(error),
    )
  expect(outcome).toBe(reason)
})

test('outside the emulators no function runs without a secret of its own', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
  for (const secret of [undefined, '', 'amhs', 'x'.repeat(31)]) {
    vi.stubEnv('CALLER_HASH_SECRET', secret)
    const call = recording()
    expect(await reasonFor(good, call)).toBe('unavailable')
    expect(call.seen).toEqual([])
  }
  expect(logged.join()).toContain('CALLER_HASH_SECRET must have')
  // Who called cannot be told either.
  expect(logged.join()).toContain('"caller":""')
  vi.stubEnv('CALLER_HASH_SECRET', 'x'.repeat(32))
  expect(await reasonFor(good, recording())).toBe('ok')
})

test('every reason has words in both languages and a status of the protocol', () => {
  for (const reason of Object.keys(callableErrors) as CallableReason[]) {
    const thrown = refusal(reason)
    expect(reasonOfRefusal(thrown)).toBe(reason)
    expect(callableErrors[reason].zh).toMatch(/\p{Script=Han}/u)
    expect(thrown.message).toMatch(/[A-Za-z]/)
  }
})

test('by itself a function asks for access where accounts are kept, and writes one line', async () => {
  // Tests before this one in the same process may have loaded the module with the real logger.
  vi.resetModules()
  const fresh = await import('./define-function')
  // A name of its own: lines of other functions may still come in.
  const alone = { ...contract, name: 'alone', access: 'signed-in' } as const
  const { run } = fresh.defineFunction(alone, async () => async () => answer)
  await expect(run(requestOf(good))).rejects.toMatchObject({ details: { reason: 'not-signed-in' } })
  expect(written.filter((line) => line.function === 'alone')).toMatchObject([{ code: 'not-signed-in' }])
})

describe('what a deploy is told of a function', () => {
  const told = (options = {}) => {
    const { __endpoint } = defineFunction(contract, recording().load, options)
    return __endpoint
  }

  test('its place, its size, and the secret that pseudonyms need', () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
    expect(told()).toMatchObject({
      region: ['us-central1'],
      availableMemoryMb: 256,
      timeoutSeconds: 60,
      maxInstances: 10,
      secretEnvironmentVariables: [{ key: 'CALLER_HASH_SECRET' }],
    })
  })

  test('what one function needs beside that', () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
    const options = { memory: '512MiB', timeoutSeconds: 9, secrets: [defineSecret('SMTP_PASSWORD')] }
    expect(told(options)).toMatchObject({
      availableMemoryMb: 512,
      timeoutSeconds: 9,
      secretEnvironmentVariables: [{ key: 'SMTP_PASSWORD' }, { key: 'CALLER_HASH_SECRET' }],
    })
  })

  test('no secret in the emulators', () => {
    expect(told().secretEnvironmentVariables ?? []).toEqual([])
  })
})

test('as the platform calls it, a function answers by the protocol and looks at the body first', async () => {
  const { around, load } = recording()
  const called = defineFunction(contract, load, {}, around)
  const answerTo = (body: object) =>
    new Promise<readonly [number, unknown]>((resolve) => {
      const headers: Record<string, string> = { 'content-type': 'application/json' }
      const header = (name: string) => headers[name.toLowerCase()]
      const request = { method: 'POST', headers, header, body, ip: '192.0.2.1' }
      const response = {
        statusCode: 0,
        on: () => response,
        getHeader: () => undefined,
        setHeader: () => response,
        status: (code: number) => Object.assign(response, { statusCode: code }),
        send: (text: unknown) => resolve([response.statusCode, text]),
      }
      called(request as unknown as Request, response as unknown as Parameters<typeof called>[1])
    })
  expect(await answerTo({ data: good })).toEqual([200, { result: answer }])
  const invalid = { error: { status: 'INVALID_ARGUMENT', details: { reason: 'invalid-request' } } }
  expect(await answerTo({ data: { '@type': 'type.googleapis.com/unknown' } })).toMatchObject([400, invalid])
})
