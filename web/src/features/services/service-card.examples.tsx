import { bundledServices } from '@amhs/domain/services/service'
import type { Examples } from '../../platform/examples'
import { ServiceCard } from './service-card'
import './services.css'

const [first] = bundledServices

export const examples: Examples = {
  'with distance and number': () => (
    <ul className="plain">
      {first && <ServiceCard service={first} distanceKm={2.4} number={3} headingLevel="h3" />}
    </ul>
  ),
  'one of each kind': () => (
    <ul className="plain">
      {[...new Map(bundledServices.map((service) => [service.kind, service])).values()].map((service) => (
        <ServiceCard key={service.id} service={service} headingLevel="h3" />
      ))}
    </ul>
  ),
}
