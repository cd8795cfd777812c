// @vitest-environment jsdom
import boot from '../../public/boot.js?raw'
import { storageKeys } from './browser-storage'
import { keepDraftOf } from './drafts'
import { changePreferences, defaultPreferences } from './preferences'
import { leaveNothing, neutralSite } from './quick-exit'
import { chooseAgeBand, currentAgeBand } from './region'
import { clearSession, currentSession, hasRemainder, keepSession } from './session'
import { sessionUser } from './session.test-data'

const unfinished = [storageKeys.answerDrafts, storageKeys.contactDraft] as const
const left = () => unfinished.filter((key) => localStorage.getItem(key) !== null)

beforeEach(() => {
  localStorage.clear()
  clearSession()
  changePreferences(defaultPreferences)
  for (const key of unfinished)
    for (const owner of ['visitor', sessionUser().id]) keepDraftOf(owner, key, { text: 'private' })
})

test.each([
  ['a visitor', null] as const,
  ['a hosted account', 'hosted'] as const,
  ['a local account', 'local'] as const,
])('%s leaves nothing unfinished behind and is signed out', (_, mode) => {
  if (mode) keepSession(sessionUser(), 'token', mode)
  leaveNothing()
  expect(left()).toEqual([])
  expect(currentSession().status).toBe('signed-out')
})

test('who wants to stay signed in does', () => {
  changePreferences({ quickExitSignsOut: false })
  keepSession(sessionUser(), 'token', 'hosted')
  leaveNothing()
  expect(left()).toEqual([])
  expect(currentSession().status).toBe('signed-in')
})

test('what somebody wants to keep stays', () => {
  changePreferences({ quickExitErases: false })
  chooseAgeBand('under-14')
  leaveNothing()
  expect(left()).toEqual(unfinished)
  expect(currentAgeBand()).toBe('under-14')
})

test('the age of one person is not taken for that of the next', () => {
  chooseAgeBand('under-14')
  leaveNothing()
  expect(currentAgeBand()).toBeNull()
  expect(localStorage.getItem(storageKeys.ageBand)).toBeNull()
})

describe('finished results', () => {
  const keys = [storageKeys.screeningResults, storageKeys.screeningResultsSetAside] as const
  const stored = () => keys.map((key) => localStorage.getItem(key))

  test('of a visitor go as what they wrote in the tools does, those of an account stay', () => {
    for (const key of keys) localStorage.setItem(key, '[{"id":"a"},{"id":"b","owner":"me"},7]')
    leaveNothing()
    expect(stored()).toEqual(keys.map(() => '[{"id":"b","owner":"me"}]'))
  })

  test.each(['[{"id":"a"}]', '{"id":"a"}', 'damaged'])('nothing of %s is left', (text) => {
    for (const key of keys) localStorage.setItem(key, text)
    leaveNothing()
    expect(stored()).toEqual([null, null])
  })

  test('stay where somebody has chosen so', () => {
    changePreferences({ quickExitErasesResults: false })
    for (const key of keys) localStorage.setItem(key, '[{"id":"a"}]')
    leaveNothing()
    expect(stored()).toEqual(['[{"id":"a"}]', '[{"id":"a"}]'])
  })
})

test('articles that a visitor keeps go, since they tell what was read; those of an account stay', () => {
  localStorage.setItem(storageKeys.savedArticles, '{"visitor":{"suicide-help":1},"me":{"stress":1}}')
  leaveNothing()
  expect(localStorage.getItem(storageKeys.savedArticles)).toBe('{"me":{"stress":1}}')
  localStorage.setItem(storageKeys.savedArticles, '{"visitor":{"suicide-help":1}}')
  leaveNothing()
  expect(localStorage.getItem(storageKeys.savedArticles)).toBeNull()
})

test('the home page is told to say nothing of what was here before', () => {
  leaveNothing()
  expect(Number(localStorage.getItem(storageKeys.homeQuietSince))).toBeGreaterThan(0)
})

test('each language has a site of its own', () => {
  expect(neutralSite('zh-CN')).not.toBe(neutralSite('en'))
})

describe('signing out on the way', () => {
  test('ends a hosted session at once: no name stays, only what tells the next start to end Firebase’s own', () => {
    keepSession(sessionUser(), 'token', 'hosted')
    leaveNothing()
    expect(currentSession().status).toBe('signed-out')
    expect(localStorage.getItem(storageKeys.user)).toBeNull()
    expect(hasRemainder()).toBe(true)
  })

  test('ends a session of this device wholly', () => {
    keepSession(sessionUser(), 'token', 'local')
    leaveNothing()
    expect(currentSession().status).toBe('signed-out')
    expect(hasRemainder()).toBe(false)
  })

  test('erases the account’s own also where unfinished texts are to stay: it is a sign-out', () => {
    changePreferences({ quickExitErases: false })
    keepSession(sessionUser(), 'token', 'hosted')
    leaveNothing()
    for (const key of unfinished)
      expect(Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}'))).toEqual(['visitor'])
  })

  test('changes nothing for a visitor', () => {
    leaveNothing()
    expect(hasRemainder()).toBe(false)
  })
})

describe('going back after it, as boot.js opens a page', () => {
  const result = '/screening/result?id=old'
  const replace = vi.fn()

  /** Opens an address whose entry of the history is so old, the way the browser says. */
  function opened(type: string, openedAt: number | undefined, address = result): unknown {
    replace.mockClear()
    history.replaceState({ idx: 1, ...(openedAt && { openedAt }) }, '', address)
    performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry]
    const { origin, pathname, search, hash } = window.location
    new Function('location', boot)({ origin, pathname, search, hash, replace })
    return replace.mock.calls[0]?.[0] ?? null
  }

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    localStorage.setItem(storageKeys.homeQuietSince, '1000')
    document.documentElement.lang = 'zh-CN'
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    delete document.documentElement.dataset.leaving
  })

  test.each([
    ['back_forward', 999, '/'],
    ['reload', 999, '/'],
    ['back_forward', undefined, '/'],
    ['back_forward', 1001, null],
    ['reload', 1001, null],
    ['navigate', undefined, null],
  ] as const)('%s to a page opened at %s, when left at 1000: %s', (type, openedAt, home) => {
    expect(opened(type, openedAt)).toBe(home)
    expect(document.documentElement.dataset.leaving).toBe(home === null ? undefined : '')
  })

  test('home is that of the address’s language', () => {
    expect(opened('back_forward', 999, `/en${result}`)).toBe('/en')
  })

  test('where nobody has left in a hurry, every page comes back', () => {
    localStorage.removeItem(storageKeys.homeQuietSince)
    expect(opened('back_forward', 999)).toBeNull()
  })

  test('what is opened notes when', () => {
    opened('navigate', undefined)
    expect(history.state.openedAt).toBeGreaterThan(1000)
  })

  test('a page that the browser kept whole goes home as well, unless it is newer', () => {
    const comesBack = (openedAt: number) => {
      opened('navigate', undefined)
      history.replaceState({ openedAt }, '', result)
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      return replace.mock.calls.length > 0
    }
    expect(comesBack(1001)).toBe(false)
    expect(comesBack(999)).toBe(true)
  })

  test('a page that is open in another tab goes home when somebody leaves in a hurry', () => {
    localStorage.removeItem(storageKeys.homeQuietSince)
    opened('navigate', undefined)
    const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))
    tell(storageKeys.homeQuietSince)
    expect(replace).not.toHaveBeenCalled()
    localStorage.setItem(storageKeys.homeQuietSince, String(Date.now() + 1))
    tell(storageKeys.homeQuietSince)
    expect(replace).toHaveBeenCalledWith('/')
  })

  test('what another tab writes does not send a page home that is on its way to its language', () => {
    opened('navigate', undefined)
    document.documentElement.dataset.leaving = ''
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.ageBand }))
    expect(replace).not.toHaveBeenCalled()
  })

  test('so does the page that was left, where the browser keeps nothing by which to know it', () => {
    localStorage.clear()
    opened('navigate', undefined)
    document.documentElement.dataset.leaving = ''
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(replace).toHaveBeenCalledWith('/')
  })
})
