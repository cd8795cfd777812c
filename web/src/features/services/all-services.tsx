import { inLanguage } from '@amhs/domain/localized'
import { crisisRegion } from '@amhs/domain/safety/crisis-lines'
import type { City, Service } from '@amhs/domain/services/service'
import { bundledServices, cities, isInCity, serviceRegions } from '@amhs/domain/services/service'
import type { ServiceFilters } from '@amhs/domain/services/service-filters'
import { matchOf } from '@amhs/domain/services/service-filters'
import { useLanguage } from '../../platform/preferences'
import { useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { ServiceCard } from './service-card'
import { resultWords } from './services.words'

/** Every bundled service by region and city: what stands in the page before any search, and without script. */
export function AllServices({ filters }: { readonly filters: ServiceFilters }) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const chosenRegion = useRegion()
  // "Open now" is never offered for the bundled list, which knows no hours: any moment will do.
  const services = bundledServices.filter((service) => matchOf(service, filters, new Date(0)) !== null)
  const citiesShown = cities.filter((city) => services.some((service) => isInCity(service, city)))
  return (
    <section className="stack" aria-labelledby="all">
      <h2 id="all" tabIndex={-1}>
        {words.all}
      </h2>
      <p role="status">
        {services.length > 0 ? words.allText(services.length, citiesShown.length) : words.allNone}
      </p>
      <div className="service-regions">
        {serviceRegions.map((region) => {
          const own = services.filter((service) => service.region === region)
          if (own.length === 0) return null
          return (
            <details key={region} open={region === chosenRegion}>
              <summary>
                {words.regionCount(inLanguage(crisisRegion(region).name, language), own.length)}
              </summary>
              {citiesShown
                .filter((city) => city.region === region)
                .map((city) => (
                  <CityServices key={city.id} city={city} services={own} />
                ))}
            </details>
          )
        })}
      </div>
    </section>
  )
}

function CityServices({ city, services }: { readonly city: City; readonly services: readonly Service[] }) {
  const language = useLanguage()
  return (
    <section className="stack city-services" aria-labelledby={`city-${city.id}`}>
      <h3 id={`city-${city.id}`}>{inLanguage(city.name, language)}</h3>
      <ul className="plain stack">
        {services
          .filter((service) => isInCity(service, city))
          .map((service) => (
            <ServiceCard key={service.id} service={service} headingLevel="h4" />
          ))}
      </ul>
    </section>
  )
}
