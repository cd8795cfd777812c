// @vitest-environment jsdom
import { hideMailedLink, mailedMark, mailedQuery } from './mailed-link'

const query = '?mode=resetPassword&oobCode=SECRET123&email=mei%40example.com'
const place = () => ({ search: window.location.search, state: window.history.state?.usr })

test('a mailed link leaves the address bar, and is known all the same, after a reload as well', () => {
  window.history.replaceState({ idx: 0 }, '', `/reset-password${query}`)
  hideMailedLink()
  expect(window.location.href).not.toMatch(/SECRET123|mei/)
  expect(window.history.state).toMatchObject({ idx: 0 })
  expect(mailedQuery(place())).toBe(query)
  // A reload begins with the address and the state of the entry.
  hideMailedLink()
  expect(mailedQuery(place())).toBe(query)
})

test('the link of an English mail keeps its English address', () => {
  window.history.replaceState({ idx: 0 }, '', `/en/reset-password${query}`)
  hideMailedLink()
  expect([window.location.pathname, window.location.search]).toEqual(['/en/reset-password', ''])
  expect(mailedQuery(place())).toBe(query)
})

test('other addresses keep their query', () => {
  window.history.replaceState(null, '', '/test?instrument=phq9')
  hideMailedLink()
  expect(window.location.search).toBe('?instrument=phq9')
  expect(mailedQuery(place())).toBe('?instrument=phq9')
})

test('the mark of a reminder leaves the address bar, and the page knows it', () => {
  window.history.replaceState({ idx: 0 }, '', '/stop-reminder#SECRET-mark_1')
  hideMailedLink()
  expect(window.location.href).not.toContain('SECRET')
  expect(mailedMark(place())).toBe('SECRET-mark_1')
  for (const state of [null, {}, { mailedMark: '' }, { mailedMark: 5 }])
    expect(mailedMark({ state })).toBe(null)
})
