import * as v from 'valibot'
import { serviceKinds, serviceSchema } from '../documents/service-document'
import { distanceKm } from './position'
import { bundledServices, cities, isInCity, serviceRegions } from './service'
import sources from './service-sources.json'
import { agesWords, confidencePhrases, costWords, kindWords, serviceLanguageWords } from './service-texts'

const withoutFurtherFields = v.strictObject(serviceSchema.entries)

test('there are as many services as the facts hold, each id once', () => {
  expect(bundledServices).toHaveLength(44)
  expect(new Set(bundledServices.map(({ id }) => id)).size).toBe(44)
})

test.each(bundledServices.map((service) => [service.id, service] as const))(
  '%s fits the database and names its source',
  (id, { id: _, ...service }) => {
    const source = new Map(Object.entries(sources)).get(id)
    const parsed = v.safeParse(withoutFurtherFields, { ...service, source, geohash: 'wx4ery000' })
    expect(parsed.issues).toBeUndefined()
  },
)

test.each(bundledServices.map((service) => [service.id, service] as const))(
  '%s lies near the centre of its city, and in exactly one',
  (_, service) => {
    const [city, ...others] = cities.filter((entry) => isInCity(service, entry))
    if (!city) throw new Error(`no city for ${service.city.en}`)
    expect(others).toEqual([])
    expect(distanceKm(service, city)).toBeLessThan(30)
  },
)

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
