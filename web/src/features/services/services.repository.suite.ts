import type { Service } from '@amhs/domain/services/service'
import { bundledServices } from '@amhs/domain/services/service'
import { noFilters } from '@amhs/domain/services/service-filters'
import type { ServiceQuery, ServiceRepository } from '@amhs/domain/services/service-search'

const [example] = bundledServices

/** A service of the given place; all else as in the first of the list. */
export function exampleService(id: string, lat: number, lon: number, change: Partial<Service> = {}): Service {
  if (!example) throw new Error('there are no services')
  return { ...example, id, lat, lon, ...change }
}

export function exampleQuery(lat: number, lon: number, change: Partial<ServiceQuery> = {}): ServiceQuery {
  const now = new Date('2026-11-21T02:00:00Z')
  return { center: { lat, lon }, filters: noFilters, from: 10, now, ...change }
}

const border = 1e-5

/** What every source of services must do, wherever it keeps them. */
export function serviceRepositorySuite(
  name: string,
  open: (services: readonly Service[]) => Promise<ServiceRepository>,
): void {
  const idsAround = async (services: readonly Service[], wanted: ServiceQuery) => {
    const { found } = await (await open(services)).search(wanted)
    return found.map(({ service }) => service.id)
  }

  describe(name, () => {
    test('gives a service back as it was, with its distance', async () => {
      const service = exampleService('one', 39.98, 116.36, {
        openingHours: 'Mo-Fr 08:00-17:00',
        cost: 'free',
      })
      const { found } = await (await open([service])).search(exampleQuery(39.9, 116.41))
      expect(found).toEqual([{ service, distanceKm: expect.closeTo(9.868, 2), unknown: [] }])
    })

    test('finds the listed services of a city, nearest first', async () => {
      expect(await idsAround(bundledServices, exampleQuery(39.9, 116.41))).toEqual([
        'cn-bj-anding',
        'cn-bj-pku6',
        'cn-bj-hlg',
      ])
    })

    test('widens until there is something, and says how far', async () => {
      const services = [exampleService('far', 40.9, 116.41)]
      const result = await (await open(services)).search(exampleQuery(39.9, 116.41))
      expect(result).toMatchObject({ radiusKm: 200, completeKm: 200, unreadable: 0 })
      expect(result.found).toHaveLength(1)
    })

    test('finds nothing beyond 200 km', async () => {
      const services = [exampleService('too-far', 41.75, 116.41)]
      expect(await idsAround(services, exampleQuery(39.9, 116.41))).toEqual([])
    })

    // Neighbours in space whose hashes have not one character in common.
    test.each([
      ['where equator and first meridian cross', 0, 0],
      ['on the border of large cells', 45, 90],
      ['on the border of small cells', 22.5, 112.5],
    ])('finds neighbours on all sides %s', async (_, lat, lon) => {
      const services = [-border, border].flatMap((north) =>
        [-border, border].map((east) =>
          exampleService(`at${north}${east}`.replaceAll('.', ''), lat + north, lon + east),
        ),
      )
      const found = await idsAround(services, exampleQuery(lat, lon))
      expect([...found].sort()).toEqual(services.map(({ id }) => id).sort())
    })

    test.each([179.99, -179.99])('finds both sides of the antimeridian from %d°', async (lon) => {
      const services = [exampleService('west', -16.8, 179.95), exampleService('east', -16.8, -179.95)]
      const found = await idsAround(services, exampleQuery(-16.8, lon))
      expect([...found].sort()).toEqual(['east', 'west'])
    })

    test.each([90, 89.95, -89.95, -90])('finds everything around the pole from %d°', async (lat) => {
      const services = [0, 90, 180, -90].map((lon) => exampleService(`at${lon}`, Math.sign(lat) * 89.9, lon))
      const found = await idsAround(services, exampleQuery(lat, 45))
      expect([...found].sort()).toEqual(services.map(({ id }) => id).sort())
    })

    test('filters by what is known and keeps what is not, marked', async () => {
      const services = [
        exampleService('free', 39.91, 116.41, { cost: 'free' }),
        exampleService('paid', 39.92, 116.41, { cost: 'self-pay' }),
        exampleService('perhaps', 39.93, 116.41),
        exampleService('children', 39.94, 116.41, { cost: 'free', ages: 'child' }),
        exampleService('english', 39.95, 116.41, { cost: 'free', languages: ['en'] }),
        exampleService('school', 39.96, 116.41, { cost: 'free', kind: 'school' }),
      ]
      const filters = {
        ...noFilters,
        kinds: ['psychiatric-hospital', 'counselling'],
        language: 'zh',
        ages: 'adult',
        cost: 'free',
      } as const
      const { found } = await (await open(services)).search(exampleQuery(39.9, 116.41, { filters }))
      expect(found.map(({ service, unknown }) => [service.id, unknown])).toEqual([
        ['free', []],
        ['perhaps', ['cost']],
      ])
    })
  })
}
