import { dayOf, daysLater, isDay, weekdayOf, weeksUpTo } from './days'

test('a moment falls on the day of the clock on the wall', () => {
  expect(dayOf(new Date(2026, 10, 22, 0, 1).getTime())).toBe('2026-11-22')
  expect(dayOf(new Date(2026, 10, 22, 23, 59).getTime())).toBe('2026-11-22')
})

test('days are counted over months, years and changes of clocks', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysLater('2028-03-01', -1)).toBe('2028-02-29')
  for (let days = 1; days < 800; days += 1) expect(weekdayOf(daysLater('2026-11-23', days))).toBe(days % 7)
})

test('a text that is no day is none', () => {
  expect(['2026-11-22', '2026-02-30', '2026-13-01', 'x', '__proto__'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('four weeks end with the week of the day, each from Monday on', () => {
  const weeks = weeksUpTo('2026-11-22', 4)
  expect(weeks.map(([monday]) => monday)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
  expect(weeks.at(-1)?.at(-1)).toBe('2026-11-22')
})
