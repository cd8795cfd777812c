import { timesWithOneMore } from './stale-release'

const now = 1_000_000

test('a tab reloads itself twice within a minute, not three times', () => {
  const first = timesWithOneMore(undefined, now)
  expect(first).toEqual([now])
  const second = timesWithOneMore(first, now + 5000)
  expect(second).toEqual([now, now + 5000])
  expect(timesWithOneMore(second, now + 10_000)).toBeNull()
})

test('after a minute it may again: another release may have come', () => {
  expect(timesWithOneMore([now, now + 5000], now + 61_000)).toEqual([now + 5000, now + 61_000])
})

test('what is damaged ends it, and so does a clock that was put back', () => {
  expect(timesWithOneMore('2', now)).toBeNull()
  expect(timesWithOneMore(['soon'], now)).toBeNull()
  expect(timesWithOneMore([now + 90_000, now + 95_000], now)).toBeNull()
})
