import { searchServices } from './services.memory'
import { serviceRepositorySuite } from './services.repository.suite'

serviceRepositorySuite('services in memory', async (services) => ({
  search: async (query) => searchServices(services, query),
}))
