import type { Service } from '@amhs/domain/services/service'
import type { ServiceRepository } from '@amhs/domain/services/service-search'
import { searchRadii, widenedSearch } from '@amhs/domain/services/service-search'

/** Services out of a list at hand: the one that comes with the site needs no network and no account. */
export function memoryServiceRepository(services: readonly Service[]): ServiceRepository {
  return { search: async (query) => widenedSearch(services, query, searchRadii[2]) }
}
