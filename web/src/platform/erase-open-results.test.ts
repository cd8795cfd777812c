// @vitest-environment jsdom
import { storageKeys, writeJson, writeText } from './browser-storage'
import { visitor } from './drafts'
import { eraseOpenResults } from './erase-open-results'
import { clearSession, keepSession } from './session'
import { sessionUser } from './session.test-data'
import { storedResultsOf } from './stored-results'

beforeEach(() => {
  localStorage.clear()
  clearSession()
  writeJson(storageKeys.screeningResults, [
    { id: 'nobody' },
    { id: 'mine', owner: 'me' },
    { id: 'yours', owner: 'you' },
  ])
})
afterEach(() => vi.restoreAllMocks())

test('a visitor erases what was finished without an account, and nothing of anybody else', () => {
  const told = vi.fn()
  window.addEventListener('amhs-results-erased', told, { once: true })
  expect(eraseOpenResults()).toBe('erased')
  expect(told).toHaveBeenCalledOnce()
  expect(storedResultsOf(visitor)).toEqual([])
  expect([storedResultsOf('me').length, storedResultsOf('you').length]).toEqual([1, 1])
})

test('who is signed in erases their own too', () => {
  keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
  expect(eraseOpenResults()).toBe('erased')
  expect([storedResultsOf(visitor), storedResultsOf('me')]).toEqual([[], []])
  expect(storedResultsOf('you')).toHaveLength(1)
})

test('unfinished answers go with them, and nobody else’s', () => {
  const drafts = { visitor: { phq9: 1 }, me: { gad7: 1 }, you: { who5: 1 } }
  writeJson(storageKeys.answerDrafts, drafts)
  keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
  eraseOpenResults()
  expect(JSON.parse(localStorage.getItem(storageKeys.answerDrafts) ?? '')).toEqual({ you: drafts.you })
})

test('what cannot be read goes as well', () => {
  writeText(storageKeys.screeningResults, 'damaged')
  writeJson(storageKeys.screeningResultsSetAside, [{ what: 'damaged' }])
  expect(eraseOpenResults()).toBe('erased')
  expect(localStorage.getItem(storageKeys.screeningResults)).toBeNull()
  expect(localStorage.getItem(storageKeys.screeningResultsSetAside)).toBeNull()
})

test('a browser that refuses is not said to have erased', () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('refused')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  expect(eraseOpenResults()).toBe('refused')
})

test('a page that shows one of them says that it leaves', () => {
  const leave = (event: Event) => event.preventDefault()
  window.addEventListener('amhs-results-erased', leave)
  expect(eraseOpenResults()).toBe('page-left')
  window.removeEventListener('amhs-results-erased', leave)
  expect(eraseOpenResults()).toBe('erased')
})
