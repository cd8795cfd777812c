// @vitest-environment jsdom
import { markNewsSeen, newsSeen, unseenNews } from './news-seen'

const day = 24 * 60 * 60 * 1000
const now = 100 * day

beforeEach(() => localStorage.clear())

test('what happened is news until its own page was opened, for this person alone', () => {
  const newest = { groups: now - day, shares: now - 2 * day }
  expect(unseenNews(newest, newsSeen('mei'), now)).toEqual(['groups', 'shares'])
  markNewsSeen('mei', 'groups', now)
  expect(unseenNews(newest, newsSeen('mei'), now)).toEqual(['shares'])
  expect(unseenNews(newest, newsSeen('lin'), now)).toEqual(['groups', 'shares'])
  markNewsSeen('mei', 'groups', now - 3 * day)
  expect(newsSeen('mei').groups, 'an older look takes nothing back').toBe(now)
  expect(unseenNews({ groups: now + 1, shares: 0 }, newsSeen('mei'), now + day)).toEqual(['groups'])
})

test('nothing, and what is long past, is no news', () => {
  expect(unseenNews({ groups: 0, shares: 0 }, newsSeen('mei'), now)).toEqual([])
  expect(unseenNews({ groups: now - 31 * day, shares: 0 }, newsSeen('mei'), now)).toEqual([])
})

test.each(['no', '[]', '{"mei":{"groups":"x"}}', '{"mei":3}'])(
  'what is damaged (%s) counts as never seen',
  (text) => {
    localStorage.setItem('amhs_news_seen', text)
    expect(newsSeen('mei')).toEqual({ groups: 0, shares: 0 })
  },
)
