import { inboxWords } from './inbox.words'
import { daysWaitedTooLong, promisedDays } from './waited-long'

const day = 24 * 60 * 60 * 1000
const waited = (days: number, status: 'asked' | 'waiting' = 'asked') =>
  daysWaitedTooLong({ status, requestedAt: 1_790_000_000_000 }, 1_790_000_000_000 + days * day)

test('a request has waited too long once the promised days are over, and not a moment before', () => {
  expect(waited(0)).toBeNull()
  expect(waited(promisedDays - 0.001)).toBeNull()
  expect(waited(promisedDays)).toBe(3)
  expect(waited(4.9)).toBe(4)
  expect(waited(-1)).toBeNull()
})

test('on the waiting list nobody waits for an answer', () => {
  expect(waited(30, 'waiting')).toBeNull()
})

test('the days are those that the page promises', () => {
  expect(inboxWords.zh.lead).toContain(`${promisedDays} 天内`)
  expect(inboxWords.en.lead).toContain(`within ${promisedDays} days`)
  expect(inboxWords.zh.waited(4)).toBe('等了 4 天')
  expect(inboxWords.en.waited(4)).toBe('Waiting 4 days')
})
