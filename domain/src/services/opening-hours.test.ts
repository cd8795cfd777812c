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
  ['by appointment', 'CN', 'unknown'],
  ['', 'CN', 'unknown'],
  [null, 'CN', 'unknown'],
] as const)('%s in %s: %s', (hours, region, expected) => {
  expect(openState(hours, region, now)).toBe(expected)
})
