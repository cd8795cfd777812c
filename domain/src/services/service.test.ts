import * as v from 'valibot'
import { serviceKinds, serviceSchema } from '../documents/service-document'
import { citiesByProvince } from './city-provinces'
import provinces from './city-provinces.json'
import { gcj02 } from './gcj02'
import { distanceKm } from './position'
import {
  bundledServices,
  cities,
  hasOtherPlaces,
  isInCity,
  regionsFrom,
  serviceFact,
  serviceRegions,
} from './service'
import sources from './service-sources.json'
import {
  agesWords,
  confidenceFields,
  confidencePhrases,
  costWords,
  kindWords,
  serviceLanguageWords,
} from './service-texts'

const withoutFurtherFields = v.strictObject(serviceSchema.entries)

test('each id is there once, and each has a note on its source that belongs to no other', () => {
  const ids = bundledServices.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(sources).toSorted()).toEqual(ids.toSorted())
})

test.each(bundledServices.map((service) => [service.id, service] as const))(
  '%s fits the database and names its source',
  (id, { id: _, ...service }) => {
    const source = new Map(Object.entries(sources)).get(id)
    const parsed = v.safeParse(withoutFurtherFields, { ...service, source, geohash: 'wx4ery000' })
    expect(parsed.issues).toBeUndefined()
  },
)

/** Those whose address names a district or a town far out, with how far that may be (kilometres). */
const farOut: Readonly<Record<string, number>> = { 'cn-bj-hlg': 25, 'hk-cph': 25, 'tw-nt-bali': 15 }

test.each(bundledServices.map((service) => [service.id, service] as const))(
  '%s lies near the centre of its city, and in exactly one',
  (id, service) => {
    const [city, ...others] = cities.filter((entry) => isInCity(service, entry))
    if (!city) throw new Error(`no city for ${service.city.en}`)
    expect(others).toEqual([])
    expect(distanceKm(service, city)).toBeLessThan(farOut[id] ?? 13)
  },
)

/**
 * Where GeoNames (geonames.org, CC BY 4.0) has the middle of each city that people go out from; the seat of its government may
 * lie far from it, and every distance is measured from here.
 */
const middles: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  beijing: [39.9075, 116.3972],
  shanghai: [31.2222, 121.4581],
  guangzhou: [23.1167, 113.25],
  shenzhen: [22.5455, 114.0683],
  hangzhou: [30.2937, 120.1614],
  nanjing: [32.0617, 118.7778],
  chengdu: [30.6667, 104.0667],
  changsha: [28.1987, 112.9709],
  wuhan: [30.5833, 114.2667],
  tianjin: [39.1422, 117.1767],
  chongqing: [29.5628, 106.5528],
  'xi-an': [34.2583, 108.9286],
  jinan: [36.6683, 116.9972],
  baoding: [38.8511, 115.4903],
  suzhou: [31.3041, 120.5954],
  xiamen: [24.4798, 118.0819],
  hefei: [31.8639, 117.2808],
  guiyang: [26.5833, 106.7167],
  haikou: [20.0458, 110.3417],
  qingdao: [36.0649, 120.3804],
  dalian: [38.9122, 121.6022],
  macao: [22.2006, 113.5461],
  taipei: [25.0478, 121.5319],
  taoyuan: [24.9937, 121.297],
  nantou: [23.9157, 120.6639],
  tainan: [22.9908, 120.2133],
  kaohsiung: [22.6163, 120.3133],
  'belmont-ma': [42.3959, -71.1787],
  'towson-md': [39.4015, -76.6019],
  'providence-ri': [41.824, -71.4128],
  'pittsburgh-pa': [40.4406, -79.9959],
  london: [51.5085, -0.1257],
  'beckenham-london': [51.4088, -0.0253],
  edinburgh: [55.9521, -3.1965],
  glasgow: [55.8652, -4.2576],
}

test('the centre of each city is where its people say it is', () => {
  const unknown = cities.filter(({ id }) => !(id in middles)).map(({ id }) => id)
  // GeoNames has the county around Xinxiang, the island of Hong Kong (most of its people live across the harbour), and no middle of
  // New Taipei, which lies around Taipei.
  expect(unknown).toEqual(['xinxiang', 'hong-kong', 'new-taipei'])
  for (const city of cities) {
    const [lat, lon] = middles[city.id] ?? [city.lat, city.lon]
    expect(distanceKm(city, { lat, lon }), city.id).toBeLessThan(4.5)
  }
})

test('a position from a shifted map of the mainland would change no order: it is rougher than the shift', () => {
  const inMainland = bundledServices.filter(({ region }) => region === 'CN')
  for (const service of inMainland)
    expect(service.coordPrecisionKm, service.id).toBeGreaterThan(distanceKm(service, gcj02(service)))
})

test('no city is without a service, and ids are unique', () => {
  expect(cities.filter((city) => !bundledServices.some((service) => isInCity(service, city)))).toEqual([])
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
  expect(serviceRegions).toEqual(['CN', 'HK', 'MO', 'TW', 'US', 'UK'])
})

test('every value has words', () => {
  expect(Object.keys(kindWords).sort()).toEqual([...serviceKinds].sort())
  for (const service of bundledServices) {
    expect(agesWords[service.ages].zh).not.toBe('')
    expect(costWords[service.cost].en).not.toBe('')
    for (const language of service.languages) expect(serviceLanguageWords[language]).toBeDefined()
  }
})

test('confidence is said in words, without a word of code and with remarks in both languages', () => {
  for (const service of bundledServices) {
    const phrases = confidencePhrases(service)
    expect(phrases.length).toBeGreaterThanOrEqual(3)
    for (const { zh } of phrases) expect(zh).not.toMatch(/[a-z]/i)
  }
  const [hotline] = bundledServices.filter(({ id }) => id === 'cn-bj-hlg')
  expect(hotline && confidencePhrases(hotline).map(({ zh }) => zh)).toContain(
    '电话：较高（这是该院的心理危机热线）',
  )
})

test.each([
  ['kind', kindWords],
  ['ages', agesWords],
  ['cost', costWords],
  ['language', serviceLanguageWords],
  ['field', Object.fromEntries(confidenceFields)],
])('each %s has words of its own in both languages', (_, table) => {
  const texts = Object.values(table)
  for (const language of ['zh', 'en'] as const) {
    const words = texts.map((text) => text[language])
    for (const word of words) expect(word).toMatch(language === 'zh' ? /\p{Script=Han}/u : /^[A-Za-z]/)
    expect(new Set(words).size).toBe(texts.length)
  }
})

describe('how sure the editors are', () => {
  const [example] = bundledServices
  if (!example) throw new Error('there are no services')
  const said = (confidence: Readonly<Record<string, string>> | undefined) =>
    confidencePhrases({ ...example, confidence } as typeof example)

  test.each([
    ['high', '电话：高', 'the phone number: high'],
    [
      'high (crisis line)',
      '电话：高（这是该院的心理危机热线）',
      'the phone number: high (this is its crisis line)',
    ],
    [
      'high (listed as crisis/help line)',
      '电话：高（列出时写明是求助热线）',
      'the phone number: high (listed as a crisis or help line)',
    ],
    [
      'high (hotline listed for Hubei)',
      '电话：高（列为湖北省的热线）',
      'the phone number: high (listed as the hotline for Hubei)',
    ],
    [
      'high (Hospital Authority)',
      '电话：高（医院管理局网站）',
      "the phone number: high (the Hospital Authority's site)",
    ],
    ['high (by post)', '电话：高（by post）', 'the phone number: high (by post)'],
    ['guessed', '电话：guessed', 'the phone number: guessed'],
    ['Not high', '电话：Not high', 'the phone number: Not high'],
    ['high, once', '电话：high, once', 'the phone number: high, once'],
  ])('of a telephone number: %s', (stated, zh, en) => {
    expect(said({ phone: stated })).toEqual([{ zh, en }])
  })

  test('each field that is spoken of, in its order, and nothing where nothing is', () => {
    const all = { site: 'high', phone: 'high', coords: 'high', address: 'high', exists: 'high' }
    expect(said(all).map(({ en }) => en)).toEqual([
      'that it exists: high',
      'the address: high',
      'the position: high',
      'the phone number: high',
      'the website: high',
    ])
    expect(said({ opinion: 'high' })).toEqual([])
    expect(said(undefined)).toEqual([])
  })
})

describe('an entry of the file', () => {
  const [bare] = bundledServices
  if (!bare) throw new Error('there are no services')
  const checkedOn = '2026-11-01'
  const unknown = {
    ...bare,
    cost: 'unknown',
    access: {},
    openingHours: null,
    emergency: false,
    checkedOn,
  } as const
  const known = {
    cost: 'free',
    access: { stepFree: false },
    openingHours: '24/7',
    emergency: true,
    checkedOn: '2026-12-01',
  } as const

  test('leaves out what nobody has found out, and the day of the file', () => {
    const { cost, access, openingHours, emergency, checkedOn: day, ...facts } = unknown
    expect(serviceFact(unknown, day)).toEqual(facts)
  })

  test.each(Object.entries(known))('says %s where it is known', (name, value) => {
    const fact = serviceFact({ ...unknown, [name]: value }, checkedOn)
    expect(Object.keys(known).filter((one) => one in fact)).toEqual([name])
    expect(Reflect.get(fact, name)).toEqual(value)
  })
})

test('the own region comes first, the others stay in their order', () => {
  expect(regionsFrom('US')).toEqual(['US', 'CN', 'HK', 'MO', 'TW', 'UK'])
  expect(regionsFrom('OTHER')).toEqual(serviceRegions)
})

test('a city of the same name in another region is another city', () => {
  const [service, city] = [bundledServices[0], cities[0]]
  if (!service || !city) throw new Error('there are no services')
  const there = { ...service, region: city.region, city: city.name }
  expect(isInCity(there, city)).toBe(true)
  expect(isInCity({ ...there, region: 'XX' }, city)).toBe(false)
})

test('every mainland city but those under the central government is named with its province', () => {
  const alone = cities.filter(({ id, region }) => region === 'CN' && !(id in provinces)).map(({ id }) => id)
  expect(alone).toEqual(['beijing', 'shanghai', 'tianjin', 'chongqing'])
  expect(citiesByProvince('CN').zh).toContain('四川（成都）')
  expect(citiesByProvince('CN').en).toContain('Sichuan (Chengdu)')
  expect(citiesByProvince('UK').en).toBe('')
})

test('only a region of more than one city has other places', () => {
  expect(serviceRegions.filter((region) => !hasOtherPlaces(region))).toEqual(['HK', 'MO'])
})
