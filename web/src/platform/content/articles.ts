import type { ArticleId } from '@amhs/domain/content/article'
import type { PageId } from '@amhs/domain/content/page'
import { textKey } from '@amhs/domain/localized'
import { useLanguage } from '../preferences'
import { contentSource } from './content-source'
import type { ArticleContent, PageContent } from './content-types'

const root = '../../../../content'

const readArticle = contentSource(
  import.meta.glob<ArticleContent>('../../../../content/articles/*/*.md', { import: 'data' }),
)
const readPage = contentSource(
  import.meta.glob<PageContent>('../../../../content/pages/*/*.md', { import: 'data' }),
)

/** An article in the reader's language; suspends while it is downloaded. */
export function useArticle(id: ArticleId): ArticleContent {
  return readArticle(`${root}/articles/${id}/${textKey(useLanguage())}.md`)
}

/** A text of `content/pages` in the reader's language; suspends while it is downloaded. */
export function usePageContent(id: PageId): PageContent {
  return readPage(`${root}/pages/${id}/${textKey(useLanguage())}.md`)
}
