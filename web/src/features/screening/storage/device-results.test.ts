// @vitest-environment jsdom
import { instrumentSummary } from '@amhs/domain/instruments/instrument-catalogue'
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
  removeUnreadableDeviceResults,
  removeVisitorResults,
  setFalseResultsAside,
} from './device-results'
import { exampleScreening } from './screenings.repository.suite'

const phq9Edition = instrumentSummary('phq9')?.edition ?? ''
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
  expect(adoptVisitorResults(new Set([third.id]))).toBe(true)
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

const phq9 = keptPhq9()

test.each([
  ['a total of 0 beside answers that give 4', { score: { ...phq9.score, total: 0 } }],
  ['a range that is not that of the total', { score: { ...phq9.score, band: 'severe' } }],
  ['a score out of range, of an edition before', { edition: '2020-01-01', score: { total: 99, band: null } }],
  ['an answer that its question does not have', { answers: { ...phq9.answers, phq9_1: 4 } }],
  ['no word of what called for help', { answers: { ...phq9.answers, phq9_9: 1, phq9_1: 0 } }],
  ['a date that nothing shows', { finishedAt: 9e15 }],
  ['a date before there was a product', { finishedAt: 1 }],
  ['a date years ahead', { finishedAt: Date.now() + 5 * 366 * 24 * 60 * 60 * 1000 }],
  ['a questionnaire that there is not', { instrument: 'phq99' }],
  ['nobody whom it was asked of', { respondent: 'parent' as const }],
])('a result with %s is set aside and never shown', async (_what, change) => {
  localStorage.setItem(storageKeys.screeningResults, JSON.stringify([{ ...phq9, ...change }, first]))
  expect(await opened(phq9.id, 'visitor')).toBe('unreadable')
  expect(loadDeviceResults()).toEqual({ records: [first], unreadable: 1 })
  expect(localStorage.getItem(storageKeys.screeningResultsSetAside)).toContain(phq9.id)
  removeUnreadableDeviceResults()
  expect(loadDeviceResults()).toEqual({ records: [first], unreadable: 0 })
  expect(localStorage.getItem(storageKeys.screeningResultsSetAside)).toBeNull()
})

test('a true result stays, with or without word of its cut-off, and so does one that only this page has', async () => {
  localStorage.setItem(
    storageKeys.screeningResults,
    JSON.stringify([phq9, { ...phq9, id: 'result-before', score: { total: 4, band: 'minimal' } }]),
  )
  await setFalseResultsAside()
  expect(loadDeviceResults().unreadable).toBe(0)
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  addDeviceResult({ ...phq9, id: 'page-alone' })
  expect(await opened('page-alone', 'visitor')).toBe('page-alone')
  refused.mockRestore()
})

function keptPhq9() {
  const answers = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`phq9_${at + 1}`, at < 4 ? 1 : 0]))
  return exampleScreening(7, {
    id: 'result-phq9',
    instrument: 'phq9',
    edition: phq9Edition,
    answers,
    score: { total: 4, band: 'minimal', positive: false },
  })
}

test('what is said not to be theirs is erased on a press, and nothing of an account', () => {
  addDeviceResult(first)
  signIn('me')
  addDeviceResult(second)
  expect(removeVisitorResults(new Set([first.id, second.id]))).toBe(true)
  expect(ids()).toEqual([second.id])
  clearSession()
  expect(loadDeviceResults().records).toEqual([])
})

test('what was erased elsewhere is not remembered here', () => {
  addDeviceResult(first)
  signIn('me')
  addDeviceResult(second)
  expect(eraseOpenResults()).toBe('erased')
  expect(currentDeviceResults().records).toEqual([])
  clearSession()
  expect(findDeviceResult(first.id, 'visitor')).toBeNull()
})
