import type { Position } from '@amhs/domain/services/position'
import type { City } from '@amhs/domain/services/service'
import type { ServiceFilters } from '@amhs/domain/services/service-filters'
import type { SearchRadius, ServiceQuery, ServiceSearch } from '@amhs/domain/services/service-search'

/** Around which point is searched: a city's centre, or roughly where the person is (rounded, in memory only). */
export type SearchPlace =
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'here'; readonly position: Position }

export interface SearchWish {
  readonly place: SearchPlace
  readonly filters: ServiceFilters
  readonly from: SearchRadius
}

/** The list that comes with the site, or the database. */
export type ServiceSource = 'bundled' | 'newest'

/** A search as it was asked for. */
export interface ServiceSearchAsked {
  /** Counts the searches of this page: each reads anew. */
  readonly number: number
  readonly wish: SearchWish
  readonly source: ServiceSource
  readonly now: Date
  /** Whether the answer takes the focus; not while somebody goes through the list of cities, where it is said instead. */
  readonly takesFocus: boolean
  /** What is shown while the newest list is asked for by its button: the answer before, which has that button. */
  readonly over?: ServiceSearchAsked
  /** The newest list was wanted and could not be reached. */
  readonly newestFailed?: boolean
}

/** A search with its answer. */
export interface DoneSearch {
  readonly takesFocus: boolean
  readonly wish: SearchWish
  readonly result: ServiceSearch
  readonly source: ServiceSource
  /** The newest list was wanted and could not be reached. */
  readonly newestFailed: boolean
  /** Whether the newest list was asked for by its button: then it is said that this is it. */
  readonly askedForNewest: boolean
}

/** What shows the answer to a search. */
export interface ResultsProps {
  readonly asked: ServiceSearchAsked
  readonly onSearchNewest: () => void
  readonly onClearFilters: () => void
}

export function queryOf({ wish: { place, filters, from }, now }: ServiceSearchAsked): ServiceQuery {
  const center = place.kind === 'city' ? { lat: place.city.lat, lon: place.city.lon } : place.position
  return { center, filters, from, now }
}
