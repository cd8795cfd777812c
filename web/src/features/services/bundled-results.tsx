import { bundledServices } from '@amhs/domain/services/service'
import { useMemo } from 'react'
import type { DoneSearch, ResultsProps } from './search-types'
import { queryOf } from './search-types'
import { ServiceResults } from './service-results'
import { searchServices } from './services.memory'

/** What the list that comes with the site holds; also where it stands in for the newest. */
export function BundledResults({
  asked,
  isAskingNewest,
  ...actions
}: ResultsProps & {
  /** The newest list is on its way, and takes the place of this one. */
  readonly isAskingNewest: boolean
}) {
  const search = useMemo<DoneSearch>(() => {
    const result = searchServices(bundledServices, queryOf(asked))
    return {
      wish: asked.wish,
      takesFocus: asked.takesFocus,
      result,
      source: 'bundled',
      newestFailed: asked.newestFailed ?? false,
      askedForNewest: false,
    }
  }, [asked])
  return <ServiceResults search={search} isAskingNewest={isAskingNewest} {...actions} />
}
