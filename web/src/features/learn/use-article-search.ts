import { useDeferredValue, useEffect, useState } from 'react'
import { articleIndex } from '../../platform/content/article-index'
import type { ArticleEntry, SearchIndex } from '../../platform/content/content-types'
import { searchArticles } from './search-articles'

export interface ArticleSearch {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Articles that fit the text, best first; all of them without a text or while the index is not there. */
  readonly entries: readonly ArticleEntry[]
}

/** Searches the articles; the index is downloaded once somebody types. */
export function useArticleSearch(text: string): ArticleSearch {
  const wanted = useDeferredValue(text.trim())
  const [index, setIndex] = useState<SearchIndex | 'failed' | null>(null)
  const asked = wanted !== ''

  useEffect(() => {
    if (!asked) return
    let current = true
    import('virtual:article-search').then(
      ({ data }) => current && setIndex(data),
      () => current && setIndex('failed'),
    )
    return () => {
      current = false
    }
  }, [asked])

  if (!asked) return { status: 'idle', entries: articleIndex }
  if (index === null) return { status: 'loading', entries: articleIndex }
  if (index === 'failed') return { status: 'failed', entries: articleIndex }
  const found = searchArticles(index, wanted, articleIndex.length)
  return { status: 'ready', entries: found.flatMap((number) => articleIndex[number] ?? []) }
}
