import fc from 'fast-check'
import { type CallWindow, countOneLess, countOneMore, dayOf, untilTomorrow } from './call-window'

const bound = { calls: 3, milliseconds: 1000 }

test('the first call begins a window, the others are counted in it, the one after the last waits', () => {
  let window: CallWindow | undefined
  for (const now of [5000, 5001, 5999]) {
    const counted = countOneMore(window, bound, now)
    if (!counted.allowed) throw new Error('refused')
    window = counted.window
  }
  expect(window).toEqual({ startedAt: 5000, calls: 3 })
  expect(countOneMore(window, bound, 5999)).toEqual({ allowed: false, remaining: 1 })
  expect(countOneMore(window, bound, 6000)).toEqual({ allowed: true, window: { startedAt: 6000, calls: 1 } })
})

test('a window that began in the future still bounds', () => {
  expect(countOneMore({ startedAt: 9000, calls: 3 }, bound, 5000)).toEqual({
    allowed: false,
    remaining: 5000,
  })
})

test('a call is taken back only from the window that runs', () => {
  expect(countOneLess({ startedAt: 5000, calls: 3 }, bound, 5999)).toEqual({ startedAt: 5000, calls: 2 })
  expect(countOneLess({ startedAt: 5000, calls: 3 }, bound, 6000)).toBeUndefined()
  expect(countOneLess({ startedAt: 5000, calls: 0 }, bound, 5500)).toBeUndefined()
  expect(countOneLess(undefined, bound, 5500)).toBeUndefined()
})

test('whatever the times of the calls, no window of the bound has more than the bound', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 5 }), (steps, calls) => {
      let now = 1_000_000
      let window: CallWindow | undefined
      const perWindow = new Map<number, number>()
      for (const step of steps) {
        now += step
        const counted = countOneMore(window, { calls, milliseconds: 1000 }, now)
        if (!counted.allowed) {
          expect(counted.remaining).toBeGreaterThan(0)
          expect(counted.remaining).toBeLessThanOrEqual(1000)
          continue
        }
        window = counted.window
        perWindow.set(window.startedAt, (perWindow.get(window.startedAt) ?? 0) + 1)
      }
      for (const count of perWindow.values()) expect(count).toBeLessThanOrEqual(calls)
    }),
  )
})

test('a day is a day in UTC', () => {
  const lateEvening = Date.parse('2026-11-22T23:59:59.000Z')
  expect(dayOf(lateEvening)).toBe('2026-11-22')
  expect(untilTomorrow(lateEvening)).toBe(1000)
  expect(dayOf(lateEvening + 1000)).toBe('2026-11-23')
  expect(untilTomorrow(lateEvening + 1000)).toBe(24 * 60 * 60 * 1000)
})
