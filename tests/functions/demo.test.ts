import { demoCountdown } from '@amhs/domain/contracts/demo-countdown.contract'
import { demoEcho } from '@amhs/domain/contracts/demo-echo.contract'
import { demoError } from '@amhs/domain/contracts/demo-error.contract'
import { demoHello } from '@amhs/domain/contracts/demo-hello.contract'
import { demoServerTime } from '@amhs/domain/contracts/demo-server-time.contract'
import { demoSum } from '@amhs/domain/contracts/demo-sum.contract'
import { demoWhoAmI } from '@amhs/domain/contracts/demo-who-am-i.contract'
import { httpsCallable } from 'firebase/functions'
import { parse } from 'valibot'
import { caller, closeCallers, visitor } from './support/callers'
import { withNothingDone } from './support/nothing-done'

afterAll(closeCallers)

test('hello greets in both languages, with and without a name', async () => {
  const anyone = visitor()
  expect(await anyone.call(demoHello, { name: '小雨', language: 'zh-CN' })).toEqual({
    greeting: '你好，小雨。',
  })
  expect(await anyone.call(demoHello, { language: 'zh-CN' })).toEqual({ greeting: '你好。' })
  expect(await anyone.call(demoHello, { name: 'Xiaoyu', language: 'en' })).toEqual({
    greeting: 'Hello, Xiaoyu.',
  })
})

test('echo counts characters as people do', async () => {
  expect(await visitor().call(demoEcho, { text: 'a👍🏽好' })).toEqual({ text: 'a👍🏽好', characters: 3 })
})

test('sum adds, and refuses what it cannot add', async () => {
  const anyone = visitor()
  expect(await anyone.call(demoSum, { numbers: [1, -2, 40] })).toEqual({ sum: 39 })
  await withNothingDone(async () => {
    expect(await anyone.refused(demoSum, { numbers: [] })).toBe('invalid-request')
    expect(await anyone.refused(demoSum, { numbers: [1.5] })).toBe('invalid-request')
    expect(await anyone.refused(demoSum, { numbers: Array(21).fill(1) })).toBe('invalid-request')
  })
})

test('server time is the time', async () => {
  const { now } = await visitor().call(demoServerTime, null)
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
})

test('who am I tells a signed-in person, and refuses a visitor', async () => {
  const somebody = await caller({ role: 'caregiver', verified: false })
  expect(await somebody.call(demoWhoAmI, null)).toEqual({
    uid: somebody.uid,
    role: 'caregiver',
    emailVerified: false,
  })
  expect(await visitor().refused(demoWhoAmI, null)).toBe('not-signed-in')
})

test('the error demo gives its reason, or nothing but "internal"', async () => {
  const anyone = visitor()
  expect(await anyone.refused(demoError, { kind: 'deliberate' })).toBe('deliberate')
  const unforeseen = httpsCallable(anyone.functions, demoError.name)({ kind: 'unforeseen' })
  await expect(unforeseen).rejects.toMatchObject({
    code: 'functions/internal',
    details: { reason: 'internal' },
  })
  await expect(unforeseen).rejects.not.toThrow(/nobody foresaw/)
})

test('the countdown arrives piece by piece', async () => {
  const countdown = httpsCallable(visitor().functions, demoCountdown.name)
  const startedAt = performance.now()
  const { stream, data } = await countdown.stream({ from: 3, stepMilliseconds: 200 })
  const seen: number[] = []
  const times: number[] = []
  for await (const piece of stream) {
    seen.push(parse(demoCountdown.chunk, piece).remaining)
    times.push(performance.now() - startedAt)
  }
  expect(seen).toEqual([3, 2, 1, 0])
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(400)
  expect(await data).toEqual({ steps: 4 })
})

test('a countdown that nobody streams still answers whole', async () => {
  expect(await visitor().call(demoCountdown, { from: 1, stepMilliseconds: 10 })).toEqual({ steps: 2 })
})

test('a countdown can be stopped', async () => {
  const stop = new AbortController()
  const countdown = httpsCallable(visitor().functions, demoCountdown.name)
  const { stream, data } = await countdown.stream(
    { from: 10, stepMilliseconds: 1000 },
    { signal: stop.signal },
  )
  data.catch(() => undefined)
  const seen: unknown[] = []
  const reading = (async () => {
    for await (const piece of stream) {
      seen.push(piece)
      stop.abort()
    }
  })()
  await expect(reading).rejects.toThrow()
  expect(seen.length).toBeLessThanOrEqual(2)
})
