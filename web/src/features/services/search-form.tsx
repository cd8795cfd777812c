import { inLanguage } from '@amhs/domain/localized'
import { crisisRegion } from '@amhs/domain/safety/crisis-lines'
import type { Position } from '@amhs/domain/services/position'
import type { ServiceAges, ServiceCost } from '@amhs/domain/services/service'
import { bundledServices, cities, hasOtherPlaces, regionsFrom } from '@amhs/domain/services/service'
import type { ServiceFilters } from '@amhs/domain/services/service-filters'
import type { SearchRadius } from '@amhs/domain/services/service-search'
import { searchRadii } from '@amhs/domain/services/service-search'
import {
  agesWords,
  costWords,
  kindWords,
  serviceKindOrder,
  serviceLanguageWords,
} from '@amhs/domain/services/service-texts'
import { useLanguage } from '../../platform/preferences'
import { useRegion } from '../../platform/region'
import { useWords } from '../../platform/words'
import { FilterSelect } from '../../ui/filter-select'
import { LocationButton } from './location-button'
import { servicesWords } from './services.words'

/** The choice in the list of cities that stands for the person's own approximate position. */
export const hereId = 'here'

/** Begins the choice that stands for a place of a region that is in no list. */
const otherPlace = 'other-'

/** The region whose unlisted places were chosen; null where a city or the position was. */
export function regionOfOther(cityId: string): string | null {
  return cityId.startsWith(otherPlace) ? cityId.slice(otherPlace.length) : null
}

/** What the form holds; no city stands for all of them. */
export interface SearchChoices {
  readonly cityId: string
  readonly from: SearchRadius
  readonly filters: ServiceFilters
}

interface SearchFormProps {
  readonly choices: SearchChoices
  readonly onChange: (choices: SearchChoices) => void
  /** A city was chosen, or none: the list follows at once. */
  readonly onPlace: (cityId: string) => void
  readonly onSearch: () => void
  readonly onPosition: (position: Position) => void
  /** Whether any service at hand lists its hours; without, the wish is not offered. */
  readonly hoursKnown: boolean
  /** Whether the person's approximate position is at hand, as one more place to choose. */
  readonly here: boolean
}

const ages = ['child', 'adult'] as const satisfies readonly ServiceAges[]
const costs = ['free', 'insurance', 'self-pay'] as const satisfies readonly ServiceCost[]
const listedKinds = serviceKindOrder.filter((kind) =>
  bundledServices.some((service) => service.kind === kind),
)

/** City or position first, which act at once; then, folded, distance and wishes with their button. Needs script; without it the page shows every service. */
export function SearchForm({
  choices,
  onChange,
  onPlace,
  onSearch,
  onPosition,
  hoursKnown,
  here,
}: SearchFormProps) {
  const words = useWords(servicesWords)
  const language = useLanguage()
  const own = useRegion()
  const { cityId, from, filters } = choices
  const change = (part: Partial<ServiceFilters>) => onChange({ ...choices, filters: { ...filters, ...part } })
  return (
    <form
      method="post"
      className="stack needs-script"
      aria-label={words.formLabel}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <div className="field">
        <label htmlFor="city">{words.city}</label>
        <select id="city" value={cityId} onChange={(event) => onPlace(event.target.value)}>
          <option value="">{words.allCities}</option>
          {here && <option value={hereId}>{words.here}</option>}
          {regionsFrom(own).map((region) => (
            <optgroup key={region} label={inLanguage(crisisRegion(region).name, language)}>
              {cities
                .filter((city) => city.region === region)
                .map((city) => (
                  <option key={city.id} value={city.id}>
                    {inLanguage(city.name, language)}
                  </option>
                ))}
              {hasOtherPlaces(region) && (
                <option value={`${otherPlace}${region}`}>
                  {words.otherPlace(inLanguage(crisisRegion(region).name, language))}
                </option>
              )}
            </optgroup>
          ))}
        </select>
      </div>
      <LocationButton onPosition={onPosition} />
      <details className="service-filters">
        <summary>{words.more}</summary>
        <div className="stack">
          <fieldset>
            <legend className="label">{words.distance}</legend>
            <span className="hint">{words.widensHint}</span>
            {searchRadii.map((km) => (
              <label className="check" key={km}>
                <input
                  type="radio"
                  name="from"
                  checked={from === km}
                  onChange={() => onChange({ ...choices, from: km })}
                />
                {words.within(km)}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend className="label">{words.kind}</legend>
            {listedKinds.map((kind) => (
              <label className="check" key={kind}>
                <input
                  type="checkbox"
                  checked={filters.kinds.includes(kind)}
                  onChange={(event) => {
                    const others = filters.kinds.filter((other) => other !== kind)
                    change({ kinds: event.target.checked ? [...others, kind] : others })
                  }}
                />
                {inLanguage(kindWords[kind], language)}
              </label>
            ))}
          </fieldset>
          <FilterSelect
            label={words.language}
            all={words.anyLanguage}
            value={filters.language}
            options={Object.entries(serviceLanguageWords).map(([value, text]) => ({
              value,
              label: inLanguage(text, language),
            }))}
            onChange={(value) => change({ language: value })}
          />
          <FilterSelect
            label={words.ages}
            all={words.anyAges}
            value={filters.ages}
            options={ages.map((value) => ({ value, label: inLanguage(agesWords[value], language) }))}
            onChange={(value) => change({ ages: value })}
          />
          <FilterSelect
            label={words.cost}
            all={words.anyCost}
            value={filters.cost}
            options={costs.map((value) => ({ value, label: inLanguage(costWords[value], language) }))}
            onChange={(value) => change({ cost: value })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={filters.stepFree}
              onChange={(event) => change({ stepFree: event.target.checked })}
            />
            {words.stepFree}
          </label>
          {hoursKnown && (
            <label className="check">
              <input
                type="checkbox"
                checked={filters.openNow}
                onChange={(event) => change({ openNow: event.target.checked })}
              />
              {words.openNow}
            </label>
          )}
          <p className="hint">{words.unknownHint}</p>
          {!hoursKnown && <p className="hint">{words.noHours}</p>}
          <p>
            <button type="submit" className="button primary">
              {words.update}
            </button>
          </p>
        </div>
      </details>
    </form>
  )
}
