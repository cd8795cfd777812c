import type { ComponentProps } from 'react'
import { paths } from '../../platform/paths'
import { useWords } from '../../platform/words'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import type { NotListed } from './not-listed'
import { resultWords } from './services.words'

const loadNotListed = async () => (await import('./not-listed')).NotListed

/** Most people find something near: what helps elsewhere loads for the others alone, and until then there is the page of all numbers. */
export function NotListedLate(props: ComponentProps<typeof NotListed>) {
  const words = useWords(resultWords)
  const toNumbers = (
    <p>
      <Link to={paths.crisis}>{words.crisisInstead}</Link>
    </p>
  )
  return (
    <OnDemand load={loadNotListed} fallback={toNumbers} failed={() => toNumbers}>
      {(Loaded) => <Loaded {...props} />}
    </OnDemand>
  )
}
