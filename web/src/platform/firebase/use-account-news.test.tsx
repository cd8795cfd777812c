// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { DataProvider } from '../data/data-provider'
import { queryClient } from '../data/query-client'
import type { NewsKind } from '../news-seen'
import { clearSession, keepSession } from '../session'
import { sessionUser } from '../session.test-data'
import { useAccountNews } from './use-account-news'

/** What was asked for, and what the database has. */
const database = vi.hoisted(() => ({
  asked: [] as string[],
  moments: {} as Record<string, Record<string, Date>>,
}))

vi.mock('reactfire', () => ({ useFirestore: () => ({}) }))

vi.mock('firebase/firestore', () => ({
  collection: (_: unknown, name: string) => name,
  collectionGroup: (_: unknown, name: string) => name,
  where: () => null,
  limit: () => null,
  query: (name: string) => name,
  getDocsFromServer: async (name: string) => {
    database.asked.push(name)
    const fields = database.moments[name]
    const stamp = (field: string) => {
      const at = fields?.[field]
      return at && { toMillis: () => at.getTime(), toDate: () => at }
    }
    return { docs: fields ? [{ get: stamp }] : [] }
  },
}))

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  database.asked = []
  database.moments = {}
  keepSession(sessionUser(), 'firebase_test', 'hosted')
})

afterEach(() => {
  cleanup()
  clearSession()
})

async function newsOn(here?: NewsKind) {
  const { result } = renderHook(() => useAccountNews(sessionUser().id, here), { wrapper: DataProvider })
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  return result.current
}

test('an answer of a group and a share that ended are told', async () => {
  database.moments = { requests: { answeredAt: new Date() }, grants: { endedAt: new Date() } }
  expect(await newsOn()).toEqual(['groups', 'shares'])
})

test.each([
  ['groups', 'grants'],
  ['shares', 'requests'],
] as const)('a page that follows %s itself is not asked beside', async (here, other) => {
  database.moments = { requests: { answeredAt: new Date() }, grants: { endedAt: new Date() } }
  expect(await newsOn(here)).not.toContain(here)
  expect(database.asked).toEqual([other])
})

test.each([
  ['after an hour', 60 * 60_000, ['shares']],
  ['after a minute', 60_000, []],
])('who comes back to the tab %s', async (_, away, told) => {
  const { result } = renderHook(() => useAccountNews(sessionUser().id), { wrapper: DataProvider })
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(result.current).toEqual([])
  const later = Date.now() + away
  database.moments = { grants: { endedAt: new Date() } }
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  vi.restoreAllMocks()
  expect(result.current).toEqual(told)
})
