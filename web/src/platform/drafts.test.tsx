// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { sessionKeys, storageKeys } from './browser-storage'
import {
  damagedDrafts,
  keepDraftOf,
  readDraftOf,
  removeDraftOf,
  useDraftOwner,
  useMayShowDraft,
} from './drafts'
import { clearSession, keepSession, startSession } from './session'
import { sessionUser } from './session.test-data'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
})
afterEach(() => vi.useRealTimers())

test.each([storageKeys.contactDraft, sessionKeys.formDraft])('%s keeps a draft for each person', (key) => {
  keepDraftOf('me', key, 'mine')
  keepDraftOf('you', key, 'yours')
  expect([readDraftOf('me', key), readDraftOf('you', key), readDraftOf('visitor', key)]).toEqual([
    'mine',
    'yours',
    undefined,
  ])
  removeDraftOf('me', key)
  expect([readDraftOf('me', key), readDraftOf('you', key)]).toEqual([undefined, 'yours'])
  removeDraftOf('you', key)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test.each(['__proto__', 'constructor', 'toString'])('an id %s finds nothing that is not its own', (id) => {
  expect(readDraftOf(id, storageKeys.contactDraft)).toBeUndefined()
  keepDraftOf(id, storageKeys.contactDraft, { message: 'mine' })
  expect(readDraftOf(id, storageKeys.contactDraft)).toEqual({ message: 'mine' })
  expect(readDraftOf('me', storageKeys.contactDraft)).toBeUndefined()
})

test.each(['null', '[]', '3', '"x"', '{'])(
  'a stored %s is no map of drafts, and is written over',
  (stored) => {
    localStorage.setItem(storageKeys.contactDraft, stored)
    expect(damagedDrafts(storageKeys.contactDraft)).toBe(stored)
    expect(readDraftOf('me', storageKeys.contactDraft)).toBeUndefined()
    expect(keepDraftOf('me', storageKeys.contactDraft, 'mine')).toBe(true)
    expect(damagedDrafts(storageKeys.contactDraft)).toBeNull()
  },
)

describe('who is at the device', () => {
  test('is the signed-in person, and a visitor after the session', () => {
    keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
    const { result } = renderHook(useDraftOwner)
    expect(result.current).toEqual({ owner: 'me', isChecked: true })
    act(clearSession)
    expect(result.current).toEqual({ owner: 'visitor', isChecked: true })
  })

  test('is not sure while a stored session is being checked, but no longer than a person waits', () => {
    vi.useFakeTimers()
    keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
    startSession()
    const { result } = renderHook(useDraftOwner)
    expect(result.current).toEqual({ owner: 'me', isChecked: false })
    act(() => vi.advanceTimersByTime(6000))
    expect(result.current).toEqual({ owner: 'me', isChecked: true })
  })

  test('a part with nothing to show does not wait, also once it has something', () => {
    keepDraftOf('me', storageKeys.contactDraft, 'mine')
    keepSession(sessionUser({ id: 'me' }), 'token', 'hosted')
    startSession()
    const contact = renderHook(() => useMayShowDraft('me', storageKeys.contactDraft))
    expect(contact.result.current).toBe(false)
    const answers = renderHook(() => useMayShowDraft('me', storageKeys.answerDrafts))
    keepDraftOf('me', storageKeys.answerDrafts, 'mine')
    answers.rerender()
    expect(answers.result.current).toBe(true)
  })
})
