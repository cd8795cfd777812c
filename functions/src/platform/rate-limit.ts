import { randomInt } from 'node:crypto'
import type { CallLimit } from '@amhs/domain/contracts/define-callable'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import { warn } from 'firebase-functions/logger'
import {
  type CallBound,
  type CallWindow,
  countOneLess,
  countOneMore,
  dayOf,
  untilTomorrow,
} from './call-window'
import type { Caller } from './caller'
import { database } from './firebase'
import { refusal } from './refusal'

/** So many requests that are refused may come for each call that is allowed. */
const refusedPerCall = 10

/** One account or internet address gets at most one part in so many of a day's budget. */
const partsOfBudget = 5

/** A document takes about one write a second for long: a larger budget is kept in several, each with its part. */
const budgetOfOneDocument = 10_000
const mostBudgetDocuments = 50

// Counts of the same caller in the same instance wait for each other here instead of colliding in the database.
const queues = new Map<string, Promise<unknown>>()

async function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const earlier = queues.get(key) ?? Promise.resolve()
  const mine = earlier.then(work, work)
  queues.set(key, mine)
  try {
    return await mine
  } finally {
    if (queues.get(key) === mine) queues.delete(key)
  }
}

/** A count that takes longer than this, in milliseconds, is taken for failed; the database itself would retry for minutes. */
const countTimeout = 6000

/** @throws HttpsError `unavailable` where the work fails or takes too long. */
async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The count took too long')), countTimeout)
  })
  try {
    return await Promise.race([work, late])
  } catch {
    throw refusal('unavailable')
  } finally {
    clearTimeout(timer)
  }
}

function windowIn(snapshot: FirebaseFirestore.DocumentSnapshot): CallWindow | undefined {
  const [startedAt, calls]: unknown[] = [snapshot.get('startedAt'), snapshot.get('calls')]
  return typeof startedAt === 'number' && typeof calls === 'number' ? { startedAt, calls } : undefined
}

/** Changes a window in a transaction; `change` gives the window to write, or what to answer instead. */
async function changeWindow<Value>(
  collection: 'rateLimits' | 'dailyBudgets',
  key: string,
  fields: Readonly<Record<string, unknown>>,
  bound: CallBound,
  change: (window: CallWindow | undefined) => {
    readonly window?: CallWindow | undefined
    readonly value: Value
  },
): Promise<Value> {
  const [firestore, { Timestamp }] = await Promise.all([database(), import('firebase-admin/firestore')])
  const document = firestore.collection(collection).doc(key)
  return firestore.runTransaction(
    async (transaction) => {
      const { window, value } = change(windowIn(await transaction.get(document)))
      if (window) {
        transaction.set(document, {
          ...fields,
          ...window,
          // The field of the database's own clean-up policy (firestore.indexes.json).
          expiresAt: Timestamp.fromMillis(window.startedAt + bound.milliseconds),
        })
      }
      return value
    },
    { maxAttempts: 20 },
  )
}

/** @throws HttpsError `too-many-requests` with the seconds until the window ends. */
async function countUnder(key: string, pseudonym: string, bound: CallBound): Promise<void> {
  const remaining = await countOrWait(key, pseudonym, bound)
  if (remaining > 0) throw refusal('too-many-requests', { retryAfterSeconds: Math.ceil(remaining / 1000) })
}

/** @returns the milliseconds until the window ends where it is full; 0 where the call was counted. */
async function countOrWait(key: string, pseudonym: string, bound: CallBound): Promise<number> {
  const counted = inTurn(key, () =>
    changeWindow('rateLimits', key, { caller: pseudonym }, bound, (window) => {
      const next = countOneMore(window, bound, Date.now())
      return next.allowed ? { window: next.window, value: 0 } : { value: next.remaining }
    }),
  )
  return orUnavailable(counted)
}

function boundOf({ calls, perAddress, perSeconds }: CallLimit, { isVisitor }: Caller, factor = 1): CallBound {
  return {
    calls: (isVisitor ? (perAddress ?? calls) : calls) * factor,
    milliseconds: perSeconds * 1000,
  }
}

/**
 * Counts one call of a caller and refuses it once the limit of the running window is reached. The window begins with
 * the caller's first call. The count stands in the database, so it holds across instances; if it cannot be read or
 * written the call is refused as `unavailable`.
 */
export async function countCall(functionName: string, caller: Caller, limit: CallLimit): Promise<void> {
  await countUnder(`${functionName}_${caller.pseudonym}`, caller.pseudonym, boundOf(limit, caller))
}

/**
 * Counts a request that is refused because of what it says. It has a wider bound of its own: a few slips or a bored pupil must
 * not close a form for everybody who shares the address.
 */
export async function countRefused(functionName: string, caller: Caller, limit: CallLimit): Promise<void> {
  const key = `${functionName}_${caller.pseudonym}_refused`
  await countUnder(key, caller.pseudonym, boundOf(limit, caller, refusedPerCall))
}

/** Where the shares of a caller stand in a day: that of the account, and that of the address. */
function sharesOf(functionName: string, { pseudonym, network }: Caller, now: number) {
  return [...new Set([pseudonym, network])].map((name) => ({
    key: `${functionName}_${name}_${dayOf(now)}`,
    pseudonym: name,
  }))
}

function shareBound({ perDayShare }: CallLimit, perDay: number): CallBound {
  // The key holds the day: a window that is as long as one never ends within it.
  return { calls: perDayShare ?? Math.ceil(perDay / partsOfBudget), milliseconds: retentionTimes.limit }
}

/**
 * Takes one call from the share that the caller has of a function's budget of the day: neither one account from many addresses nor
 * many accounts from one address can use it up for everybody.
 * @throws HttpsError `daily-budget-spent`, `unavailable`
 */
export async function countShare(functionName: string, caller: Caller, limit: CallLimit): Promise<void> {
  if (limit.perDay === undefined) return
  const now = Date.now()
  const bound = shareBound(limit, limit.perDay)
  const waits = await Promise.all(
    sharesOf(functionName, caller, now).map(({ key, pseudonym }) => countOrWait(key, pseudonym, bound)),
  )
  if (waits.some((wait) => wait > 0))
    throw refusal('daily-budget-spent', { retryAfterSeconds: Math.ceil(untilTomorrow(now) / 1000) })
}

// Told once by each instance and day: one line is enough to raise an alarm.
const toldAsSpent = new Set<string>()

/** Where the budget of a day stands: in how many documents, and how much of it in each. */
function budgetOf(functionName: string, perDay: number, now: number) {
  const documents = Math.min(mostBudgetDocuments, Math.ceil(perDay / budgetOfOneDocument))
  return {
    name: `${functionName}_${dayOf(now)}`,
    documents,
    bound: { calls: Math.ceil(perDay / documents), milliseconds: retentionTimes.dailyBudget },
  }
}

/**
 * Takes one call from the budget that all callers of a function share in a day (UTC). It bounds what a day can cost, whoever
 * calls from wherever.
 * @throws HttpsError `daily-budget-spent`, `unavailable`
 */
export async function spendBudget(functionName: string, perDay: number): Promise<void> {
  const now = Date.now()
  const { name, documents, bound } = budgetOf(functionName, perDay, now)
  const first = randomInt(documents)
  for (let at = 0; at < documents; at += 1) {
    const key = `${name}_${(first + at) % documents}`
    const spent = inTurn(key, () =>
      changeWindow('dailyBudgets', key, { function: functionName }, bound, (window) => {
        const next = countOneMore(window, bound, now)
        return next.allowed ? { window: next.window, value: false } : { value: true }
      }),
    )
    if (!(await orUnavailable(spent))) return
  }
  if (!toldAsSpent.has(name)) {
    toldAsSpent.add(name)
    warn('daily budget spent', { function: functionName, perDay })
  }
  throw refusal('daily-budget-spent', { retryAfterSeconds: Math.ceil(untilTomorrow(now) / 1000) })
}

/**
 * Takes back a call that was counted and then refused before it did anything, from the caller's window and shares and from the
 * budget of the day. A failure to do so is no one's concern.
 */
export async function uncountCall(functionName: string, caller: Caller, limit: CallLimit): Promise<void> {
  const key = `${functionName}_${caller.pseudonym}`
  await takeBack('rateLimits', key, { caller: caller.pseudonym }, boundOf(limit, caller))
  if (limit.perDay === undefined) return
  const now = Date.now()
  for (const share of sharesOf(functionName, caller, now))
    await takeBack('rateLimits', share.key, { caller: share.pseudonym }, shareBound(limit, limit.perDay))
  const { name, documents, bound } = budgetOf(functionName, limit.perDay, now)
  await takeBack('dailyBudgets', `${name}_${randomInt(documents)}`, { function: functionName }, bound)
}

async function takeBack(
  collection: 'rateLimits' | 'dailyBudgets',
  key: string,
  fields: Readonly<Record<string, unknown>>,
  bound: CallBound,
): Promise<void> {
  await inTurn(key, () =>
    changeWindow(collection, key, fields, bound, (window) => ({
      window: countOneLess(window, bound, Date.now()),
      value: undefined,
    })),
  ).catch(() => undefined)
}

/**
 * Counts one e-mail to an address. Keyed by the address, not by the account: an account can be erased and registered anew.
 * @throws HttpsError `too-many-requests`, `unavailable`
 */
export async function countMail(kind: keyof typeof mailsPerDay, pseudonym: string): Promise<void> {
  const bound = { calls: mailsPerDay[kind], milliseconds: retentionTimes.limit }
  await countUnder(`mail-${kind}_${pseudonym}`, pseudonym, bound)
}

/**
 * E-mails that one address gets in a day at most: those that its owner asks for, notices to an administrator, and word of news in
 * the account.
 */
export const mailsPerDay = { own: 20, notice: 40, news: 10 } as const
