import { serviceSchema } from '@amhs/domain/documents/service-document'
import type { Service } from '@amhs/domain/services/service'
import type { ServiceQuery, ServiceRepository } from '@amhs/domain/services/service-search'
import { enoughServices, servicesWithin, widenedSearch } from '@amhs/domain/services/service-search'
import type { DocumentData, Firestore, QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore'
import {
  collection,
  endAt,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAt,
  where,
} from 'firebase/firestore'
import * as v from 'valibot'
import type { AreaRange } from './geohash-areas'
import { areaRanges } from './geohash-areas'

/** The most reads that one search may cost, counts included: a count of up to 1000 index entries is billed as one. */
const mostReads = 60

/** A count goes no further than this: more can never be read anyway, and the rules allow no longer list. */
const countLimit = 60

const widestKm = 200
/** Where 200 km hold too many: from a city's size outwards, or, where that is too many as well, inwards. */
const outwardsKm = [10, 25, 50, 100] as const
const inwardsKm = [3, 1, 0.3] as const

/** How long one answer may take before the person gets the bundled list instead, in milliseconds. */
const patience = 10_000

/** An area with the number of services in each of its ranges. */
interface CountedArea {
  readonly km: number
  readonly parts: readonly { readonly range: AreaRange; readonly count: number }[]
  readonly total: number
}

/**
 * Services in the database, `services/{id}`. A search first counts (cheap) to find the widest circle that it can
 * afford to read, then reads it: with ten thousand services in one city it still stays within sixty reads.
 */
export function firestoreServiceRepository(firestore: Firestore): ServiceRepository {
  const services = collection(firestore, 'services')
  return {
    async search(wanted) {
      let left = mostReads
      const wishes = wishConstraints(wanted)
      // Wishes have indexes with the geohash only; around the poles the domain sorts out what does not match.
      const inRange = ({ field, from, to }: AreaRange, most: number) =>
        query(
          services,
          ...(field === 'geohash' ? wishes : []),
          orderBy(field),
          startAt(from),
          endAt(to),
          limit(most),
        )

      const count = async (km: number): Promise<CountedArea> => {
        const ranges = areaRanges(wanted.center, km)
        left -= ranges.length
        const parts = await Promise.all(
          ranges.map(async (range) => {
            const snapshot = await inTime(getCountFromServer(inRange(range, countLimit)))
            return { range, count: snapshot.data().count }
          }),
        )
        return { km, parts, total: parts.reduce((sum, part) => sum + part.count, 0) }
      }

      const found = new Map<string, QueryDocumentSnapshot<DocumentData>>()
      const read = async ({ parts }: CountedArea, mostEach = countLimit): Promise<void> => {
        const filled = parts.filter((part) => part.count > 0)
        left -= filled.reduce((sum, part) => sum + Math.min(part.count, mostEach), 0)
        const answers = await Promise.all(
          filled.map((part) =>
            inTime(getDocsFromServer(inRange(part.range, Math.min(part.count, mostEach)))),
          ),
        )
        for (const { docs } of answers) for (const snapshot of docs) found.set(snapshot.id, snapshot)
      }

      const { area, beyond } = await affordableArea(count, () => left)
      if (area) await read(area)
      let { services: readable, unreadable } = readDocuments(found)
      const completeKm = area?.km ?? 0
      const isEnough = servicesWithin(readable, wanted, completeKm).length >= enoughServices
      // Beyond lie more than can be read: some of them are better than none, and the result says that it is incomplete.
      if (beyond && !isEnough) {
        const each = Math.floor(left / Math.max(1, beyond.parts.filter((part) => part.count > 0).length))
        if (each > 0) await read(beyond, each)
        ;({ services: readable, unreadable } = readDocuments(found))
      }
      return widenedSearch(readable, wanted, completeKm, unreadable)
    },
  }
}

interface Affordable {
  /** The widest area that can be read as a whole; null where even the smallest holds too many. */
  readonly area: CountedArea | null
  /** The next wider area, of which only a part can be read; null where nothing lies beyond. */
  readonly beyond: CountedArea | null
}

async function affordableArea(
  count: (km: number) => Promise<CountedArea>,
  left: () => number,
): Promise<Affordable> {
  const widest = await count(widestKm)
  if (widest.total <= left()) return { area: widest, beyond: null }
  let beyond = widest
  let area: CountedArea | null = null
  for (const km of outwardsKm) {
    const counted = await count(km)
    if (counted.total > left()) {
      beyond = counted
      break
    }
    area = counted
    // Counting further must leave enough to read what is certain by now.
    if (counted.total + counted.parts.length > left()) break
  }
  if (area) return { area, beyond }
  for (const km of inwardsKm) {
    const counted = await count(km)
    if (counted.total <= left()) return { area: counted, beyond }
    beyond = counted
  }
  return { area: null, beyond }
}

/** What the database can filter by itself; unknown facts match too, and are sorted out by the domain. */
function wishConstraints({ filters: { kinds, language, ages } }: ServiceQuery): readonly QueryConstraint[] {
  return [
    ...(kinds.length > 0 ? [where('kind', 'in', kinds)] : []),
    ...(language === null ? [] : [where('languages', 'array-contains', language)]),
    ...(ages === null ? [] : [where('ages', 'in', [ages, 'all'])]),
  ]
}

/** Never throws and never logs content: what cannot be read is counted, and the rest is shown. */
function readDocuments(found: ReadonlyMap<string, QueryDocumentSnapshot<DocumentData>>): {
  services: readonly Service[]
  unreadable: number
} {
  const services: Service[] = []
  for (const [id, snapshot] of found) {
    const parsed = v.safeParse(serviceSchema, snapshot.data())
    if (!parsed.success) continue
    const { geohash: _geohash, source: _source, ...facts } = parsed.output
    services.push({ ...facts, id })
  }
  return { services, unreadable: found.size - services.length }
}

/** Firestore waits for the network for ever; a person does not. */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
