import { looksOdd, readTime, sleepForm, sleptOf, withNight } from './sleep-diary'

test.each([
  ['23:10', '23:10'],
  ['2310', '23:10'],
  ['730', '07:30'],
  ['７：５', '07:05'],
  ['24:00', '00:00'],
  ['7', '07:00'],
  [' 0:30 ', '00:30'],
  ['25:00', null],
  ['7:75', null],
  ['later', null],
  ['', null],
])('%s is read as %s', (typed, time) => expect(readTime(typed)).toBe(time))

test('sleep begins after the minutes that it took, also over midnight', () => {
  expect(sleptOf({ tried: '23:50', latency: '20', woke: '6:50' })).toMatchObject({
    fromText: '00:10',
    toText: '06:50',
  })
  expect(sleptOf({ bed: '22:00', up: '7:00' })).toMatchObject({ fromText: '22:00', toText: '07:00' })
  expect(sleptOf({ tried: '23:00' })).toBeNull()
  expect(sleptOf({ tried: '23:00', latency: 'long', woke: '7' })).toMatchObject({ fromText: '23:00' })
})

test('times that look like a slip are asked about, never refused', () => {
  expect(looksOdd({ tried: '11:00', woke: '7:00' })).toBe(true)
  expect(looksOdd({ tried: '13:00', woke: '11:00' })).toBe(true)
  expect(looksOdd({ tried: '23:00', woke: '7:00' })).toBe(false)
  expect(looksOdd({})).toBe(false)
})

test('a night is noted in parts as typed; an emptied one is blank again; damaged ones are left out', () => {
  let diary = withNight({}, '2026-11-22', { bed: '23' })
  diary = withNight(diary, '2026-11-22', { quality: 2 })
  expect(diary).toEqual({ '2026-11-22': { bed: '23', quality: 2 } })
  expect(withNight({ '2026-11-22': { bed: '1' } }, '2026-11-22', { bed: '' })).toEqual({})
  for (const stored of [null, [], 'x', { today: {} }]) expect(sleepForm.read(stored)).toEqual({})
  expect(sleepForm.read({ '2026-11-22': { bed: 5, up: '7:00', quality: 9 } })).toEqual({
    '2026-11-22': { up: '7:00' },
  })
})
