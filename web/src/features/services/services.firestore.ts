import type { ServiceRepository } from '@amhs/domain/services/service-search'
import { enoughServices, servicesWithin, widenedSearch } from '@amhs/domain/services/service-search'
import type { Firestore } from 'firebase/firestore'
import type { CountedArea } from './area-reader'
import { AreaReader } from './area-reader'

const widestKm = 200
/** Where 200 km hold too many: from a city's size outwards, or, where that is too many as well, inwards. */
const outwardsKm = [10, 25, 50, 100] as const
const inwardsKm = [3, 1, 0.3] as const

/**
 * Services in the database, `services/{id}`. A search first counts (cheap) to find the widest circle that it can
 * afford to read, then reads it: with ten thousand services in one city it still stays within sixty reads.
 */
export function firestoreServiceRepository(firestore: Firestore): ServiceRepository {
  return {
    async search(wanted) {
      const reader = new AreaReader(firestore, wanted)
      const { area, beyond } = await affordableArea(reader)
      if (area) await reader.readAll(area)
      const completeKm = area?.km ?? 0
      const certain = servicesWithin(reader.found().services, wanted, completeKm)
      // Beyond lie more than can be read: some of them are better than none, and the result says that it is incomplete.
      if (beyond && certain.length < enoughServices) await reader.readSome(beyond)
      const { services, unreadable } = reader.found()
      return widenedSearch(services, wanted, completeKm, unreadable)
    },
  }
}

interface Affordable {
  /** The widest area that can be read as a whole; null where even the smallest holds too many. */
  readonly area: CountedArea | null
  /** The next wider area, of which only a part can be read; null where nothing lies beyond. */
  readonly beyond: CountedArea | null
}

async function affordableArea(reader: AreaReader): Promise<Affordable> {
  const widest = await reader.count(widestKm)
  if (reader.canRead(widest)) return { area: widest, beyond: null }
  let beyond = widest
  let area: CountedArea | null = null
  for (const km of outwardsKm) {
    const counted = await reader.count(km)
    if (!reader.canRead(counted)) {
      beyond = counted
      break
    }
    area = counted
    // Counting further must leave enough to read what is certain by now.
    if (!reader.canRead(counted, counted.ranges)) break
  }
  if (area) return { area, beyond }
  for (const km of inwardsKm) {
    const counted = await reader.count(km)
    if (reader.canRead(counted)) return { area: counted, beyond }
    beyond = counted
  }
  return { area: null, beyond }
}
