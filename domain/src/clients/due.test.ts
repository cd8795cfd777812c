import { isFilledInOnce, nextDue } from './due'

const day = 24 * 60 * 60 * 1000
const accepted = {
  instrument: 'phq9',
  everyWeeks: 2,
  until: 100 * day,
  status: 'accepted' as const,
  createdAt: 0,
  answeredAt: day,
}

test('the first is due when it was accepted, the next so many weeks after the last', () => {
  expect(nextDue(accepted, [])).toBe(day)
  expect(nextDue(accepted, [3 * day])).toBe(17 * day)
  expect(nextDue(accepted, [20 * day, 3 * day])).toBe(34 * day)
})

test('a result from before it was accepted does not count', () => {
  expect(nextDue(accepted, [0])).toBe(day)
})

test('none is due once the invitation ends, nor before it is accepted', () => {
  expect(nextDue(accepted, [90 * day])).toBeNull()
  expect(nextDue({ ...accepted, status: 'asked' }, [])).toBeNull()
  expect(nextDue({ ...accepted, status: 'declined' }, [])).toBeNull()
})

test('one for once is due from when it was accepted until it is filled in, or ends', () => {
  const { everyWeeks: _everyWeeks, ...once } = accepted
  expect(nextDue(once, [])).toBe(day)
  expect(nextDue(once, [0])).toBe(day)
  expect(nextDue(once, [3 * day])).toBeNull()
  expect(nextDue({ ...once, until: day }, [])).toBeNull()
})

test('only one for once is ever done with, and by a result from after it was accepted', () => {
  const { everyWeeks: _everyWeeks, ...once } = accepted
  expect(isFilledInOnce(once, [3 * day])).toBe(true)
  expect(isFilledInOnce(once, [0])).toBe(false)
  expect(isFilledInOnce(once, [])).toBe(false)
  expect(isFilledInOnce({ ...once, status: 'declined' }, [3 * day])).toBe(false)
  expect(isFilledInOnce(accepted, [3 * day])).toBe(false)
})
