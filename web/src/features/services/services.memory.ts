import type { Service } from '@amhs/domain/services/service'
import type { ServiceQuery, ServiceSearch } from '@amhs/domain/services/service-search'
import { searchRadii, widenedSearch } from '@amhs/domain/services/service-search'

/** Searches a list at hand: the one that comes with the site needs no network and no account. */
export function searchServices(services: readonly Service[], query: ServiceQuery): ServiceSearch {
  return widenedSearch(services, query, searchRadii[2])
}
