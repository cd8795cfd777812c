import { inLanguage, textKey } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { citiesAround, citiesByProvince } from '@amhs/domain/services/city-provinces'
import { localSteps, type StepsFor } from '@amhs/domain/services/local-steps'
import type { ServiceFilters } from '@amhs/domain/services/service-filters'
import { paths } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand } from '../../platform/region'
import { useWords } from '../../platform/words'
import { CrisisLinesList } from '../../ui/crisis-lines-list'
import { Link } from '../../ui/link'
import { LocalSteps } from '../../ui/local-steps'
import { notListedWords } from './not-listed.words'
import type { SearchPlace } from './search-types'
import { resultWords } from './services.words'

/** What helps wherever in a region somebody is, where the list has nothing near: first the ways in, then the lines that can be called. */
export function NotListed({
  region,
  ages,
  place,
}: {
  readonly region: string
  readonly ages: ServiceFilters['ages']
  /** Around which nothing was found; left out where all that is known is the region. */
  readonly place?: SearchPlace
}) {
  const words = useWords(notListedWords)
  const { crisisInstead } = useWords(resultWords)
  const language = useLanguage()
  const ageBand = useAgeBand() ?? undefined
  const whose: StepsFor = isMinor(ageBand) ? 'young' : ages === 'child' ? 'parent' : 'adult'
  const { name, lines } = crisisContacts(region, {
    ageBand: whose === 'young' ? ageBand : whose,
    language,
  })
  const stepNumbers = localSteps[region]?.[whose].map(({ href }) => href) ?? []
  const others = lines.filter(({ number }) => !stepNumbers.includes(telephoneHref(number) ?? ''))
  const { sameProvince, nearest } = useOtherCities(region, place)
  return (
    <div className="stack">
      <p>
        {words.notComplete}
        {sameProvince && words.sameProvince(sameProvince)}
        {nearest && words.nearest(nearest)}
      </p>
      <p>{words.wherever(inLanguage(name, language))}</p>
      <LocalSteps whose={whose} region={region} />
      <CrisisLinesList emergency={[]} lines={others} />
      <p>
        <Link to={paths.crisis}>{crisisInstead}</Link>
      </p>
    </div>
  )
}

/** Where else to look, in words: of the same province, and nearest; all by province where only the region is known. */
function useOtherCities(region: string, place: SearchPlace | undefined) {
  const words = useWords(notListedWords)
  const language = useLanguage()
  if (!place) return { sameProvince: inLanguage(citiesByProvince(region), language), nearest: '' }
  const { sameProvince, nearest } = citiesAround(place.kind === 'city' ? place.city : place.position, region)
  const comma = textKey(language) === 'zh' ? '、' : ', '
  return {
    sameProvince: sameProvince.map(({ name }) => inLanguage(name, language)).join(comma),
    nearest: nearest.map(({ city, km }) => words.away(inLanguage(city.name, language), km)).join(comma),
  }
}
