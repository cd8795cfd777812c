import { useDeferredValue, useState } from 'react'
import { articleEntry, articleIndex } from '../../../platform/content/article-index'
import type { ArticleEntry } from '../../../platform/content/content-types'
import { useLoaded } from '../../../platform/use-loaded'

export interface ArticleSearch {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Articles that fit the text, best first; all of them without a text or while the search is not there. */
  readonly entries: readonly ArticleEntry[]
}

const loadSearch = () => import('@amhs/domain/find/find-articles')

/** Searches the articles as `npm run find` does; words and law of the search are downloaded once somebody types. */
export function useArticleSearch(text: string): ArticleSearch {
  const wanted = useDeferredValue(text.trim())
  const asked = wanted !== ''
  /** Once somebody has typed, the search stays. */
  const [begun, setBegun] = useState(false)
  if (asked && !begun) setBegun(true)
  const { data: search, error } = useLoaded(begun ? loadSearch : null)

  if (!asked) return { status: 'idle', entries: articleIndex }
  if (search === undefined) return { status: error === null ? 'loading' : 'failed', entries: articleIndex }
  const found = search.findArticles(wanted, articleIndex)
  return { status: 'ready', entries: found.flatMap((id) => articleEntry(id) ?? []) }
}
