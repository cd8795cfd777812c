// @vitest-environment jsdom
import { announce } from '../platform/announcer'
import { changePreferences } from '../platform/preferences'
import { sayWelcome } from './welcome'

vi.mock('../platform/announcer')
beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(announce).mockClear()
})

test('the welcome is said once in a tab, however often a page is loaded', () => {
  sayWelcome()
  sayWelcome()
  expect(announce).toHaveBeenCalledExactlyOnceWith(
    '欢迎来到无障碍心理支持。按 Alt 加 H 打开无障碍帮助。',
    'polite',
    1000,
  )
})

test('it names no keys that are turned off', () => {
  changePreferences({ shortcuts: false })
  sayWelcome()
  expect(vi.mocked(announce).mock.calls[0]?.[0]).toBe('欢迎来到无障碍心理支持。页面底部有无障碍帮助。')
})
