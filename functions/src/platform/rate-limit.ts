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
import { inTurn } from './in-turn'
import { refusal } from './refusal'

/** So many requests that are refused may come for each call that is allowed. */
const refusedPerCall = 10

/** An internet address gets at most one part in so many of a day's budget, and an account as much of an address's. */
const partsOfBudget = 5

/** Of an address's share, what visitors and accounts whose address nobody has confirmed may use: anybody can make those. */
const partOfStrangers = 1 / 2

/** A wider network of IPv6 may do as much as so many addresses: it can be all homes of a street, or one cheap server. */
const addressesOfNetwork = 10

/** Of the budget of a day its visitors and unconfirmed accounts get at most as much as those of so many addresses. */
const sharesOfNetwork = 2

// A document takes about one write a second for long: a larger count is kept in several, each with its part.
const budgetOfOneDocument = 1000
const mostBudgetDocuments = 50

/** Of what all behind one address count in together, so many calls stand in one document: a class that begins at once does not queue up. */
const callsOfOneDocument = 50
const mostSharedDocuments = 10

/** A count that takes longer than this, in milliseconds, is taken for failed; the database itself would retry for minutes. */
const countTimeout = 6000

/** @throws HttpsError `unavailable` where the work fails or takes too long. */
async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  // A fresh process first loads the database's client, which takes a busy machine seconds of computing; nobody waits for a count then.
  const late = database().then(
    () =>
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The count took too long')), countTimeout)
      }),
  )
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

/** Whether a call counts together with all of its internet address: that of a visitor, and of an account without a confirmed address. */
function countsByAddress({ isVisitor, isVerified }: Caller, { perAddress }: CallLimit): boolean {
  return isVisitor || (!isVerified && perAddress !== undefined)
}

function nameOf(caller: Caller, limit: CallLimit): string {
  return countsByAddress(caller, limit) ? caller.network : caller.pseudonym
}

/** One document of a count: its name, whose count it is, and how much of the whole bound it has. */
interface WindowPart {
  readonly key: string
  readonly name: string
  readonly bound: CallBound
}

/** `most` in equal parts, one for each document; a small number stays whole. */
function partsOf(most: number): readonly number[] {
  const size = Math.max(1, Math.min(mostSharedDocuments, Math.floor(most / callsOfOneDocument)))
  return Array.from({ length: size }, (_, at) => partAt(most, at, size))
}

/** The parts add up to the whole. */
function partAt(most: number, at: number, size: number): number {
  return Math.floor((most * (at + 1)) / size) - Math.floor((most * at) / size)
}

/** The key of one part: that of the whole where it is the only one. */
function keyAt(key: string, at: number, size: number): string {
  return size === 1 ? key : `${key}_${at}`
}

/**
 * What a call counts under, each with its bound: the caller, and beside an IPv6 address its wider network. Each stands in as many
 * documents as are wanted where strangers count in it together; one with room is enough.
 */
function windowsOf(
  functionName: string,
  caller: Caller,
  limit: CallLimit,
  { factor = 1, ending = '' } = {},
): readonly (readonly WindowPart[])[] {
  const isShared = countsByAddress(caller, limit)
  const own = { name: nameOf(caller, limit), bound: boundOf(limit, caller, factor) }
  const calls = (limit.perNetwork ?? boundOf(limit, caller).calls * addressesOfNetwork) * factor
  const wider =
    caller.wider !== undefined && isShared ? [{ name: caller.wider, bound: { ...own.bound, calls } }] : []
  return [own, ...wider].map(({ name, bound }) => {
    const parts = isShared ? partsOf(bound.calls) : [bound.calls]
    return parts.map((part, at) => ({
      key: keyAt(`${functionName}_${name}${ending}`, at, parts.length),
      name,
      bound: { ...bound, calls: part },
    }))
  })
}

/** Changes a window in a transaction; `change` gives the window to write, or what to answer instead. */
async function changeWindow<Value>(
  key: string,
  caller: string,
  bound: CallBound,
  change: (window: CallWindow | undefined) => {
    readonly window?: CallWindow | undefined
    readonly value: Value
  },
): Promise<Value> {
  const [firestore, { Timestamp }] = await Promise.all([database(), import('firebase-admin/firestore')])
  const document = firestore.collection('rateLimits').doc(key)
  return firestore.runTransaction(
    async (transaction) => {
      const { window, value } = change(windowIn(await transaction.get(document)))
      if (window) {
        transaction.set(document, {
          caller,
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

/**
 * Counts in the first part that has room.
 * @throws HttpsError `too-many-requests` with the seconds until the first window ends.
 */
async function countUnder(parts: readonly WindowPart[]): Promise<void> {
  let shortest = Number.POSITIVE_INFINITY
  for (const part of turned(parts)) {
    const remaining = await countOrWait(part)
    if (remaining === 0) return
    shortest = Math.min(shortest, remaining)
  }
  throw refusal('too-many-requests', { retryAfterSeconds: Math.ceil(shortest / 1000) })
}

/** @returns the milliseconds until the window ends where it is full; 0 where the call was counted. */
async function countOrWait({ key, name, bound }: WindowPart): Promise<number> {
  const counted = inTurn(key, () =>
    changeWindow(key, name, bound, (window) => {
      const next = countOneMore(window, bound, Date.now())
      return next.allowed ? { window: next.window, value: 0 } : { value: next.remaining }
    }),
  )
  return orUnavailable(counted)
}

function boundOf(limit: CallLimit, caller: Caller, factor = 1): CallBound {
  const { calls, perAddress, perSeconds } = limit
  return {
    calls: (countsByAddress(caller, limit) ? (perAddress ?? calls) : calls) * factor,
    milliseconds: perSeconds * 1000,
  }
}

/**
 * Counts one call of a caller and refuses it once the limit of the running window is reached. The window begins with
 * the caller's first call. The count stands in the database, so it holds across instances; if it cannot be read or
 * written the call is refused as `unavailable`.
 */
export async function countCall(functionName: string, caller: Caller, limit: CallLimit): Promise<void> {
  // The caller's own first: what it refuses takes nothing from those who share the network.
  for (const parts of windowsOf(functionName, caller, limit)) await countUnder(parts)
}

/**
 * Counts a request that is refused because of what it says. It has a wider bound of its own: a few slips or a bored pupil must
 * not close a form for everybody who shares the address.
 */
export async function countRefused(functionName: string, caller: Caller, limit: CallLimit): Promise<void> {
  const wide = { factor: refusedPerCall, ending: '_refused' }
  for (const parts of windowsOf(functionName, caller, limit, wide)) await countUnder(parts)
}

/** A count that begins anew each day, under a key that holds the day. */
interface DayCount {
  readonly collection: 'rateLimits' | 'dailyBudgets'
  readonly key: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly most: number
}

/**
 * Counts one more in a day, without a lock: many callers share these counts, and a transaction would let each wait for all others. Calls
 * that read at the same moment in different instances may pass the bound by as many, which does no harm here.
 * @returns whether there was room.
 */
function countInDay({ collection, key, fields, most }: DayCount): Promise<boolean> {
  const counted = inTurn(key, async () => {
    const [firestore, { FieldValue, Timestamp }] = await Promise.all([
      database(),
      import('firebase-admin/firestore'),
    ])
    const document = firestore.collection(collection).doc(key)
    const calls: unknown = (await document.get()).get('calls')
    if (typeof calls === 'number' && calls >= most) return false
    // What is counted of a caller goes with the day (retention-times.ts: a day at most); budgets are looked at one day longer.
    const kept = collection === 'dailyBudgets' ? retentionTimes.dailyBudget / 2 : 0
    const expiresAt = Timestamp.fromMillis(Date.now() + untilTomorrow(Date.now()) + kept)
    await document.set({ ...fields, calls: FieldValue.increment(1), expiresAt }, { merge: true })
    return true
  })
  return orUnavailable(counted)
}

/**
 * The shares of a caller in a day. An address has one, of which visitors and unconfirmed accounts leave a part to the others; an account whose
 * address is confirmed has one of its own, wherever it calls from.
 */
function sharesOf(
  functionName: string,
  caller: Caller,
  limit: CallLimit,
  perDay: number,
): readonly (readonly DayCount[])[] {
  const { pseudonym, network, wider, isVerified } = caller
  const ofAddress = limit.perDayShare ?? Math.ceil(perDay / partsOfBudget)
  const share = (name: string, ending: string, most: number) => {
    const parts = name === pseudonym && isVerified ? [most] : partsOf(most)
    return parts.map(
      (part, at): DayCount => ({
        collection: 'rateLimits',
        key: keyAt(`${functionName}_${name}${ending}_${dayOf(Date.now())}`, at, parts.length),
        fields: { caller: name },
        most: part,
      }),
    )
  }
  return [
    isVerified
      ? share(pseudonym, '', Math.ceil(ofAddress / partsOfBudget))
      : share(network, '_strangers', Math.ceil(ofAddress * partOfStrangers)),
    share(network, '_address', ofAddress),
    // An account with a confirmed address has its own share, and nobody makes many of those.
    ...(wider === undefined || isVerified
      ? []
      : [share(wider, '_network', Math.ceil(ofAddress * partOfStrangers) * sharesOfNetwork)]),
  ]
}

function untilTomorrowSeconds(): { readonly retryAfterSeconds: number } {
  return { retryAfterSeconds: Math.ceil(untilTomorrow(Date.now()) / 1000) }
}

/**
 * Takes one call from the share that the caller has of a function's budget of the day: neither one account from many addresses nor
 * many accounts from one address can use it up for everybody.
 * @throws HttpsError `daily-share-spent`, `unavailable`
 */
export async function countShare(functionName: string, caller: Caller, limit: CallLimit): Promise<void> {
  if (limit.perDay === undefined) return
  // One after the other, the caller's own first: what it refuses takes nothing from those who share the address.
  for (const parts of sharesOf(functionName, caller, limit, limit.perDay))
    if (!(await countInOne(parts))) throw refusal('daily-share-spent', untilTomorrowSeconds())
}

/** Counts in the first part that has room. @returns it, or undefined where all are full. */
async function countInOne(parts: readonly DayCount[]): Promise<DayCount | undefined> {
  for (const part of turned(parts)) if (await countInDay(part)) return part
  return undefined
}

// Told once by each instance and day: one line is enough to raise an alarm.
const toldAsSpent = new Set<string>()

/** Where a call was taken from in the budget of the day. */
export type SpentPart = DayCount

/** The documents in which the budget of a day stands, each with its part of it. The first fifth is for confirmed accounts alone. */
function budgetOf(functionName: string, perDay: number) {
  const wanted = Math.max(partsOfBudget, Math.ceil(perDay / budgetOfOneDocument))
  const size = Math.min(mostBudgetDocuments, perDay, wanted)
  const documents = Array.from(
    { length: size },
    (_, at): DayCount => ({
      collection: 'dailyBudgets',
      key: `${functionName}_${dayOf(Date.now())}_${at}`,
      fields: { function: functionName },
      most: partAt(perDay, at, size),
    }),
  )
  const kept = Math.floor(size / partsOfBudget)
  return { kept: documents.slice(0, kept), open: documents.slice(kept) }
}

/** The same in another order, beginning anywhere. */
function turned<Item>(items: readonly Item[]): readonly Item[] {
  const first = items.length > 0 ? randomInt(items.length) : 0
  return [...items.slice(first), ...items.slice(0, first)]
}

/**
 * Takes one call from the budget that all callers of a function share in a day (UTC). It bounds what a day can cost, whoever
 * calls from wherever; a fifth of it is kept for accounts whose address is confirmed.
 * @returns the part that it came from, to which `uncountCall` gives it back.
 * @throws HttpsError `daily-budget-spent`, `unavailable`
 */
export async function spendBudget(functionName: string, caller: Caller, perDay: number): Promise<SpentPart> {
  const { kept, open } = budgetOf(functionName, perDay)
  const spent = (await countInOne(open)) ?? (caller.isVerified ? await countInOne(kept) : undefined)
  if (spent) return spent
  const day = `${functionName}_${dayOf(Date.now())}`
  if (!toldAsSpent.has(day)) {
    toldAsSpent.add(day)
    warn('daily budget spent', { function: functionName, perDay })
  }
  throw refusal('daily-budget-spent', untilTomorrowSeconds())
}

/**
 * Takes back a call that was counted and then refused before it did anything, from the caller's window and shares and from the
 * budget of the day. A failure to do so is no one's concern.
 */
export async function uncountCall(
  functionName: string,
  caller: Caller,
  limit: CallLimit,
  spent?: SpentPart,
): Promise<void> {
  for (const parts of windowsOf(functionName, caller, limit))
    await fromTheFirst(parts, ({ key, name, bound }) =>
      inTurn(key, () =>
        changeWindow(key, name, bound, (window) => {
          const less = countOneLess(window, bound, Date.now())
          return { window: less, value: less !== undefined }
        }),
      ),
    )
  if (limit.perDay === undefined) return
  const counts = [...sharesOf(functionName, caller, limit, limit.perDay), ...(spent ? [[spent]] : [])]
  for (const parts of counts) await fromTheFirst(parts, takeBack)
}

/** Takes one from the first part that has any: which one it was counted in makes no difference to the whole. */
async function fromTheFirst<Part>(
  parts: readonly Part[],
  take: (part: Part) => Promise<boolean>,
): Promise<void> {
  for (const part of turned(parts)) if (await take(part).catch(() => true)) return
}

/** Counts one less in a day. @returns whether anything was counted. */
function takeBack({ collection, key }: DayCount): Promise<boolean> {
  return inTurn(key, async () => {
    const [firestore, { FieldValue }] = await Promise.all([database(), import('firebase-admin/firestore')])
    const document = firestore.collection(collection).doc(key)
    const calls: unknown = (await document.get()).get('calls')
    if (typeof calls !== 'number' || calls <= 0) return false
    await document.update({ calls: FieldValue.increment(-1) })
    return true
  })
}

/**
 * Counts one e-mail to an address. Keyed by the address, not by the account: an account can be erased and registered anew.
 * @throws HttpsError `too-many-requests`, `unavailable`
 */
export async function countMail(kind: keyof typeof mailsPerDay, pseudonym: string): Promise<void> {
  const bound = { calls: mailsPerDay[kind], milliseconds: retentionTimes.limit }
  await countUnder([{ key: `mail-${kind}_${pseudonym}`, name: pseudonym, bound }])
}

/**
 * E-mails that one address gets in a day at most: those that its owner asks for, notices to an administrator (one in a quarter of
 * an hour at most, 96 in a day, so this bound holds only where something else goes wrong), and word of news in the account.
 */
export const mailsPerDay = { own: 20, notice: 100, news: 10 } as const
