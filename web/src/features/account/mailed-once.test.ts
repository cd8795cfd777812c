// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { useMailedOnce } from './mailed-once'

function opened(name: string, type = 'navigate'): void {
  // jsdom has no list of navigations.
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ name, type }],
    configurable: true,
  })
}
const at = (path: string) => window.history.replaceState({ idx: 1, usr: { mailedLink: '?code' } }, '', path)
const mayUse = () => renderHook(useMailedOnce).result.current

test.each([
  ['by its link', 'https://x.test/reset-password?oobCode=1', 'navigate', true],
  ['by its link, and sent on to English', 'https://x.test/reset-password', 'navigate', true],
  ['by a reload', 'https://x.test/en/reset-password', 'reload', true],
  ['by going back', 'https://x.test/en/reset-password', 'back_forward', false],
  ['within a document that was opened elsewhere', 'https://x.test/en/learn', 'reload', false],
])('a page opened %s', (_, name, type, expected) => {
  at('/en/reset-password')
  opened(name, type)
  expect(mayUse()).toBe(expected)
  // What may not be used does not stay where it could be read, and the router keeps its own mark.
  expect(window.history.state).toEqual({ idx: 1, usr: expected ? { mailedLink: '?code' } : null })
})

test('once the page has been left, coming back to it gives nothing', () => {
  at('/reset-password')
  opened('https://x.test/reset-password')
  const { result, unmount } = renderHook(useMailedOnce)
  expect(result.current).toBe(true)
  window.history.pushState(null, '', '/learn')
  unmount()
  at('/reset-password')
  expect(mayUse()).toBe(false)
})
