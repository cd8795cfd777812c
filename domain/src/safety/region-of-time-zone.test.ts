import { crisisRegions } from './crisis-lines'
import { regionOfTimeZone } from './region-of-time-zone'

test.each([
  ['Asia/Shanghai', 'CN'],
  ['Asia/Urumqi', 'CN'],
  ['Asia/Hong_Kong', 'HK'],
  ['Asia/Macau', 'MO'],
  ['Asia/Macao', 'MO'],
  ['Asia/Taipei', 'TW'],
  ['Asia/Singapore', 'SG'],
  ['Asia/Kuching', 'MY'],
  ['Asia/Tokyo', 'JP'],
  ['Asia/Seoul', 'KR'],
  ['Europe/London', 'UK'],
  ['Europe/Dublin', 'IE'],
  ['Europe/Paris', 'FR'],
  ['Europe/Berlin', 'DE'],
  ['Europe/Rome', 'EU'],
  ['Atlantic/Canary', 'EU'],
  ['Australia/Perth', 'AU'],
  ['Pacific/Auckland', 'NZ'],
  ['America/Toronto', 'CA'],
  ['America/New_York', 'US'],
  ['America/Indiana/Knox', 'US'],
  ['Pacific/Honolulu', 'US'],
])('%s is in %s', (timeZone, region) => {
  expect(regionOfTimeZone(timeZone)).toBe(region)
})

test.each([
  '',
  'UTC',
  'Etc/GMT+8',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'America',
  'xAsia/Shanghai',
  'Asia/Shanghai2',
])('of %j nothing is guessed', (timeZone) => {
  expect(regionOfTimeZone(timeZone)).toBeUndefined()
})

test('every region that has lines has a zone', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const found = new Set(zones.map(regionOfTimeZone))
  for (const { region } of crisisRegions) if (region !== 'OTHER') expect(found).toContain(region)
})
