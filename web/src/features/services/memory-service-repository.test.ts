import { memoryServiceRepository } from './memory-service-repository'
import { serviceRepositorySuite } from './service-repository.suite'

serviceRepositorySuite('services in memory', async (services) => memoryServiceRepository(services))
