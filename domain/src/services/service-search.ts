import type { Position } from './position'
import { distanceKm } from './position'
import type { Service } from './service'
import type { ServiceFilters, UnknownFact } from './service-filters'
import { matchOf } from './service-filters'

/** How far a search goes, in kilometres; it widens by itself from one to the next (service-finder facts). */
export const searchRadii = [10, 50, 200] as const
export type SearchRadius = (typeof searchRadii)[number]

/** A search widens until it has found this many: one address alone is no choice. */
export const enoughServices = 3

export interface ServiceQuery {
  /** Rounded to two decimals if it is where a person is. */
  readonly center: Position
  readonly filters: ServiceFilters
  /** The radius to begin with. */
  readonly from: SearchRadius
  /** The moment for "open now". */
  readonly now: Date
}

export interface FoundService {
  readonly service: Service
  readonly distanceKm: number
  /** Wishes that could not be checked because the fact is not known. */
  readonly unknown: readonly UnknownFact[]
}

export interface ServiceSearch {
  /** Nearest first. */
  readonly found: readonly FoundService[]
  readonly radiusKm: SearchRadius
  /** Up to this distance nothing is missing; less than the radius where there are more than can be read. */
  readonly completeKm: number
  /** Entries that were there but could not be read. */
  readonly unreadable: number
}

/** A place that services come from: the list that comes with the site, or the database. */
export interface ServiceRepository {
  /** Services around a point. Rejects when the place cannot be reached. */
  readonly search: (query: ServiceQuery) => Promise<ServiceSearch>
}

/** The matching services within a distance (kilometres), nearest first; equally near ones in the order of their ids. */
export function servicesWithin(
  services: readonly Service[],
  { center, filters, now }: ServiceQuery,
  km: number,
): readonly FoundService[] {
  const found: FoundService[] = []
  for (const service of services) {
    const distance = distanceKm(center, service)
    const unknown = distance <= km ? matchOf(service, filters, now) : null
    if (unknown) found.push({ service, distanceKm: distance, unknown })
  }
  return found.sort((a, b) => a.distanceKm - b.distanceKm || (a.service.id < b.service.id ? -1 : 1))
}

/**
 * Widens over services that are at hand until enough are found.
 * @param services all within `completeKm` of the centre, and possibly some beyond
 */
export function widenedSearch(
  services: readonly Service[],
  query: ServiceQuery,
  completeKm: number,
  unreadable = 0,
): ServiceSearch {
  const radii = searchRadii.filter((radius) => radius >= query.from)
  const all = servicesWithin(services, query, Math.max(...radii))
  const within = (radius: number) => all.filter((entry) => entry.distanceKm <= radius)
  const radiusKm = radii.find((radius) => within(radius).length >= enoughServices) ?? searchRadii[2]
  return { found: within(radiusKm), radiusKm, completeKm: Math.min(completeKm, radiusKm), unreadable }
}
