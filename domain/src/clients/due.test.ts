import { nextDue } from './due'

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
