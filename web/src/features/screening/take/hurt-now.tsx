import { paths, resourceHref } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { OnDemand } from '../../../ui/data/on-demand'
import { Link } from '../../../ui/link'
import { startWords } from './start.words'

const loadPoliceNumber = async () => (await import('./police-number')).PoliceNumber

/**
 * What is terrible may be going on: whom to call, before anything is asked. The numbers load apart.
 *
 * @param withAll whether it leads to every way to get help as well, where there is room
 */
export function HurtNow({ withAll = false }: { readonly withAll?: boolean }) {
  const words = useWords(startWords)
  return (
    <p className="small">
      {words.hurtNow}{' '}
      <OnDemand load={loadPoliceNumber} fallback={words.police} failed={() => words.police}>
        {(PoliceNumber) => <PoliceNumber />}
      </OnDemand>
      {' · '}
      <Link to={resourceHref('domestic-violence')}>{words.whoHelps}</Link>
      {withAll && (
        <>
          {' · '}
          <Link to={paths.crisis}>{words.allHelp}</Link>
        </>
      )}
    </p>
  )
}
