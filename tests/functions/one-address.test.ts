import { assistantReply } from '@amhs/domain/contracts/assistant-reply.contract'
import { sendContactMessage } from '@amhs/domain/contracts/send-contact-message.contract'
import type { Caller } from '../../functions/src/platform/caller'
import { countCall, countShare, spendBudget } from '../../functions/src/platform/rate-limit'

// Where a count is kept is drawn; here by a fixed row of numbers, so that every run is the same.
vi.mock('node:crypto', async (load) => {
  let drawn = 1
  const randomInt = (most: number) => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn % most
  }
  return { ...(await load<object>()), randomInt }
})

/** A database in which a document takes one write a second, as the real one promises for long; who comes sooner waits in a row. */
const slow = vi.hoisted(() => {
  const calls = new Map<string, number>()
  const startedAt = new Map<string, number>()
  const rows = new Map<string, Promise<unknown>>()
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const inRow = (path: string, work: () => void) => {
    const mine = (rows.get(path) ?? Promise.resolve()).then(async () => {
      work()
      await wait(1000)
    })
    rows.set(path, mine)
    return mine
  }
  const read = (path: string) => ({
    get: (field: string) => (field === 'calls' ? calls : startedAt).get(path),
  })
  interface Document {
    readonly path: string
  }
  const firestore = {
    collection: (collection: string) => ({
      doc: (id: string) => {
        const path = `${collection}/${id}`
        return {
          path,
          get: async () => read(path),
          set: () => inRow(path, () => calls.set(path, (calls.get(path) ?? 0) + 1)),
        }
      },
    }),
    runTransaction: async (
      work: (transaction: {
        get(document: Document): Promise<ReturnType<typeof read>>
        set(document: Document, data: { readonly calls: number; readonly startedAt: number }): void
      }) => Promise<unknown>,
    ) => {
      const writes: Promise<unknown>[] = []
      const value = await work({
        get: async ({ path }) => read(path),
        set: ({ path }, data) => {
          writes.push(
            inRow(path, () => {
              calls.set(path, data.calls)
              startedAt.set(path, data.startedAt)
            }),
          )
        },
      })
      await Promise.all(writes)
      return value
    },
  }
  return { firestore, calls }
})
vi.mock('../../functions/src/platform/firebase', () => ({ database: async () => slow.firestore }))

beforeAll(async () => {
  await import('firebase-admin/firestore')
})
beforeEach(() => {
  slow.calls.clear()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 8) })
})
afterEach(() => {
  vi.useRealTimers()
})

function pupilsOf(network: string, isVerified: boolean, count: number): readonly Caller[] {
  return Array.from({ length: count }, (_, at) => ({
    pseudonym: isVerified ? `pupil-${at}` : network,
    network,
    wider: `wider-${network}`,
    isVisitor: !isVerified,
    isVerified,
  }))
}

/** Has each call once, one after the other over so many milliseconds; gives what became of each. */
async function callOver(
  milliseconds: number,
  callers: readonly Caller[],
  { name, limit }: Pick<typeof assistantReply | typeof sendContactMessage, 'name' | 'limit'>,
): Promise<readonly unknown[]> {
  const outcomes = callers.map(async (caller, at) => {
    await new Promise((resolve) => setTimeout(resolve, (at * milliseconds) / callers.length))
    try {
      await countCall(name, caller, limit)
      await countShare(name, caller, limit)
      await spendBudget(name, caller, limit.perDay)
      return 'ok'
    } catch (error) {
      return Reflect.get(Object(Reflect.get(Object(error), 'details')), 'reason')
    }
  })
  await vi.advanceTimersByTimeAsync(milliseconds + 60_000)
  return Promise.all(outcomes)
}

test.each([
  ['visitors', false],
  ['accounts with a confirmed address', true],
])('a hundred pupils behind one address begin within a minute: %s', async (_, isVerified) => {
  const outcomes = await callOver(60_000, pupilsOf('school', isVerified, 100), assistantReply)
  expect(outcomes.filter((outcome) => outcome !== 'ok')).toEqual([])
})

test('a hundred pupils behind one address have three messages each within five minutes, and no more than the limit', async () => {
  const each = pupilsOf('school', false, 100)
  const outcomes = await callOver(240_000, [...each, ...each, ...each], assistantReply)
  expect(outcomes.filter((outcome) => outcome !== 'ok')).toEqual([])
  const counted = [...slow.calls].filter(([path]) => /_school_\d$/.test(path))
  expect(counted).toHaveLength(10)
  expect(counted.reduce((sum, [, calls]) => sum + calls, 0)).toBe(300)
})

test('a small limit stands in one document, which is full when it is full', async () => {
  const { perAddress } = sendContactMessage.limit
  const outcomes = await callOver(300_000, pupilsOf('school', false, perAddress + 5), sendContactMessage)
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(perAddress)
  expect(outcomes.filter((outcome) => outcome === 'too-many-requests')).toHaveLength(5)
})
