import { withoutDay } from '../storage/by-day'
import { areTwoWeeksDark, type CheckIns, checkInForm, withPart } from './check-ins'

test('what is stored is read leniently', () => {
  for (const stored of [null, 3, 'x', [], { today: { mood: 1 } }])
    expect(checkInForm.read(stored)).toEqual({})
  expect(
    checkInForm.read({ '2026-11-22': { mood: 7, sleep: 2, word: 5 }, '2026-02-31': { mood: 1 } }),
  ).toEqual({ '2026-11-22': { sleep: 2 } })
})

test('a day is noted in parts; an emptied day is a gap again', () => {
  let noted = withPart({}, '2026-11-22', { mood: 2 })
  noted = withPart(noted, '2026-11-22', { word: 'walked' })
  expect(noted).toEqual({ '2026-11-22': { mood: 2, word: 'walked' } })
  expect(withPart(noted, '2026-11-22', { word: '' })).toEqual({ '2026-11-22': { mood: 2 } })
  expect(withoutDay(noted, '2026-11-22')).toEqual({})
  expect(withPart({}, '2026-11-22', { word: '' })).toEqual({})
})

test('two dark weeks are a few noted days, all of them hard; gaps and one better day are not', () => {
  const hard: CheckIns = Object.fromEntries(
    [9, 11, 14, 18, 22].map((day) => [`2026-11-${String(day).padStart(2, '0')}`, { mood: 1 as const }]),
  )
  expect(areTwoWeeksDark(hard, '2026-11-22')).toBe(true)
  expect(areTwoWeeksDark(hard, '2026-11-23')).toBe(false)
  expect(areTwoWeeksDark(withPart(hard, '2026-11-20', { mood: 2 }), '2026-11-22')).toBe(false)
  expect(areTwoWeeksDark({}, '2026-11-22')).toBe(false)
})
