import { readByDay, withDay, withoutDay } from './by-day'

const days = { '2026-11-20': { mood: 1 }, '2026-11-22': { mood: 2 } }

test('what is stored is read leniently', () => {
  for (const stored of [null, 3, 'x', []]) expect(readByDay(stored, () => ({}))).toEqual({})
  const read = readByDay({ ...days, today: { mood: 3 }, '2026-02-31': {} }, (entry) => Object(entry))
  expect(read).toEqual(days)
})

test('an entry takes the place of the one before; an empty one leaves a gap', () => {
  expect(withDay(days, '2026-11-22', { mood: 4 }, 9)).toEqual({ ...days, '2026-11-22': { mood: 4 } })
  expect(withDay<{ mood?: number }>(days, '2026-11-22', {}, 9)).toEqual({ '2026-11-20': { mood: 1 } })
  expect(withoutDay(days, '2026-11-20')).toEqual({ '2026-11-22': { mood: 2 } })
})

test('of too many days the oldest goes, whichever was written last', () => {
  expect(Object.keys(withDay(days, '2026-11-21', { mood: 0 }, 2))).toEqual(['2026-11-21', '2026-11-22'])
  expect(Object.keys(withDay(days, '2026-11-19', { mood: 0 }, 2))).toEqual(['2026-11-20', '2026-11-22'])
})
