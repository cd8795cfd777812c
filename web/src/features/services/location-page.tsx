import type { Position } from '@amhs/domain/services/position'
import { bundledServices, cities } from '@amhs/domain/services/service'
import { noFilters } from '@amhs/domain/services/service-filters'
import { useState } from 'react'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { SupportCard } from '../../ui/support-card'
import { AllServices } from './all-services'
import type { SearchChoices } from './search-form'
import { hereId, SearchForm } from './search-form'
import { ServiceResults } from './service-results'
import './services.css'
import { servicesWords } from './services.words'
import type { SearchPlace } from './use-service-search'
import { useServiceSearch } from './use-service-search'

const startChoices: SearchChoices = { cityId: '', from: 10, filters: noFilters }

export default function LocationPage() {
  const words = useWords(servicesWords)
  const [choices, setChoices] = useState(startChoices)
  /** The wishes of the list of all services: they count once the person has asked for it. */
  const [listed, setListed] = useState(noFilters)
  const [here, setHere] = useState<Position | null>(null)
  const { state, search, clear } = useServiceSearch()

  const found = state.status === 'done' ? state.result.found.map(({ service }) => service) : []
  const hoursKnown = [...bundledServices, ...found].some(({ openingHours }) => openingHours !== null)

  const searchBy = (wanted: SearchChoices, position: Position | null) => {
    const place = placeOf(wanted.cityId, position)
    if (place) void search({ place, filters: wanted.filters, from: wanted.from })
    else clear()
    setListed(wanted.filters)
  }

  return (
    <Page heading={words.heading} lead={words.lead}>
      <div className="split lead-start">
        <div className="service-search">
          <SearchForm
            choices={choices}
            hoursKnown={hoursKnown}
            here={here !== null}
            onChange={setChoices}
            onSearch={() => searchBy(choices, here)}
            onPosition={(position) => {
              const next = { ...choices, cityId: hereId }
              setHere(position)
              setChoices(next)
              searchBy(next, position)
            }}
          />
        </div>
        {state.status === 'searching' && <Spinner label={words.searching} />}
        {state.status === 'done' && (
          <ServiceResults
            search={state}
            onSearchNewest={() => void search(state.wish, 'newest')}
            onClearFilters={() => {
              const next = { ...choices, filters: noFilters }
              setChoices(next)
              searchBy(next, here)
            }}
          />
        )}
        {state.status === 'idle' && <AllServices filters={listed} />}
      </div>
      <SupportCard />
    </Page>
  )
}

function placeOf(cityId: string, position: Position | null): SearchPlace | null {
  if (cityId === hereId) return position ? { kind: 'here', position } : null
  const city = cities.find(({ id }) => id === cityId)
  return city ? { kind: 'city', city } : null
}
