import { distanceKm } from './position'
import type { Service } from './service'
import { bundledServices, cities } from './service'
import { matchOf, noFilters } from './service-filters'
import { servicesWithin, widenedSearch } from './service-search'

const now = new Date('2026-11-21T02:00:00Z')
const beijing = cities.find(({ id }) => id === 'beijing') ?? { lat: 0, lon: 0 }
const query = { center: beijing, filters: noFilters, from: 10, now } as const
const [example] = bundledServices
if (!example) throw new Error('there are no services')
const service = (change: Partial<Service>): Service => ({ ...example, ...change })

describe('widening', () => {
  test('stops at the first radius that has enough', () => {
    expect(widenedSearch(bundledServices, { ...query, from: 50 }, 200)).toMatchObject({
      radiusKm: 50,
      completeKm: 50,
    })
  })

  test('goes on where a radius has too few, nearest first', () => {
    const { radiusKm, found } = widenedSearch(bundledServices, query, 200)
    expect(radiusKm).toBe(50)
    expect(found.map((entry) => entry.service.id)).toEqual(['cn-bj-anding', 'cn-bj-pku6', 'cn-bj-hlg'])
    const distances = found.map((entry) => entry.distanceKm)
    expect([...distances].sort((a, b) => a - b)).toEqual(distances)
  })

  test('ends at 200 km with nothing where there is nothing', () => {
    const result = widenedSearch(bundledServices, { ...query, center: { lat: -50, lon: -100 } }, 200)
    expect(result).toEqual({ found: [], radiusKm: 200, completeKm: 200, unreadable: 0 })
  })

  test('says how far the list is complete', () => {
    expect(widenedSearch(bundledServices, query, 3).completeKm).toBe(3)
  })
})

test('a place at the very edge of a distance belongs to it, one beyond or against the wishes does not', () => {
  const edge = distanceKm(beijing, example)
  const namesWithin = (km: number, wish: Partial<typeof noFilters> = {}) =>
    servicesWithin([example], { ...query, filters: { ...noFilters, ...wish } }, km).length
  expect(namesWithin(edge)).toBe(1)
  expect(namesWithin(edge - 0.001)).toBe(0)
  expect(namesWithin(edge, { openNow: true })).toBe(1)
  expect(
    servicesWithin(
      [service({ kind: 'school' })],
      { ...query, filters: { ...noFilters, kinds: ['rehab'] } },
      edge,
    ),
  ).toEqual([])
})

test('a place at the very edge of a radius is found within it', () => {
  const center = { lat: 0, lon: 0 }
  const edge = { lat: 0.08993216059187306, lon: 0 }
  expect(distanceKm(center, edge)).toBe(10)
  const three = ['a', 'b', 'c'].map((id) => service({ id, ...edge }))
  expect(widenedSearch(three, { ...query, center }, 200)).toMatchObject({
    radiusKm: 10,
    found: { length: 3 },
  })
})

test('a radius that was gone past is not gone back to', () => {
  const near = ['a', 'b', 'c'].map((id) => service({ id, lat: beijing.lat, lon: beijing.lon }))
  expect(widenedSearch(near, query, 200).radiusKm).toBe(10)
  expect(widenedSearch(near, { ...query, from: 50 }, 200).radiusKm).toBe(50)
})

test('places equally far away keep one order', () => {
  const twins = [service({ id: 'b' }), service({ id: 'a' })]
  for (const order of [twins, twins.toReversed()])
    expect(servicesWithin(order, query, 200).map((entry) => entry.service.id)).toEqual(['a', 'b'])
})

describe('filters', () => {
  test.each([
    ['its kind', { kinds: ['psychiatric-hospital', 'school'] }, []],
    ['another kind', { kinds: ['school'] }, null],
    ['its language', { language: 'zh' }, []],
    ['another language', { language: 'en' }, null],
    ['ages within "all"', { ages: 'child' }, []],
    ['a cost that is not known', { cost: 'free' }, ['cost']],
    ['step-free access that is not known', { stepFree: true }, ['step-free']],
    ['hours that are not known', { openNow: true }, ['opening-hours']],
  ] as const)('%s', (_, wish, expected) => {
    expect(matchOf(example, { ...noFilters, ...wish }, now)).toEqual(expected)
  })

  test.each([
    ['the wrong ages', { ages: 'adult' }, { ages: 'child' }, null],
    ['the wished ages', { ages: 'child' }, { ages: 'child' }, []],
    ['any ages where none are wished', { ages: 'adult' }, {}, []],
    ['the wished cost', { cost: 'free' }, { cost: 'free' }, []],
    ['another cost', { cost: 'self-pay' }, { cost: 'free' }, null],
    ['steps', { access: { stepFree: false } }, { stepFree: true }, null],
    ['no steps', { access: { stepFree: true } }, { stepFree: true }, []],
    ['closed', { openingHours: 'Su 10:00-11:00' }, { openNow: true }, null],
    ['open', { openingHours: 'Sa 10:00-11:00' }, { openNow: true }, []],
  ] as const)('listed facts count: %s', (_, fact, wish, expected) => {
    expect(matchOf(service(fact), { ...noFilters, ...wish }, now)).toEqual(expected)
  })
})
