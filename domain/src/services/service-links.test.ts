import { bundledServices } from './service'
import { mapAppHref, serviceTelephoneHref } from './service-links'
import { distanceText, precisionText } from './service-texts'

const byId = (id: string) => {
  const found = bundledServices.find((service) => service.id === id)
  if (!found) throw new Error(`no service ${id}`)
  return found
}

test.each([
  ['010-58303000', 'tel:01058303000'],
  ['+852 2959 8111', 'tel:+85229598111'],
  ['+1 617-855-2000', 'tel:+16178552000'],
  ['+1 617 855+2000', 'tel:+16178552000'],
  [null, null],
  ['–', null],
])('%s is dialled as %s', (phone, href) => {
  expect(serviceTelephoneHref(phone)).toBe(href)
})

test('a mainland service opens AMap with a shifted marker, longitude first', () => {
  const { searchParams, host } = new URL(mapAppHref(byId('cn-bj-anding'), 'zh-CN'))
  expect(host).toBe('uri.amap.com')
  const [lon = 0, lat = 0] = (searchParams.get('position') ?? '').split(',').map(Number)
  expect(lon - 116.38).toBeCloseTo(0.0062, 3)
  expect(lat - 39.95).toBeCloseTo(0.0014, 3)
  expect(searchParams.get('coordinate')).toBe('gaode')
  expect(searchParams.get('callnative')).toBe('1')
  expect(searchParams.get('name')).toBe('首都医科大学附属北京安定医院')
})

test('elsewhere the name and the address are looked up, in the language of the address', () => {
  expect(new URL(mapAppHref(byId('uk-ldn-maudsley'), 'zh-CN')).searchParams.get('query')).toBe(
    'Maudsley Hospital, Denmark Hill, London SE5 8AZ',
  )
  expect(new URL(mapAppHref(byId('tw-tp-songde'), 'en')).searchParams.get('query')).toContain(
    '信義區松德路309號',
  )
})

test('the name is in Chinese where the address begins in Chinese, even if it goes on in Latin letters', () => {
  const service = { ...byId('hk-kch'), address: '葵涌 Kwai Chung 1' }
  const { searchParams } = new URL(mapAppHref(service, 'en'))
  expect(searchParams.get('api')).toBe('1')
  expect(searchParams.get('query')).toBe(`${service.name.zh}, 葵涌 Kwai Chung 1`)
})

test.each([
  [0.99, 0.5, '1 公里以内', 'under 1 km'],
  [1, 0.5, '约 1 公里', 'about 1 km'],
  [1, 0.99, '约 1 公里', 'about 1 km'],
  [5.6, 2.8, '约 6 公里', 'about 6 km'],
  // Where the position may be off by more than half of it, only how far it is at most.
  [5.6, 3, '约 10 公里以内', 'within about 10 km'],
  [3, 6, '约 10 公里以内', 'within about 10 km'],
  // A service whose position is off by a whole kilometre may be more than one away.
  [0.5, 1, '约 2 公里以内', 'within about 2 km'],
  [0.3, 1.5, '约 2 公里以内', 'within about 2 km'],
  [0.5, 1.5, '约 2 公里以内', 'within about 2 km'],
  [0.6, 1.5, '约 5 公里以内', 'within about 5 km'],
  [8, 4.5, '约 15 公里以内', 'within about 15 km'],
  [9, 6, '约 15 公里以内', 'within about 15 km'],
])('%s kilometres, off by up to %s: %s, %s', (km, errorKm, zh, en) => {
  expect(distanceText(km, errorKm)).toEqual({ zh, en })
})

test.each([
  [0.999, '位置是大概的，误差约 999 米。', 'The position is approximate, within about 999 metres.'],
  [1, '位置是大概的，误差约 1 公里。', 'The position is approximate, within about 1 km.'],
])('a position that is off by %s km: %s', (coordPrecisionKm, zh, en) => {
  expect(precisionText({ ...byId('hk-kch'), coordPrecisionKm })).toEqual({ zh, en })
})

test('errors of a position are said in words', () => {
  expect(precisionText(byId('hk-kch')).zh).toContain('约 500 米')
  expect(precisionText(byId('cn-sh-smhc')).en).toContain('about 1.5 km')
})
