import { randomUUID } from 'node:crypto'
import type { Caller } from '../../functions/src/platform/caller'
import { database } from '../../functions/src/platform/firebase'
import {
  countCall,
  countMail,
  countRefused,
  countShare,
  mailsPerDay,
  spendBudget,
  uncountCall,
} from '../../functions/src/platform/rate-limit'
import { reasonOfRefusal } from '../../functions/src/platform/refusal'

const lines = await vi.hoisted(async () => (await import('./support/collected-log')).collectLog())

const day = 24 * 60 * 60 * 1000
const limit = { calls: 2, perSeconds: 60, perAddress: 4 }

/** A function and somebody who calls it, met nowhere else. */
function fresh(isVisitor = false) {
  const name = `f${randomUUID()}`
  const network = randomUUID()
  const caller: Caller = { pseudonym: isVisitor ? network : randomUUID(), network, isVisitor }
  return { name, caller, key: `rateLimits/${name}_${caller.pseudonym}` }
}

async function outcome(work: Promise<void>) {
  try {
    await work
    return 'ok'
  } catch (error) {
    return reasonOfRefusal(error) ?? error
  }
}

async function secondsToWait(work: Promise<void>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return (error as { details?: { retryAfterSeconds?: unknown } } | undefined)?.details?.retryAfterSeconds
}

async function times(count: number, work: () => Promise<void>): Promise<readonly unknown[]> {
  const outcomes: unknown[] = []
  for (let at = 0; at < count; at += 1) outcomes.push(await outcome(work()))
  return outcomes
}

const stored = async (path: string) => (await (await database()).doc(path).get()).data()
const store = async (path: string, data: object) => (await database()).doc(path).set(data)
const today = () => new Date().toISOString().slice(0, 10)

describe('the calls of one caller', () => {
  test('pass up to the limit of the account, then are told when to try again', async () => {
    const { name, caller, key } = fresh()
    expect(await times(3, () => countCall(name, caller, limit))).toEqual(['ok', 'ok', 'too-many-requests'])
    const wait = await secondsToWait(countCall(name, caller, limit))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    const kept = await stored(key)
    expect(kept).toMatchObject({ caller: caller.pseudonym, calls: 2 })
    expect(kept?.expiresAt.toMillis()).toBe(kept?.startedAt + 60_000)
  })

  test('visitors share the wider limit of an address, where there is one', async () => {
    const { name, caller } = fresh(true)
    expect(await times(5, () => countCall(name, caller, limit))).toEqual([
      ...Array(4).fill('ok'),
      'too-many-requests',
    ])
    const narrow = { calls: 1, perSeconds: 60 }
    const other = fresh(true)
    expect(await times(2, () => countCall(other.name, other.caller, narrow))).toEqual([
      'ok',
      'too-many-requests',
    ])
  })

  test('are counted anew when their time is over, or when what is kept is no count', async () => {
    const over = fresh()
    await store(over.key, { calls: 2, startedAt: Date.now() - 60_001 })
    expect(await outcome(countCall(over.name, over.caller, limit))).toBe('ok')
    expect(await stored(over.key)).toMatchObject({ calls: 1 })
    for (const broken of [{ calls: 2 }, { startedAt: Date.now() }, { calls: '2', startedAt: Date.now() }]) {
      const { name, caller, key } = fresh()
      await store(key, broken)
      expect(await outcome(countCall(name, caller, limit))).toBe('ok')
      expect(await stored(key)).toMatchObject({ calls: 1 })
    }
  })

  test('at the same moment are not counted twice or forgotten', async () => {
    const { name, caller, key } = fresh()
    const wide = { calls: 7, perSeconds: 60 }
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => outcome(countCall(name, caller, wide))),
    )
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(7)
    expect(await stored(key)).toMatchObject({ calls: 7 })
  })

  test('that are refused for what they say have a bound of their own, ten times as wide', async () => {
    const { name, caller, key } = fresh()
    const narrow = { calls: 1, perSeconds: 60 }
    expect(await times(11, () => countRefused(name, caller, narrow))).toEqual([
      ...Array(10).fill('ok'),
      'too-many-requests',
    ])
    expect(await stored(key)).toBeUndefined()
    expect(await stored(`${key}_refused`)).toMatchObject({ caller: caller.pseudonym, calls: 10 })
  })
})

describe('the share of a day’s budget', () => {
  const budget = { ...limit, perDay: 10 }

  test('is a fifth for one account, from wherever it calls', async () => {
    const { name, caller } = fresh()
    const fromAnywhere = () => countShare(name, { ...caller, network: randomUUID() }, budget)
    expect(await times(3, fromAnywhere)).toEqual(['ok', 'ok', 'daily-budget-spent'])
    const wait = await secondsToWait(fromAnywhere())
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(day / 1000)
    const kept = await stored(`rateLimits/${name}_${caller.pseudonym}_${today()}`)
    expect(kept).toMatchObject({ caller: caller.pseudonym, calls: 2 })
    expect(kept?.expiresAt.toMillis()).toBe(kept?.startedAt + day)
  })

  test('is a fifth for all who share an address, with accounts or without', async () => {
    const { name, caller } = fresh()
    const withAnotherAccount = () => countShare(name, { ...caller, pseudonym: randomUUID() }, budget)
    expect(await times(3, withAnotherAccount)).toEqual(['ok', 'ok', 'daily-budget-spent'])
    const visitor = fresh(true)
    expect(await times(3, () => countShare(visitor.name, visitor.caller, budget))).toEqual([
      'ok',
      'ok',
      'daily-budget-spent',
    ])
    const elsewhere = { ...visitor.caller, pseudonym: 'elsewhere', network: 'elsewhere' }
    expect(await outcome(countShare(visitor.name, elsewhere, budget))).toBe('ok')
  })

  test('can be set, is rounded up, begins anew each day, and is none without a budget', async () => {
    const set = fresh()
    const most = { ...budget, perDayShare: 1 }
    expect(await times(2, () => countShare(set.name, set.caller, most))).toEqual(['ok', 'daily-budget-spent'])
    const small = fresh()
    const few = { ...limit, perDay: 6 }
    await store(`rateLimits/${small.name}_${small.caller.network}_2020-01-01`, {
      calls: 9,
      startedAt: Date.now(),
    })
    expect(await times(3, () => countShare(small.name, small.caller, few))).toEqual([
      'ok',
      'ok',
      'daily-budget-spent',
    ])
    const none = fresh()
    await countShare(none.name, none.caller, limit)
    expect(await stored(`rateLimits/${none.name}_${none.caller.pseudonym}_${today()}`)).toBeUndefined()
  })
})

describe('the budget of a day', () => {
  test('is for all together, and told when it is spent', async () => {
    const { name } = fresh()
    expect(await times(4, () => spendBudget(name, 3))).toEqual(['ok', 'ok', 'ok', 'daily-budget-spent'])
    const wait = await secondsToWait(spendBudget(name, 3))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(day / 1000)
    const kept = await stored(`dailyBudgets/${name}_${today()}_0`)
    expect(kept).toMatchObject({ function: name, calls: 3 })
    expect(kept?.expiresAt.toMillis()).toBe(kept?.startedAt + 2 * day)
    const told = lines.filter((line) => line.includes(name))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('daily budget spent')
  })

  test('that is large is kept in several documents; one with room is enough', async () => {
    const { name } = fresh()
    const full = { calls: 10_000, startedAt: Date.now() }
    const places = [0, 1, 2].map((at) => `dailyBudgets/${name}_${today()}_${at}`)
    await Promise.all(places.map((place) => store(place, full)))
    expect(await outcome(spendBudget(name, 30_000))).toBe('daily-budget-spent')
    for (const place of places) {
      await store(place, { ...full, calls: 9_999 })
      expect(await times(2, () => spendBudget(name, 30_000))).toEqual(['ok', 'daily-budget-spent'])
      expect(await stored(place)).toMatchObject({ calls: 10_000 })
    }
  })

  test('is spread over its documents', async () => {
    const { name } = fresh()
    await times(60, () => spendBudget(name, 20_000))
    const counts = await Promise.all([0, 1].map((at) => stored(`dailyBudgets/${name}_${today()}_${at}`)))
    // By chance one of the two would stay empty once in 2 to the power of 59.
    for (const kept of counts) expect(kept?.calls).toBeGreaterThan(0)
    expect(await stored(`dailyBudgets/${name}_${today()}_2`)).toBeUndefined()
  })

  test('is kept in fifty documents at most', async () => {
    const { name } = fresh()
    const places = Array.from({ length: 50 }, (_, at) => `dailyBudgets/${name}_${today()}_${at}`)
    await Promise.all(places.map((place) => store(place, { calls: 20_000, startedAt: Date.now() })))
    expect(await outcome(spendBudget(name, 1_000_000))).toBe('daily-budget-spent')
  })
})

describe('a call that is taken back', () => {
  test('leaves room for another, in the window, the shares and the budget', async () => {
    const { name, caller, key } = fresh()
    const budget = { ...limit, perDay: 5 }
    await countCall(name, caller, budget)
    await countShare(name, caller, budget)
    await spendBudget(name, 5)
    await countCall(name, caller, budget)
    await uncountCall(name, caller, budget)
    expect(await stored(key)).toMatchObject({ caller: caller.pseudonym, calls: 1 })
    expect(await stored(`dailyBudgets/${name}_${today()}_0`)).toMatchObject({ function: name, calls: 0 })
    for (const whose of [caller.pseudonym, caller.network])
      expect(await stored(`rateLimits/${name}_${whose}_${today()}`)).toMatchObject({
        caller: whose,
        calls: 0,
      })
  })

  test('takes nothing from a budget that there is not, nor from what was never counted', async () => {
    const { name, caller, key } = fresh()
    await countCall(name, caller, limit)
    await spendBudget(name, 5)
    await uncountCall(name, caller, limit)
    expect(await stored(`dailyBudgets/${name}_${today()}_0`)).toMatchObject({ calls: 1 })
    const nobody = fresh()
    await uncountCall(nobody.name, nobody.caller, { ...limit, perDay: 5 })
    expect(await stored(nobody.key)).toBeUndefined()
    expect(await stored(key)).toMatchObject({ calls: 0 })
  })
})

describe('mail to one address', () => {
  test.each(['own', 'notice', 'news'] as const)('%s: so many a day, each kind by itself', async (kind) => {
    const address = randomUUID()
    const key = `rateLimits/mail-${kind}_${address}`
    await store(key, { calls: mailsPerDay[kind] - 1, startedAt: Date.now() - day + 60_000 })
    expect(await times(2, () => countMail(kind, address))).toEqual(['ok', 'too-many-requests'])
    expect(await secondsToWait(countMail(kind, address))).toBeLessThanOrEqual(60)
    expect(await stored(key)).toMatchObject({ caller: address, calls: mailsPerDay[kind] })
    expect(mailsPerDay).toEqual({ own: 20, notice: 40, news: 10 })
  })
})
