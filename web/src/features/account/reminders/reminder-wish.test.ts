import { firstWish, planOf, type ReminderWish } from './reminder-wish'

const now = Date.parse('2026-11-22T04:30:00Z')
const there = 'Asia/Shanghai'
const wish = (part: Partial<ReminderWish> = {}): ReminderWish => ({
  kind: 'check-in',
  every: 'week',
  firstDay: '2026-11-23',
  hour: 10,
  until: '',
  ...part,
})

test('a wish becomes a plan with its first moment', () => {
  expect(planOf(wish({ until: '2027-06-30' }), now, there)).toEqual({
    plan: { every: 'week', firstDay: '2026-11-23', hour: 10, timeZone: there, until: '2027-06-30' },
    nextAt: Date.parse('2026-11-23T02:00:00Z'),
  })
  expect(planOf(wish({ firstDay: '2026-11-22', hour: 13 }), now, there)).toMatchObject({
    nextAt: Date.parse('2026-11-22T05:00:00Z'),
  })
  // Once has no end of its own: what still stands in the field is not looked at.
  expect(planOf(wish({ every: 'once', until: '2020-01-01' }), now, there)).toMatchObject({
    plan: { until: null },
  })
})

test.each([
  [wish({ firstDay: '2026-11-21' }), 'wrongDay'],
  [wish({ firstDay: '' }), 'wrongDay'],
  [wish({ firstDay: '2028-01-01' }), 'wrongDay'],
  [wish({ until: '2026-11-22' }), 'wrongUntil'],
  [wish({ firstDay: '2026-11-22', hour: 12 }), 'passed'],
])('%j is told as %s', (wanted, problem) => {
  expect(planOf(wanted, now, there)).toEqual({ problem })
})

test('a page that leads here says what for and when; anything else is in a week', () => {
  const on = Date.parse('2026-12-20T00:00:00Z')
  expect(firstWish({ remind: 'check-in', on }, now, there)).toMatchObject({
    kind: 'check-in',
    firstDay: '2026-12-20',
  })
  for (const state of [null, undefined, 'x', { remind: 'phq9', on: 'soon' }, { on: 5 }])
    expect(firstWish(state, now, there)).toMatchObject({ kind: 'look-again', firstDay: '2026-11-29' })
})

test('what was chosen in this tab comes back as far as it can be, unless another page says what for', () => {
  const kept = { kind: 'check-in', every: 'month', firstDay: '2026-12-01', hour: '18', until: '2027-01-31' }
  expect(firstWish(null, now, there, kept)).toEqual({ ...kept, hour: 18 })
  expect(firstWish({ remind: 'look-again' }, now, there, kept)).toEqual(
    firstWish({ remind: 'look-again' }, now, there),
  )
  const damaged = { kind: 'x', every: 'x', firstDay: 'x', hour: '99', until: 'x' }
  expect(firstWish(null, now, there, damaged)).toEqual(firstWish(null, now, there))
})
