import { bundledServices } from '@amhs/domain/services/service'
import { useMemo } from 'react'
import type { DoneSearch, ResultsProps } from './search-types'
import { queryOf } from './search-types'
import { ServiceResults } from './service-results'
import { searchServices } from './services.memory'

/** What the list that comes with the site holds; `newestFailed` where it stands in for the newest. */
export function BundledResults({
  asked,
  newestFailed = false,
  ...actions
}: ResultsProps & { readonly newestFailed?: boolean }) {
  const search = useMemo<DoneSearch>(() => {
    const result = searchServices(bundledServices, queryOf(asked))
    return { wish: asked.wish, takesFocus: asked.takesFocus, result, source: 'bundled', newestFailed }
  }, [asked, newestFailed])
  return <ServiceResults search={search} {...actions} />
}
