import { demoFunctions } from '../../functions/src/demo/demo-functions'
import * as exported from '../../functions/src/index'
import { allContracts } from './support/contracts'
import { type LocalFunctions, serveLocally } from './support/local-functions'

let functions: LocalFunctions
beforeAll(async () => {
  // Nothing listens on port 1: the place where calls are counted cannot be reached.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1')
  const {
    endGrant,
    eraseDeleted,
    finishErasing,
    freeSeat,
    leaveGrant,
    markUrgent,
    refuseBanned,
    sendReminders,
    stopReminderNow,
    takeBackDeleted,
    tellFacilitators,
    tellOfNewHands,
    ...callables
  } = exported
  functions = await serveLocally({ ...callables, ...demoFunctions })
})
afterAll(async () => {
  await functions.close()
  vi.unstubAllEnvs()
})

test('a call that cannot be counted is refused, before a person gives up waiting', async () => {
  const startedAt = Date.now()
  const answer = await functions.call('demoEcho', '{"data":{"text":"x"}}')
  expect(answer).toMatchObject({ status: 503, error: { details: { reason: 'unavailable' } } })
  // After six seconds; the database by itself would go on trying for minutes.
  expect(Date.now() - startedAt).toBeLessThan(45_000)
})

test('with App Check required, a call without its token is refused first of all', async () => {
  vi.stubEnv('APP_CHECK_REQUIRED', 'true')
  const answer = await functions.call('demoSum', '{"data":"not even a request"}')
  expect(answer).toMatchObject({ status: 401, error: { details: { reason: 'app-check-failed' } } })
  vi.stubEnv('APP_CHECK_REQUIRED', 'false')
  const counted = await functions.call('demoSum', '{"data":{"numbers":[1]}}')
  expect(counted.error?.details?.reason).toBe('unavailable')
})

test('with App Check required, no function answers without a token', async () => {
  vi.stubEnv('APP_CHECK_REQUIRED', 'true')
  const names = (await allContracts()).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(20)
  const answers = await Promise.all(names.map((name) => functions.call(name, '{"data":null}')))
  expect(new Set(answers.map(({ error }) => error?.details?.reason))).toEqual(new Set(['app-check-failed']))
  vi.stubEnv('APP_CHECK_REQUIRED', 'false')
})
