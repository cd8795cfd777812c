import { inLanguage } from '@amhs/domain/localized'
import { crisisRegion, unknownRegion } from '@amhs/domain/safety/crisis-lines'
import type { City, Service } from '@amhs/domain/services/service'
import { bundledServices, cities, isInCity, serviceRegions } from '@amhs/domain/services/service'
import type { ServiceFilters } from '@amhs/domain/services/service-filters'
import { matchOf } from '@amhs/domain/services/service-filters'
import { useLanguage } from '../../platform/preferences'
import { useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { NotListedLate } from './not-listed-late'
import { ServiceCard } from './service-card'
import { resultWords } from './services.words'

/**
 * The bundled services by region and city: what stands in the page before any search, and without script. The reader's own region
 * stands alone, the others are folded away below it; who has told no region sees them all.
 */
export function AllServices({ filters }: { readonly filters: ServiceFilters }) {
  const words = useWords(resultWords)
  const language = useLanguage()
  const region = useRegion()
  // "Open now" is never offered for the bundled list, which knows no hours: any moment will do.
  const services = bundledServices.filter((service) => matchOf(service, filters, new Date(0)) !== null)
  const isOwn = ({ region: place }: { readonly region: string }) =>
    region === unknownRegion || place === region
  const own = services.filter(isOwn)
  const others = services.filter((service) => !isOwn(service))
  const isListed = region === unknownRegion || serviceRegions.includes(region)
  return (
    <section className="stack" aria-labelledby="all">
      <h2 id="all" tabIndex={-1}>
        {words.all}
      </h2>
      <p role="status">
        {own.length > 0
          ? words.allText(services.length, citiesOf(services).length)
          : isListed
            ? words.allNone
            : words.notListed(inLanguage(crisisRegion(region).name, language))}
      </p>
      {!isListed && <NotListedLate region={region} ages={filters.ages} />}
      <Regions services={own} />
      {others.length > 0 && (
        <details>
          <summary>{words.elsewhere(others.length)}</summary>
          <div className="stack">
            <Regions services={others} />
          </div>
        </details>
      )}
    </section>
  )
}

function citiesOf(services: readonly Service[]): readonly City[] {
  return cities.filter((city) => services.some((service) => isInCity(service, city)))
}

function Regions({ services }: { readonly services: readonly Service[] }) {
  const language = useLanguage()
  const shown = citiesOf(services)
  return serviceRegions
    .filter((region) => shown.some((city) => city.region === region))
    .map((region) => (
      <section key={region} aria-labelledby={`region-${region}`}>
        <h3 id={`region-${region}`}>{inLanguage(crisisRegion(region).name, language)}</h3>
        <div className="service-cities">
          {shown
            .filter((city) => city.region === region)
            .map((city) => (
              <CityServices
                key={city.id}
                city={city}
                services={services.filter((service) => isInCity(service, city))}
              />
            ))}
        </div>
      </section>
    ))
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
