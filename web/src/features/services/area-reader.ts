import { serviceSchema } from '@amhs/domain/documents/service-document'
import type { Service } from '@amhs/domain/services/service'
import type { ServiceQuery } from '@amhs/domain/services/service-search'
import type {
  DocumentData,
  Firestore,
  Query,
  QueryConstraint,
  QueryDocumentSnapshot,
} from 'firebase/firestore'
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

/** An area with the number of services in each of its ranges; those without any are left out. */
export interface CountedArea {
  readonly km: number
  /** How many ranges cover it: so many reads its count has cost. */
  readonly ranges: number
  readonly parts: readonly { readonly range: AreaRange; readonly count: number }[]
  readonly total: number
}

/** Counts and reads areas around the centre of one search, and knows how many reads the search may still spend. */
export class AreaReader {
  private readsLeft = mostReads
  private readonly snapshots = new Map<string, QueryDocumentSnapshot<DocumentData>>()
  private readonly firestore: Firestore
  private readonly wanted: ServiceQuery

  constructor(firestore: Firestore, wanted: ServiceQuery) {
    this.firestore = firestore
    this.wanted = wanted
  }

  /** How many services an area holds, each range counted up to `countLimit`. Costs a read for each range. */
  async count(km: number): Promise<CountedArea> {
    const ranges = areaRanges(this.wanted.center, km)
    this.readsLeft -= ranges.length
    const counts = await Promise.all(
      ranges.map(async (range) => {
        const snapshot = await getCountFromServer(this.queryOf(range, countLimit))
        return { range, count: snapshot.data().count }
      }),
    )
    const parts = counts.filter(({ count }) => count > 0)
    return { km, ranges: ranges.length, parts, total: parts.reduce((sum, { count }) => sum + count, 0) }
  }

  /** Whether the whole area can be read, and `reserve` reads remain. */
  canRead({ total }: CountedArea, reserve = 0): boolean {
    return total + reserve <= this.readsLeft
  }

  async readAll(area: CountedArea): Promise<void> {
    await this.read(area, countLimit)
  }

  /** Reads as many services of an area as can still be afforded, as many from each range. */
  async readSome(area: CountedArea): Promise<void> {
    const mostEach = Math.floor(this.readsLeft / Math.max(1, area.parts.length))
    if (mostEach > 0) await this.read(area, mostEach)
  }

  /** What has been read so far. What does not fit its schema is counted and never logged; the rest is shown. */
  found(): { readonly services: readonly Service[]; readonly unreadable: number } {
    const services = [...this.snapshots.values()].flatMap((snapshot) => {
      const parsed = v.safeParse(serviceSchema, snapshot.data())
      if (!parsed.success) return []
      const { geohash: _geohash, source: _source, ...facts } = parsed.output
      return [{ ...facts, id: snapshot.id }]
    })
    return { services, unreadable: this.snapshots.size - services.length }
  }

  private async read({ parts }: CountedArea, mostEach: number): Promise<void> {
    const reads = parts.map(({ range, count }) => ({ range, most: Math.min(count, mostEach) }))
    this.readsLeft -= reads.reduce((sum, { most }) => sum + most, 0)
    const answers = await Promise.all(
      reads.map(({ range, most }) => getDocsFromServer(this.queryOf(range, most))),
    )
    for (const { docs } of answers) for (const snapshot of docs) this.snapshots.set(snapshot.id, snapshot)
  }

  private queryOf({ field, from, to }: AreaRange, most: number): Query<DocumentData> {
    return query(
      collection(this.firestore, 'services'),
      // Wishes have indexes with the geohash only; around the poles the domain sorts out what does not match.
      ...(field === 'geohash' ? wishConstraints(this.wanted) : []),
      orderBy(field),
      startAt(from),
      endAt(to),
      limit(most),
    )
  }
}

/** What the database can filter by itself; unknown facts match too, and are sorted out by the domain. */
function wishConstraints({ filters: { kinds, language, ages } }: ServiceQuery): readonly QueryConstraint[] {
  return [
    ...(kinds.length > 0 ? [where('kind', 'in', kinds)] : []),
    ...(language === null ? [] : [where('languages', 'array-contains', language)]),
    ...(ages === null ? [] : [where('ages', 'in', [ages, 'all'])]),
  ]
}
