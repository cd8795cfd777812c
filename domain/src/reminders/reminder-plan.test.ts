import { endOfQuiet, isDay, isQuiet, isTimeZone, nextReminder, type ReminderPlan } from './reminder-plan'

const plan = (part: Partial<ReminderPlan>): ReminderPlan => ({
  every: 'week',
  firstDay: '2026-12-01',
  hour: 10,
  timeZone: 'Asia/Shanghai',
  until: null,
  ...part,
})

/** The reminders after a moment, as many as are asked for. */
function following(wanted: ReminderPlan, after: string, count: number): string[] {
  const found: string[] = []
  let moment = Date.parse(after)
  while (found.length < count) {
    const next = nextReminder(wanted, moment)
    if (next === null) return [...found, 'over']
    found.push(new Date(next).toISOString())
    moment = next
  }
  return found
}

test('once means once, at the hour that clocks show there', () => {
  expect(following(plan({ every: 'once' }), '2026-11-22T00:00:00Z', 3)).toEqual([
    '2026-12-01T02:00:00.000Z',
    'over',
  ])
  expect(following(plan({ every: 'once', timeZone: 'America/New_York' }), '2026-11-22T00:00:00Z', 1)).toEqual(
    ['2026-12-01T15:00:00.000Z'],
  )
})

test('every week and every two weeks count from the first day, and what was missed is not made up for', () => {
  expect(following(plan({}), '2026-12-01T02:00:00Z', 2)).toEqual([
    '2026-12-08T02:00:00.000Z',
    '2026-12-15T02:00:00.000Z',
  ])
  expect(following(plan({ every: 'two-weeks' }), '2028-01-01T00:00:00Z', 1)).toEqual([
    '2028-01-11T02:00:00.000Z',
  ])
})

test('every month keeps its day, and takes the last where a month is shorter', () => {
  expect(following(plan({ every: 'month', firstDay: '2027-01-31' }), '2027-01-01T00:00:00Z', 4)).toEqual([
    '2027-01-31T02:00:00.000Z',
    '2027-02-28T02:00:00.000Z',
    '2027-03-31T02:00:00.000Z',
    '2027-04-30T02:00:00.000Z',
  ])
  expect(following(plan({ every: 'month', firstDay: '2024-02-29' }), '2034-03-01T00:00:00Z', 1)).toEqual([
    '2034-03-29T02:00:00.000Z',
  ])
})

test('the last day counts, the one after it does not', () => {
  expect(following(plan({ until: '2026-12-08' }), '2026-11-22T00:00:00Z', 5)).toEqual([
    '2026-12-01T02:00:00.000Z',
    '2026-12-08T02:00:00.000Z',
    'over',
  ])
})

test('where clocks are changed the hour stays, and an hour left out becomes the next', () => {
  const berlin = plan({ firstDay: '2027-03-25', timeZone: 'Europe/Berlin' })
  expect(following(berlin, '2027-03-01T00:00:00Z', 2)).toEqual([
    '2027-03-25T09:00:00.000Z',
    '2027-04-01T08:00:00.000Z',
  ])
  const paris = plan({ firstDay: '2026-10-20', timeZone: 'Europe/Paris', hour: 8 })
  expect(following(paris, '2026-10-01T00:00:00Z', 2)).toEqual([
    '2026-10-20T06:00:00.000Z',
    '2026-10-27T07:00:00.000Z',
  ])
})

test.each([
  ['2026-11-22T12:59:00Z', false, '20:59'],
  ['2026-11-22T13:00:00Z', true, '21:00'],
  ['2026-11-22T23:59:00Z', true, '7:59'],
  ['2026-11-23T00:00:00Z', false, '8:00'],
])('%s is quiet in Shanghai: %s (%s)', (moment, quiet) => {
  expect(isQuiet(Date.parse(moment), 'Asia/Shanghai')).toBe(quiet)
})

test('quiet ends at eight, the same morning or the next', () => {
  const end = (moment: string) => new Date(endOfQuiet(Date.parse(moment), 'Asia/Shanghai')).toISOString()
  expect(end('2026-11-22T13:30:00Z')).toBe('2026-11-23T00:00:00.000Z')
  expect(end('2026-11-22T20:00:00Z')).toBe('2026-11-23T00:00:00.000Z')
})

test('no reminder of any rhythm, hour or place falls into the quiet hours', () => {
  for (const timeZone of [
    'Asia/Shanghai',
    'America/New_York',
    'Europe/London',
    'Asia/Kolkata',
    'Pacific/Apia',
  ])
    for (const every of ['week', 'two-weeks', 'month'] as const)
      for (const hour of [8, 20]) {
        let moment = Date.parse('2026-01-01T00:00:00Z')
        for (let count = 0; count < 30; count += 1) {
          const next = nextReminder(plan({ every, hour, timeZone, firstDay: '2026-01-31' }), moment)
          expect(next).toBeGreaterThan(moment)
          moment = next ?? 0
          expect(isQuiet(moment, timeZone)).toBe(false)
        }
      }
})

test('days and places that there are not are told apart', () => {
  expect(['2026-02-28', '2026-02-29', '2026-13-01', '26-1-1', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['Asia/Shanghai', 'UTC', 'Moon/Base', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
