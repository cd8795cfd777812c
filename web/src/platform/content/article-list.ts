import { textKey } from '@amhs/domain/localized'
import { useLanguage } from '../preferences'
import { contentSource } from './content-source'
import type { ListedArticle } from './content-types'

const readList = contentSource<readonly ListedArticle[]>({
  'article-list-zh': async () => (await import('virtual:article-list-zh')).data,
  'article-list-en': async () => (await import('virtual:article-list-en')).data,
})

/** All articles as lists show them, in the reader's language and in the order of lists; suspends while it is downloaded. */
export function useArticleList(): readonly ListedArticle[] {
  return readList(`article-list-${textKey(useLanguage())}`)
}
