import { inLanguage } from '@amhs/domain/localized'
import { isMinor } from '@amhs/domain/safety/age-band'
import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { citiesByProvince } from '@amhs/domain/services/city-provinces'
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
import { resultWords } from './services.words'

/** What helps wherever in a region somebody is, where the list has nothing near: first the ways in, then the lines that can be called. */
export function NotListed({
  region,
  ages,
}: {
  readonly region: string
  readonly ages: ServiceFilters['ages']
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
  const provinces = inLanguage(citiesByProvince(region), language)
  return (
    <div className="stack">
      <p>
        {words.notComplete}
        {provinces && words.sameProvince(provinces)}
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
