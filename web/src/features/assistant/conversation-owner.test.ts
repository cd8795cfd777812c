// @vitest-environment jsdom
import { eraseUnfinishedOf } from '../../platform/erase-stored'
import { clearSession, keepSession } from '../../platform/session'
import { sessionUser } from '../../platform/session.test-data'
import { chat } from './chat-store'
import { forgetChat, setDraft } from './conversation'
import { emptyChat } from './conversation-state'

const signIn = (id: string) => keepSession(sessionUser({ id }), 'token', 'hosted')

beforeEach(() => {
  clearSession()
  eraseUnfinishedOf('visitor')
  forgetChat()
})

test('who is next at the device does not read what somebody wrote, wherever the page stands then', () => {
  signIn('me')
  setDraft('my private words')
  clearSession()
  expect(chat.get()).toEqual(emptyChat)
  signIn('you')
  expect(chat.get()).toEqual(emptyChat)
})

test('a session that ended by itself loses nothing for the same person', () => {
  signIn('me')
  setDraft('my private words')
  clearSession()
  setDraft('a visitor')
  signIn('me')
  expect(chat.get().draft).toBe('my private words')
})

test('a wished sign-out forgets every conversation of this page', () => {
  setDraft('before I signed in')
  signIn('me')
  setDraft('my private words')
  eraseUnfinishedOf('me')
  clearSession()
  expect(chat.get()).toEqual(emptyChat)
  signIn('me')
  expect(chat.get()).toEqual(emptyChat)
})
