import { useDeferredValue, useState } from 'react'
import type { ListedArticle } from '../../../platform/content/content-types'
import { useLoaded } from '../../../platform/use-loaded'
import { loadOutcomes } from './late-outcomes'

export interface ArticleSearch {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Articles that fit the text, best first; all of them without a text or while the search is not there. */
  readonly entries: readonly ListedArticle[]
}

const loadSearch = async () => (await loadOutcomes()).loadSearch()

/** Searches the articles as `npm run find` does; words and law of the search are downloaded once somebody types. */
export function useArticleSearch(text: string, articles: readonly ListedArticle[]): ArticleSearch {
  const wanted = useDeferredValue(text.trim())
  const asked = wanted !== ''
  /** Once somebody has typed, the search stays. */
  const [begun, setBegun] = useState(false)
  if (asked && !begun) setBegun(true)
  const { data: search, error } = useLoaded(begun ? loadSearch : null)

  if (!asked) return { status: 'idle', entries: articles }
  if (search === undefined) return { status: error === null ? 'loading' : 'failed', entries: articles }
  return {
    status: 'ready',
    entries: search(wanted).flatMap((id) => articles.find((entry) => entry.id === id) ?? []),
  }
}
