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

// The first use loads the library and connects, which alone may take longer on a busy machine than a count may.
beforeAll(async () => {
  await (await database()).doc('rateLimits/none').get()
})

const day = 24 * 60 * 60 * 1000
const limit = { calls: 2, perSeconds: 60, perAddress: 4 }

/** A function and somebody who calls it, met nowhere else. */
function fresh(kind: 'verified' | 'unverified' | 'visitor' = 'verified') {
  const name = `f${randomUUID()}`
  const network = randomUUID()
  const isVisitor = kind === 'visitor'
  const pseudonym = isVisitor ? network : randomUUID()
  const caller: Caller = { pseudonym, network, isVisitor, isVerified: kind === 'verified' }
  return { name, caller, key: `rateLimits/${name}_${caller.pseudonym}` }
}

async function outcome(work: Promise<unknown>) {
  try {
    await work
    return 'ok'
  } catch (error) {
    return reasonOfRefusal(error) ?? error
  }
}

async function secondsToWait(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return (error as { details?: { retryAfterSeconds?: unknown } } | undefined)?.details?.retryAfterSeconds
}

async function times(count: number, work: () => Promise<unknown>): Promise<readonly unknown[]> {
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

  test('behind many small networks of one IPv6 network of 48 bits have ten times as many together', async () => {
    const { name } = fresh('visitor')
    const wider = randomUUID()
    const from = (): Caller => ({ ...fresh('visitor').caller, wider })
    const one = { calls: 1, perSeconds: 60 }
    expect(await times(11, () => countCall(name, from(), one))).toEqual([
      ...Array(10).fill('ok'),
      'too-many-requests',
    ])
    expect(await stored(`rateLimits/${name}_${wider}`)).toMatchObject({ caller: wider, calls: 10 })
    // Others, and accounts that are counted by themselves, go on.
    expect(await outcome(countCall(name, fresh('visitor').caller, one))).toBe('ok')
    expect(await outcome(countCall(name, { ...fresh().caller, wider }, one))).toBe('ok')
    await uncountCall(name, from(), one)
    expect(await times(2, () => countCall(name, from(), one))).toEqual(['ok', 'too-many-requests'])
    const other = fresh().name
    const chosen = { ...one, perNetwork: 2 }
    expect(await times(3, () => countCall(other, from(), chosen))).toEqual(['ok', 'ok', 'too-many-requests'])
    expect(await times(20, () => countRefused(other, from(), chosen))).toEqual(Array(20).fill('ok'))
    expect(await outcome(countRefused(other, from(), chosen))).toBe('too-many-requests')
  })

  test('from an IPv4 address are written down once, as before', async () => {
    const { name, caller } = fresh('visitor')
    await countCall(name, caller, limit)
    const { docs } = await (await database()).collection('rateLimits').get()
    expect(docs.filter(({ id }) => id.startsWith(name)).map(({ id }) => id)).toEqual([
      `${name}_${caller.pseudonym}`,
    ])
  })

  test('visitors share the wider limit of an address, where there is one', async () => {
    const { name, caller } = fresh('visitor')
    expect(await times(5, () => countCall(name, caller, limit))).toEqual([
      ...Array(4).fill('ok'),
      'too-many-requests',
    ])
    const narrow = { calls: 1, perSeconds: 60 }
    const other = fresh('visitor')
    expect(await times(2, () => countCall(other.name, other.caller, narrow))).toEqual([
      'ok',
      'too-many-requests',
    ])
  })

  test('of accounts whose address nobody confirmed count with the visitors’ of their network', async () => {
    const { name, caller } = fresh('unverified')
    const withAnother = () => countCall(name, { ...caller, pseudonym: randomUUID() }, limit)
    expect(await times(5, withAnother)).toEqual([...Array(4).fill('ok'), 'too-many-requests'])
    expect(
      await outcome(countCall(name, { ...caller, pseudonym: caller.network, isVisitor: true }, limit)),
    ).toBe('too-many-requests')
    expect(await outcome(countCall(name, { ...caller, isVerified: true }, limit))).toBe('ok')
    // Where visitors cannot call at all, each account has its own count.
    const alone = () => countCall(name, { ...caller, pseudonym: randomUUID() }, { calls: 1, perSeconds: 60 })
    expect(await times(3, alone)).toEqual(['ok', 'ok', 'ok'])
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
  const budget = { ...limit, perDay: 50 }

  test('is a fifth of an address’s for one confirmed account, from wherever it calls', async () => {
    const { name, caller } = fresh()
    const fromAnywhere = () => countShare(name, { ...caller, network: randomUUID() }, budget)
    expect(await times(3, fromAnywhere)).toEqual(['ok', 'ok', 'daily-share-spent'])
    const wait = await secondsToWait(fromAnywhere())
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(day / 1000)
    const kept = await stored(`rateLimits/${name}_${caller.pseudonym}_${today()}`)
    expect(kept).toMatchObject({ caller: caller.pseudonym, calls: 2 })
    expect(kept?.expiresAt.toMillis()).toBeGreaterThan(Date.now())
    expect(kept?.expiresAt.toMillis()).toBeLessThanOrEqual(Date.now() + day)
  })

  test('is a fifth of the budget for all who share an address', async () => {
    const { name, caller } = fresh()
    const withAnotherAccount = () => countShare(name, { ...caller, pseudonym: randomUUID() }, budget)
    expect(await times(11, withAnotherAccount)).toEqual([...Array(10).fill('ok'), 'daily-share-spent'])
    const elsewhere = { ...caller, network: randomUUID() }
    expect(await outcome(countShare(name, elsewhere, budget))).toBe('ok')
  })

  test('is half of an address’s for visitors and new accounts together; the rest waits for the others', async () => {
    const { name, caller } = fresh('unverified')
    const visitor = { ...caller, pseudonym: caller.network, isVisitor: true }
    const strangers = async () =>
      countShare(name, Math.random() < 0.5 ? visitor : { ...caller, pseudonym: randomUUID() }, budget)
    expect(await times(6, strangers)).toEqual([...Array(5).fill('ok'), 'daily-share-spent'])
    expect(await outcome(countShare(name, { ...caller, isVerified: true }, budget))).toBe('ok')
  })

  test('of strangers in one IPv6 network of 48 bits is that of two addresses, however many they call from', async () => {
    const { name } = fresh('visitor')
    const wider = randomUUID()
    const from = () => ({ ...fresh('visitor').caller, wider })
    expect(await times(11, () => countShare(name, from(), budget))).toEqual([
      ...Array(10).fill('ok'),
      'daily-share-spent',
    ])
    expect(await outcome(countShare(name, fresh('visitor').caller, budget))).toBe('ok')
    expect(await outcome(countShare(name, { ...fresh().caller, wider }, budget))).toBe('ok')
  })

  test('can be set, is rounded up, begins anew each day, and is none without a budget', async () => {
    const set = fresh()
    const most = { ...budget, perDayShare: 1 }
    expect(await times(2, () => countShare(set.name, set.caller, most))).toEqual(['ok', 'daily-share-spent'])
    const small = fresh()
    const few = { ...limit, perDay: 26 }
    await store(`rateLimits/${small.name}_${small.caller.network}_address_2020-01-01`, { calls: 9 })
    expect(await times(3, () => countShare(small.name, small.caller, few))).toEqual([
      'ok',
      'ok',
      'daily-share-spent',
    ])
    const none = fresh()
    await countShare(none.name, none.caller, limit)
    expect(await stored(`rateLimits/${none.name}_${none.caller.pseudonym}_${today()}`)).toBeUndefined()
  })
})

describe('the budget of a day', () => {
  const { caller: verified } = fresh()
  const { caller: visitor } = fresh('visitor')

  test('is for all together, and told when it is spent', async () => {
    const { name } = fresh()
    expect(await times(4, () => spendBudget(name, verified, 3))).toEqual([
      'ok',
      'ok',
      'ok',
      'daily-budget-spent',
    ])
    const wait = await secondsToWait(spendBudget(name, verified, 3))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(day / 1000)
    const kept = await stored(`dailyBudgets/${name}_${today()}_0`)
    expect(kept).toMatchObject({ function: name, calls: 1 })
    expect(kept?.expiresAt.toMillis()).toBeGreaterThan(Date.now() + day)
    expect(kept?.expiresAt.toMillis()).toBeLessThanOrEqual(Date.now() + 2 * day)
    const told = lines.filter((line) => line.includes(name))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('daily budget spent')
  })

  test('keeps a fifth for accounts whose address is confirmed', async () => {
    const { name } = fresh()
    expect(await times(9, () => spendBudget(name, visitor, 10))).toEqual([
      ...Array(8).fill('ok'),
      'daily-budget-spent',
    ])
    expect(await times(3, () => spendBudget(name, verified, 10))).toEqual(['ok', 'ok', 'daily-budget-spent'])
  })

  test('stands in several documents whose parts add up to it; one with room is enough', async () => {
    const { name } = fresh()
    const places = Array.from({ length: 30 }, (_, at) => `dailyBudgets/${name}_${today()}_${at}`)
    await Promise.all(places.map((place) => store(place, { calls: 1000 })))
    expect(await outcome(spendBudget(name, verified, 30_000))).toBe('daily-budget-spent')
    for (const place of [places[0], places[29]]) {
      await store(place ?? '', { calls: 999 })
      expect(await times(2, () => spendBudget(name, verified, 30_000))).toEqual(['ok', 'daily-budget-spent'])
      expect(await stored(place ?? '')).toMatchObject({ calls: 1000 })
    }
    const odd = fresh()
    expect(await times(14, () => spendBudget(odd.name, verified, 13))).toEqual([
      ...Array(13).fill('ok'),
      'daily-budget-spent',
    ])
  })

  test('is spread over its documents', async () => {
    const { name } = fresh()
    await times(60, () => spendBudget(name, visitor, 3000))
    const counts = await Promise.all(
      [1, 2, 3, 4].map((at) => stored(`dailyBudgets/${name}_${today()}_${at}`)),
    )
    for (const kept of counts) expect(kept?.calls).toBeGreaterThan(0)
    expect(await stored(`dailyBudgets/${name}_${today()}_0`)).toBeUndefined()
    expect(await stored(`dailyBudgets/${name}_${today()}_5`)).toBeUndefined()
  })

  test('is kept in fifty documents at most', async () => {
    const { name } = fresh()
    const places = Array.from({ length: 50 }, (_, at) => `dailyBudgets/${name}_${today()}_${at}`)
    await Promise.all(places.map((place) => store(place, { calls: 20_000 })))
    expect(await outcome(spendBudget(name, verified, 1_000_000))).toBe('daily-budget-spent')
  })

  test('of callers at the same moment is not passed within an instance', async () => {
    const { name } = fresh()
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => outcome(spendBudget(name, verified, 7))),
    )
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(7)
  })
})

describe('a call that is taken back', () => {
  test('leaves room for another, in the window, the shares and the budget', async () => {
    const { name, caller, key } = fresh()
    const budget = { ...limit, perDay: 5 }
    await countCall(name, caller, budget)
    await countShare(name, caller, budget)
    // Four go to the open parts; what this one takes is the kept part, and back there it goes.
    await times(4, () => spendBudget(name, { ...caller, isVerified: false }, 5))
    const spent = await spendBudget(name, caller, 5)
    await countCall(name, caller, budget)
    await uncountCall(name, caller, budget, spent)
    expect(await stored(key)).toMatchObject({ caller: caller.pseudonym, calls: 1 })
    expect(await stored(`dailyBudgets/${name}_${today()}_0`)).toMatchObject({ function: name, calls: 0 })
    expect(
      await outcome(spendBudget(name, { ...caller, isVerified: false }, 5)),
      'strangers get nothing of it',
    ).toBe('daily-budget-spent')
    for (const whose of [caller.pseudonym, `${caller.network}_address`])
      expect(await stored(`rateLimits/${name}_${whose}_${today()}`)).toMatchObject({ calls: 0 })
  })

  test('takes nothing from a budget that there is not, nor from what was never counted', async () => {
    const { name, caller, key } = fresh()
    await countCall(name, caller, limit)
    await spendBudget(name, caller, 1)
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
    expect(mailsPerDay).toEqual({ own: 20, notice: 100, news: 10 })
  })
})
