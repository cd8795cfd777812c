// @vitest-environment jsdom
import { pageBefore, rememberPageBefore } from './page-before'

test('a page of this site that led here by a whole load is known, another site is not', () => {
  const referrer = vi.spyOn(document, 'referrer', 'get')
  referrer.mockReturnValue('https://elsewhere.example/about')
  expect(pageBefore()).toBeNull()
  referrer.mockReturnValue(`${window.location.origin}/test?instrument=phq9`)
  expect(pageBefore()).toBe('/test?instrument=phq9')
  referrer.mockReturnValue(`${window.location.origin}/en/test?instrument=phq9`)
  expect(pageBefore()).toBe('/test?instrument=phq9')
  // Its English address took the place of the Chinese one.
  history.replaceState(null, '', '/en/about')
  referrer.mockReturnValue(`${window.location.origin}/about`)
  expect(pageBefore()).toBeNull()
})

test('the page before within the site goes first', () => {
  rememberPageBefore('/about')
  expect(pageBefore()).toBe('/about')
})
