// @vitest-environment jsdom
import { readJson, storageKeys } from '../../../platform/browser-storage'
import { currentPreferences, startPreferences } from '../../../platform/preferences'
import { applyProfilePreferences } from './profile-preferences'

beforeEach(() => localStorage.clear())

test.each([
  ['zh-CN', '/login', 'en', 'en', '/en/login'],
  ['zh-CN', '/login', undefined, 'zh-CN', '/login'],
  ['en', '/en/login', 'zh-CN', 'en', '/en/login'],
] as const)(
  'shown in %s at %s, with %s in the profile, goes on in %s',
  (shown, address, own, after, ends) => {
    history.replaceState(null, '', address)
    startPreferences(shown)
    applyProfilePreferences({ theme: 'dark', ...(own ? { language: own } : {}) })
    expect([currentPreferences().language, window.location.pathname]).toEqual([after, ends])
    expect(currentPreferences().theme).toBe('dark')
    // An address says nothing of what the person wants on the next visit.
    expect(readJson(storageKeys.preferences)).toEqual(
      expect.not.objectContaining({ language: own === after ? 'other' : expect.anything() }),
    )
  },
)

test('what was chosen on this device stays', () => {
  localStorage.setItem(storageKeys.preferences, '{"theme":"light"}')
  startPreferences('zh-CN')
  applyProfilePreferences({ theme: 'dark', language: 'en' })
  expect(currentPreferences()).toMatchObject({ theme: 'light', language: 'zh-CN' })
})
