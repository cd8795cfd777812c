import type { ArticleContent, PageContent } from './content-types'

/**
 * How each text is loaded. A file of its own, because the list of all texts is longer than many a text: the served page names its
 * own text itself, and the list comes when somebody is about to leave for another page or for the other language.
 */
export const articleLoaders = import.meta.glob<ArticleContent>('../../../../content/articles/*/*.md', {
  import: 'data',
})

export const pageTextLoaders = import.meta.glob<PageContent>('../../../../content/pages/*/*.md', {
  import: 'data',
})
