import { useDeferredValue, useState } from 'react'
import { articleIndex } from '../../../platform/content/article-index'
import type { ArticleEntry } from '../../../platform/content/content-types'
import { useLoaded } from '../../../platform/use-loaded'
import { searchArticles } from './search-articles'

export interface ArticleSearch {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Articles that fit the text, best first; all of them without a text or while the index is not there. */
  readonly entries: readonly ArticleEntry[]
}

const loadIndex = async () => (await import('virtual:article-search')).data

/** Searches the articles; the index is downloaded once somebody types. */
export function useArticleSearch(text: string): ArticleSearch {
  const wanted = useDeferredValue(text.trim())
  const asked = wanted !== ''
  /** Once somebody has typed, the index stays. */
  const [begun, setBegun] = useState(false)
  if (asked && !begun) setBegun(true)
  const { data: index, error } = useLoaded(begun ? loadIndex : null)

  if (!asked) return { status: 'idle', entries: articleIndex }
  if (index === undefined) return { status: error === null ? 'loading' : 'failed', entries: articleIndex }
  const found = searchArticles(index, wanted, articleIndex.length)
  return { status: 'ready', entries: found.flatMap((number) => articleIndex[number] ?? []) }
}
