import { openState } from './opening-hours'

/** Saturday 21 November 2026, 10:00 in Shanghai and 02:00 in London. */
const now = new Date('2026-11-21T02:00:00Z')

test.each([
  ['24/7', 'CN', 'open'],
  ['24/7', 'US', 'open'],
  ['Mo-Fr 08:00-17:00', 'CN', 'closed'],
  ['Mo-Su 08:00-17:00', 'CN', 'open'],
  ['Mo-Su 10:00-17:00', 'CN', 'open'],
  ['Mo-Su 08:00-10:00', 'CN', 'closed'],
  ['Mo-Su 08:00-17:00', 'UK', 'closed'],
  ['Mo-Fr 08:00-17:00; Sa 09:00-12:00', 'CN', 'open'],
  ['Mo-Su 08:00-17:00; Sa off', 'CN', 'closed'],
  ['Mo,Sa 08:00-09:00,09:30-12:00', 'CN', 'open'],
  ['Fr-Mo 08:00-17:00', 'CN', 'open'],
  ['Mo-Su 08:00-17:00; PH off', 'CN', 'unknown'],
  ['Mo-Su 20:00-06:00', 'CN', 'unknown'],
  ['Mo-Su 08:00-25:00', 'CN', 'unknown'],
  ['Mo-Su 8-17', 'CN', 'unknown'],
  ['Mo-Su 08:00-17:00', 'US', 'unknown'],
  [' 24/7 ', 'US', 'open'],
  ['Mo-Su   08:00-17:00', 'CN', 'open'],
  ['Mo-Su 00:00-24:00', 'CN', 'open'],
  ['Sa 08:00-17:00', 'CN', 'open'],
  ['Su 08:00-17:00', 'CN', 'closed'],
  ['Su-Fr 08:00-17:00', 'CN', 'closed'],
  ['We-Fr 08:00-17:00', 'CN', 'closed'],
  ['We-Sa 08:00-17:00', 'CN', 'open'],
  ['Mo-Su 09:30-12:30', 'CN', 'open'],
  ['Mo-Su 10:01-12:00', 'CN', 'closed'],
  ['Mo-Su 08:00-09:59', 'CN', 'closed'],
  ['Mo-Su 08:75-17:00', 'CN', 'unknown'],
  ['Mo-Su 08:60-17:00', 'CN', 'unknown'],
  ['Mo-Su 08:00-16:60', 'CN', 'unknown'],
  ['Mo-Su 23:00-24:01', 'CN', 'unknown'],
  ['Mo-Su 10:00-10:00', 'CN', 'unknown'],
  ['Mo-Su x08:00-17:00', 'CN', 'unknown'],
  ['Mo-Su 08:00-17:00+', 'CN', 'unknown'],
  ['Mo-Su 08:00-17:00,18-20', 'CN', 'unknown'],
  ['Mo-Su 08:00-17:00 "by phone"', 'CN', 'unknown'],
  ['Mo-Su', 'CN', 'unknown'],
  ['Mo-Fr-Su 08:00-17:00', 'CN', 'unknown'],
  ['Xx-Su 08:00-17:00', 'CN', 'unknown'],
  ['Mo-Xx 08:00-17:00', 'CN', 'unknown'],
  ['Sa,Xx 08:00-17:00', 'CN', 'unknown'],
  ['by appointment', 'CN', 'unknown'],
  ['', 'CN', 'unknown'],
  [null, 'CN', 'unknown'],
] as const)('%s in %s: %s', (hours, region, expected) => {
  expect(openState(hours, region, now)).toBe(expected)
})

test.each([
  ['CN', '10'],
  ['HK', '10'],
  ['MO', '10'],
  ['TW', '10'],
  ['SG', '10'],
  ['MY', '10'],
  ['JP', '11'],
  ['KR', '11'],
  ['UK', '02'],
  ['IE', '02'],
  ['DE', '03'],
])('in %s it is %s o’clock', (region, hour) => {
  expect(openState(`Mo-Su ${hour}:00-${hour}:01`, region, now)).toBe('open')
})

test('the minute counts as well as the hour', () => {
  const halfPast = new Date('2026-11-21T02:30:00Z')
  expect(openState('Mo-Su 10:30-10:31', 'CN', halfPast)).toBe('open')
  expect(openState('Mo-Su 10:00-10:30', 'CN', halfPast)).toBe('closed')
})

test('each day of the week is its own', () => {
  for (const [index, day] of ['Sa', 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'].entries()) {
    const then = new Date(now.getTime() + index * 24 * 60 * 60 * 1000)
    expect(openState(`${day} 08:00-17:00`, 'CN', then)).toBe('open')
    expect(openState(`Mo-Su 08:00-17:00; ${day} off`, 'CN', then)).toBe('closed')
  }
})
