import type { ArticleId } from '@amhs/domain/content/article'
import type { PageId } from '@amhs/domain/content/page'
import { textKey } from '@amhs/domain/localized'
import { useLanguage } from '../preferences'
import { contentSource } from './content-source'
import type { ArticleContent, PageContent } from './content-types'

const root = '../../../../content'

const readArticle = contentSource<ArticleContent>((file) =>
  file.startsWith(`${root}/articles/`)
    ? async () => loaded(file, (await import('./text-loaders')).articleLoaders)
    : undefined,
)
const readPage = contentSource<PageContent>((file) =>
  file.startsWith(`${root}/pages/`)
    ? async () => loaded(file, (await import('./text-loaders')).pageTextLoaders)
    : undefined,
)

function loaded<Value>(
  file: string,
  loaders: Readonly<Record<string, () => Promise<Value>>>,
): Promise<Value> {
  const load = loaders[file]
  if (!load) throw new RangeError(`There is no ${file}`)
  return load()
}

/** An article in the reader's language; suspends while it is downloaded. */
export function useArticle(id: ArticleId): ArticleContent {
  return readArticle(`${root}/articles/${id}/${textKey(useLanguage())}.md`)
}

/** A text of `content/pages` in the reader's language; suspends while it is downloaded. */
export function usePageContent(id: PageId): PageContent {
  return readPage(`${root}/pages/${id}/${textKey(useLanguage())}.md`)
}
