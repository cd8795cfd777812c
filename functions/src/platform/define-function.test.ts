import { type CallableReason, callableErrors } from '@amhs/domain/contracts/callable-errors'
import { defineCallable } from '@amhs/domain/contracts/define-callable'
import { emailAddress, line } from '@amhs/domain/forms/field-schemas'
import type { CallableRequest, CallableResponse } from 'firebase-functions/https'
import * as v from 'valibot'
import { type CallSurroundings, defineFunction, type Handler } from './define-function'
import { reasonOfRefusal, refusal } from './refusal'

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

test('an answer that does not fit goes out all the same, and is logged without what it says', async () => {
  const invalid = { sentTo: 'private words' }
  const { around, load } = recording({}, invalid)
  expect(await defineFunction(contract, load, {}, around).run(requestOf(good))).toEqual(invalid)
  const line = logged.find((text) => text.includes('does not fit its contract'))
  expect(JSON.parse(line ?? '')).toMatchObject({ severity: 'ERROR', function: 'example', fields: ['sentTo'] })
  expect(logged.join()).not.toContain('private words')
})

test.each([
  ['unavailable', Object.assign(new Error('14 UNAVAILABLE'), { code: 14 })],
  ['unavailable', Object.assign(new Error('3 The referenced transaction has expired'), { code: 3 })],
  ['internal', new TypeError('private words')],
  ['internal', 'private words'],
] as const)('what nobody foresaw is told as %s', async (reason, thrown) => {
  expect(await reasonFor(good, recording({ handler: thrown }))).toBe(reason)
  expect(logged.join()).not.toContain('private words')
  expect(logged.join()).toContain(`"code":"${reason}"`)
})

test('a streamed piece has to fit, and one that arrives nowhere is no fault', async () => {
  const sent: unknown[] = []
  const stream = {
    signal: new AbortController().signal,
    sendChunk: async (piece: unknown) => {
      sent.push(piece)
      return true
    },
  } as unknown as CallableResponse<unknown>
  const { around } = recording()
  const sending = (piece: unknown) => {
    const { run } = defineFunction(
      contract,
      async () => async (call) => {
        await call.send(piece as { part: number })
        return answer
      },
      {},
      around,
    )
    // Its type leaves out what the platform gives it beside the request.
    return Reflect.apply(run, undefined, [requestOf(good), stream]) as Promise<unknown>
  }
  expect(await sending({ part: 1 })).toEqual(answer)
  expect(sent).toEqual([{ part: 1 }])
  await expect(sending({ part: 'one' })).rejects.toMatchObject({ details: { reason: 'internal' } })
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
