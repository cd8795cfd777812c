import { inLanguage } from '@amhs/domain/localized'
import { crisisRegion } from '@amhs/domain/safety/crisis-lines'
import type { City, Service } from '@amhs/domain/services/service'
import { bundledServices, cities, isInCity, serviceRegions } from '@amhs/domain/services/service'
import type { ServiceFilters } from '@amhs/domain/services/service-filters'
import { matchOf } from '@amhs/domain/services/service-filters'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { ServiceCard } from './service-card'
import { resultWords } from './services.words'

/** Every bundled service by region and city: what stands in the page before any search, and without script. */
export function AllServices({ filters }: { readonly filters: ServiceFilters }) {
  const words = useWords(resultWords)
  const language = useLanguage()
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
      {serviceRegions.map((region) => {
        const regionCities = citiesShown.filter((city) => city.region === region)
        if (regionCities.length === 0) return null
        return (
          <section key={region} aria-labelledby={`region-${region}`}>
            <h3 id={`region-${region}`}>{inLanguage(crisisRegion(region).name, language)}</h3>
            <div className="service-cities">
              {regionCities.map((city) => (
                <CityServices
                  key={city.id}
                  city={city}
                  services={services.filter((service) => isInCity(service, city))}
                />
              ))}
            </div>
          </section>
        )
      })}
    </section>
  )
}

/** Native disclosure: without script the list opens as well. */
function CityServices({ city, services }: { readonly city: City; readonly services: readonly Service[] }) {
  const words = useWords(resultWords)
  const language = useLanguage()
  return (
    <details>
      <summary>{words.cityCount(inLanguage(city.name, language), services.length)}</summary>
      <ul className="plain stack">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} headingLevel="h4" />
        ))}
      </ul>
    </details>
  )
}
