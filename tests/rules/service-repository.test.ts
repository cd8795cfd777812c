import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Service } from '@amhs/domain/services/service'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { doc, type Firestore, setDoc, setLogLevel, writeBatch } from 'firebase/firestore'
import { geohashForLocation } from 'geofire-common'
import { firestoreServiceRepository } from '../../web/src/features/services/services.firestore'
import {
  exampleQuery,
  exampleService,
  serviceRepositorySuite,
} from '../../web/src/features/services/services.repository.suite'

/** Every document that a query gave back and every count, as the bill would have them. */
const bill = vi.hoisted(() => ({ reads: 0 }))

vi.mock('firebase/firestore', async (importOriginal) => {
  const real = await importOriginal<typeof import('firebase/firestore')>()
  return {
    ...real,
    getDocsFromServer: async (...wanted: Parameters<typeof real.getDocsFromServer>) => {
      const snapshot = await real.getDocsFromServer(...wanted)
      // A query without a result is billed as one read.
      bill.reads += Math.max(1, snapshot.size)
      return snapshot
    },
    getCountFromServer: async (...wanted: Parameters<typeof real.getCountFromServer>) => {
      bill.reads += 1
      return real.getCountFromServer(...wanted)
    },
  }
})

let environment: RulesTestEnvironment

beforeAll(async () => {
  setLogLevel('silent')
  const rules = readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8')
  environment = await initializeTestEnvironment({ projectId: 'demo-amhs-services', firestore: { rules } })
})
afterAll(() => environment.cleanup())

const visitor = () => environment.unauthenticatedContext().firestore() as unknown as Firestore

function documentOf({ id: _, ...service }: Service) {
  return { ...service, source: 'example', geohash: geohashForLocation([service.lat, service.lon], 9) }
}

/** Writes as the server would, past the rules. */
async function write(services: readonly Service[]): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = context.firestore() as unknown as Firestore
    const most = 500
    for (let start = 0; start < services.length; start += most) {
      const batch = writeBatch(database)
      for (const service of services.slice(start, start + most)) {
        batch.set(doc(database, 'services', service.id), documentOf(service))
      }
      await batch.commit()
    }
  })
}

/** The same suite as the bundled list, here on the emulator and under the production rules, as a visitor. */
serviceRepositorySuite('services in the database', async (services) => {
  await environment.clearFirestore()
  await write(services)
  return firestoreServiceRepository(visitor())
})

test('what cannot be read is counted, and the rest is found', async () => {
  await environment.clearFirestore()
  await write([exampleService('readable', 39.91, 116.41)])
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore() as unknown as Firestore, 'services', 'broken'), {
      geohash: geohashForLocation([39.91, 116.41], 9),
    }),
  )
  const { found, unreadable } = await firestoreServiceRepository(visitor()).search(exampleQuery(39.9, 116.41))
  expect(found.map(({ service }) => service.id)).toEqual(['readable'])
  expect(unreadable).toBe(1)
})

describe('among 10,000 services', () => {
  const kinds = ['psychiatric-hospital', 'counselling'] as const
  /** A crowded city of 50 × 50 km, 500 places at one spot, a thinly settled plain, and two places far out. */
  const services: Service[] = [
    ...Array.from({ length: 6000 }, (_, index) =>
      exampleService(`city-${index}`, 39.65 + 0.006 * (index % 77), 116.1 + 0.008 * Math.floor(index / 77), {
        kind: kinds[index % 2] ?? 'counselling',
      }),
    ),
    ...Array.from({ length: 500 }, (_, index) => exampleService(`spot-${index}`, 31.23, 121.47)),
    ...Array.from({ length: 3498 }, (_, index) =>
      exampleService(`plain-${index}`, 45 + 0.4 * (index % 53), 60 + 0.5 * Math.floor(index / 53)),
    ),
    exampleService('remote-1', -50.3, -70),
    exampleService('remote-2', -49.2, -70),
  ]

  beforeAll(async () => {
    await environment.clearFirestore()
    await write(services)
  })

  beforeEach(() => {
    bill.reads = 0
  })

  const places = [
    ['the middle of the city', 39.9, 116.41],
    ['the edge of the city', 39.65, 116.1],
    ['30 km outside the city', 39.9, 115.75],
    ['150 km outside the city', 38.6, 115.4],
    ['the crowded spot', 31.23, 121.47],
    ['20 km from the crowded spot', 31.4, 121.5],
    ['120 km from the crowded spot', 31.9, 120.5],
    ['the plain', 55.1, 70.1],
    ['the edge of the plain', 44.5, 60],
    ['a remote place', -50.3, -70.05],
    ['a place without any service', -20, -140],
    ['the north pole', 90, 0],
    ['the antimeridian', 0, 180],
  ] as const

  test.each(places)('%s: at most 60 reads', async (name, lat, lon) => {
    const wanted = exampleQuery(lat, lon)
    const result = await firestoreServiceRepository(visitor()).search(wanted)
    console.info(
      `${name}: ${bill.reads} reads, ${result.found.length} found within ${result.radiusKm} km, complete to ${result.completeKm} km`,
    )
    expect(bill.reads).toBeLessThanOrEqual(60)
    // Up to the stated distance the list is the whole truth; zero promises nothing.
    const { servicesWithin } = await import('@amhs/domain/services/service-search')
    const { completeKm } = result
    const truth = completeKm === 0 ? [] : servicesWithin(services, wanted, completeKm)
    const listed = completeKm === 0 ? [] : result.found.filter(({ distanceKm }) => distanceKm <= completeKm)
    expect(listed.map(({ service }) => service.id)).toEqual(truth.map(({ service }) => service.id))
    const anywhere = servicesWithin(services, wanted, 200)
    if (anywhere.length > 0) expect(result.found.length).toBeGreaterThan(0)
  })

  test('a wish is looked for in the database, not in what happened to be read', async () => {
    const filters = {
      kinds: ['counselling'],
      language: 'zh',
      ages: 'child',
      cost: null,
      stepFree: false,
      openNow: false,
    } as const
    const { found } = await firestoreServiceRepository(visitor()).search(
      exampleQuery(39.9, 116.41, { filters }),
    )
    expect(bill.reads).toBeLessThanOrEqual(60)
    expect(found.length).toBeGreaterThanOrEqual(3)
    expect(new Set(found.map(({ service }) => service.kind))).toEqual(new Set(['counselling']))
  })
})
