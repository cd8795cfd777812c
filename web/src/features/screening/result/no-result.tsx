import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page-meta'
import { paths } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { Loading } from '../../../ui/data/loading'
import { OnDemand } from '../../../ui/data/on-demand'
import { Link } from '../../../ui/link'
import { Page } from '../../../ui/page'
import { SupportCard } from '../../../ui/support-card'
import { resultWords } from './result.words'

const loadDamagedResults = async () => (await import('../storage/damaged-results')).DamagedResults

/** Says why no result is shown, with the ways on. */
export function NoResult({
  heading,
  text,
  failure,
  children,
}: {
  readonly heading: string
  readonly text?: string
  /** What failed, with another try. */
  readonly failure?: ReactNode
  readonly children?: ReactNode
}) {
  const words = useWords(resultWords)
  usePageTitle(heading)
  return (
    <Page heading={heading} lead={text}>
      {failure}
      <OnDemand load={loadDamagedResults} fallback={null} failed={() => null}>
        {(DamagedResults) => <DamagedResults />}
      </OnDemand>
      <div className="row">
        {children}
        <Link className="button" to={paths.screening}>
          {words.toScreening}
        </Link>
      </div>
      <SupportCard />
    </Page>
  )
}

/** No heading yet: after a navigation it would take the focus that belongs to the result's own. */
export function ResultLoading() {
  const words = useWords(resultWords)
  return (
    <div className="wrap page stack sections">
      <Loading label={words.loading} />
    </div>
  )
}
