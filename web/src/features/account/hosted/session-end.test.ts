// @vitest-environment jsdom
import { storageKeys } from '../../../platform/browser-storage'
import { clearFlashMessage, flashMessage } from '../../../platform/flash-message'
import { changeMode, currentSession, keepSession } from '../../../platform/session'
import { sessionUser } from '../../../platform/session.test-data'
import { endVanishedSession } from './session-end'

beforeEach(() => {
  localStorage.clear()
  clearFlashMessage()
  changeMode('hosted')
  keepSession(sessionUser(), 'firebase_u', 'hosted')
})

const ended = () => ({ session: currentSession(), isTold: flashMessage.get() !== null })

test('a session that ended by itself says so', () => {
  endVanishedSession()
  expect(ended()).toEqual({ session: { status: 'signed-out', ended: true }, isTold: true })
})

test('a session that another tab has ended is no news', () => {
  localStorage.removeItem(storageKeys.user)
  localStorage.removeItem(storageKeys.authToken)
  endVanishedSession()
  expect(ended()).toEqual({ session: { status: 'signed-out' }, isTold: false })
})

test('nor is one that another tab is still ending', () => {
  localStorage.setItem(storageKeys.authToken, 'ended')
  localStorage.removeItem(storageKeys.user)
  endVanishedSession()
  expect(ended()).toEqual({ session: { status: 'signed-out' }, isTold: false })
})
