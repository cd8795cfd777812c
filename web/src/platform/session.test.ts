// @vitest-environment jsdom
import { storageKeys } from './browser-storage'
import {
  changeMode,
  clearSession,
  currentSession,
  expectHostedSession,
  followOtherTabs,
  hasRemainder,
  isHostedFollowed,
  keepSession,
  startSession,
  subscribeSession,
} from './session'
import { sessionUser } from './session.test-data'

beforeEach(() => {
  localStorage.clear()
  changeMode('hosted')
  clearSession()
  localStorage.clear()
})

test('a stored session comes back with everything that the store carries', () => {
  const user = sessionUser({ createdAt: '2026-02-03T04:05:06.000Z', updatedAt: '2026-03-03T04:05:06.000Z' })
  keepSession(user, 'firebase_u', 'hosted')
  startSession()
  expect(currentSession()).toEqual({ status: 'restoring', user })
  changeMode('local')
  keepSession(user, 'token', 'local')
  startSession()
  expect(currentSession()).toEqual({ status: 'signed-in', user, mode: 'local' })
})

test('one that an earlier version stored has no dates, and counts', () => {
  const { createdAt: _, updatedAt: __, ...older } = sessionUser()
  localStorage.setItem(storageKeys.user, JSON.stringify(older))
  localStorage.setItem(storageKeys.authToken, 'firebase_u')
  startSession()
  expect(currentSession()).toMatchObject({ status: 'restoring', user: { ...older, createdAt: '' } })
})

test.each([
  ['only the token', null, 'firebase_u'],
  ['only the user', JSON.stringify(sessionUser()), null],
  ['a token beside a user that was tampered with', '{"id":5}', 'firebase_u'],
])('%s is no session, but something to clear away', (_, user, token) => {
  if (user) localStorage.setItem(storageKeys.user, user)
  if (token) localStorage.setItem(storageKeys.authToken, token)
  startSession()
  expect(currentSession()).toEqual({ status: 'signed-out' })
  expect(hasRemainder()).toBe(true)
  clearSession()
  expect(hasRemainder()).toBe(false)
})

test('neither nor both is nothing to clear away', () => {
  expect(hasRemainder()).toBe(false)
  keepSession(sessionUser(), 'firebase_u', 'hosted')
  expect(hasRemainder()).toBe(false)
})

test('a hosted account is followed from its sign-in to its end, and never in local mode', () => {
  expect(isHostedFollowed()).toBe(false)
  expectHostedSession()
  expect(isHostedFollowed()).toBe(true)
  keepSession(sessionUser(), 'firebase_u', 'hosted')
  expect(isHostedFollowed()).toBe(true)
  clearSession()
  expect(isHostedFollowed()).toBe(false)
  expectHostedSession()
  changeMode('local')
  expect(isHostedFollowed()).toBe(false)
})

test('what is the same as before is told to nobody', () => {
  const told = vi.fn()
  const stop = subscribeSession(told)
  keepSession(sessionUser(), 'firebase_u', 'hosted')
  keepSession(sessionUser(), 'firebase_u', 'hosted')
  expect(told).toHaveBeenCalledTimes(1)
  keepSession(sessionUser({ firstName: 'Mei' }), 'firebase_u', 'hosted')
  expect(told).toHaveBeenCalledTimes(2)
  stop()
})

test('another tab that signs out ends the session here', () => {
  const stop = followOtherTabs()
  keepSession(sessionUser(), 'firebase_u', 'hosted')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.authToken }))
  expect(currentSession()).toEqual({ status: 'signed-out' })
  stop()
})
