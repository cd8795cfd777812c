// @vitest-environment jsdom
import { storageKeys } from '../../../platform/browser-storage'
import { eraseOpenResults } from '../../../platform/erase-open-results'
import { clearSession, keepSession } from '../../../platform/session'
import { sessionUser } from '../../../platform/session.test-data'
import { openHere } from '../result/find-here'
import {
  addDeviceResult,
  adoptVisitorResults,
  currentDeviceResults,
  findDeviceResult,
  loadDeviceResults,
  removeAllDeviceResults,
  removeUnreadableDeviceResult,
} from './device-results'
import { exampleScreening } from './screenings.repository.suite'

const signIn = (id: string) => keepSession(sessionUser({ id }), 'token', 'hosted')
const ids = () => currentDeviceResults().records.map(({ id }) => id)
const [first, second, third] = [1, 2, 3].map((number) => exampleScreening(number)) as [
  ReturnType<typeof exampleScreening>,
  ReturnType<typeof exampleScreening>,
  ReturnType<typeof exampleScreening>,
]

beforeEach(() => {
  localStorage.clear()
  clearSession()
  loadDeviceResults()
})

test('a result is seen by the person who finished it alone, also after a reload', () => {
  addDeviceResult(first)
  signIn('me')
  addDeviceResult(second)
  expect([ids(), loadDeviceResults().records.map(({ id }) => id)]).toEqual([[second.id], [second.id]])
  signIn('you')
  expect(ids()).toEqual([])
  clearSession()
  expect(ids()).toEqual([first.id])
})

test('what one person erases is their own', () => {
  addDeviceResult(first)
  signIn('me')
  addDeviceResult(second)
  removeAllDeviceResults()
  expect(ids()).toEqual([])
  clearSession()
  expect(loadDeviceResults().records.map(({ id }) => id)).toEqual([first.id])
})

test('a damaged entry counts for the person whose it is, and is erased at its place among theirs', () => {
  const damaged = [{ owner: 'me' }, { broken: 1 }, { owner: 'me', broken: 2 }]
  localStorage.setItem(storageKeys.screeningResults, JSON.stringify(damaged))
  expect(loadDeviceResults()).toEqual({ records: [], unreadable: 1 })
  signIn('me')
  expect(currentDeviceResults().unreadable).toBe(2)
  removeUnreadableDeviceResult(1)
  expect(JSON.parse(localStorage.getItem(storageKeys.screeningResultsSetAside) ?? '')).toEqual(
    damaged.slice(0, 2),
  )
})

test('a visitor’s results become an account’s only when its person says so, and none of before a quick exit', () => {
  addDeviceResult(first)
  localStorage.setItem(storageKeys.homeQuietSince, String(first.finishedAt))
  addDeviceResult(third)
  expect(third.finishedAt).toBeGreaterThan(first.finishedAt)
  signIn('me')
  expect(ids()).toEqual([])
  expect(adoptVisitorResults()).toBe(true)
  expect(ids()).toEqual([third.id])
  signIn('you')
  expect(ids()).toEqual([])
})

const opened = async (id: string | null, owner: string, evenBeforeExit = false) => {
  const here = await openHere(id, { owner, evenBeforeExit })
  return here === null || typeof here === 'string' ? here : here.record.id
}

test('the result page opens what is the person’s own; a visitor’s is found under its id, on the way through signing in', async () => {
  addDeviceResult(first)
  signIn('me')
  addDeviceResult(second)
  expect(await opened(null, 'me')).toBe(second.id)
  expect(await opened(first.id, 'me')).toBe(first.id)
  expect([await opened(null, 'you'), await opened(second.id, 'you')]).toEqual([null, null])
  clearSession()
  expect([await opened(null, 'visitor'), await opened(second.id, 'visitor')]).toEqual([first.id, null])
})

test('after a quick exit an older result is opened only when it is asked for', async () => {
  addDeviceResult(first)
  localStorage.setItem(storageKeys.homeQuietSince, String(first.finishedAt + 1))
  expect(await opened(null, 'visitor')).toBeNull()
  expect(await opened(null, 'visitor', true)).toBe(first.id)
  expect(await opened(first.id, 'visitor')).toBe('left')
  expect(await opened(first.id, 'visitor', true)).toBe(first.id)
  // On the way through signing in to keep it.
  expect(await opened(first.id, 'me')).toBe(first.id)
  addDeviceResult(third)
  expect(await opened(third.id, 'visitor')).toBe(third.id)
})

test('what was erased elsewhere is not remembered here', () => {
  addDeviceResult(first)
  signIn('me')
  addDeviceResult(second)
  expect(eraseOpenResults()).toBe(true)
  expect(currentDeviceResults().records).toEqual([])
  clearSession()
  expect(findDeviceResult(first.id, 'visitor')).toBeNull()
})
