import { articleTexts, blockTexts } from '../../domain/src/content/article-text'
import { type StyleRemarks, styleRemarks } from '../../domain/src/content/style'
import { contentReport } from './content-report'
import { pagesReport } from './page-report'
import { readWordFiles } from './read-words'

/** Names of what is looked for, as the report heads them. */
export const remarkKinds: Readonly<Record<keyof StyleRemarks, string>> = {
  long: 'zh over 28',
  passive: 'en passive',
  germanisms: 'en German',
  uncontracted: 'en uncontracted',
  terms: 'not in glossary',
}

export interface StyleEntry {
  /** An article's id, `pages/` with a page's id, or the path of a word file. */
  readonly id: string
  readonly remarks: StyleRemarks
}

function both(zh: readonly string[], en: readonly string[]): StyleRemarks {
  const [chinese, english] = [styleRemarks('zh', zh), styleRemarks('en', en)]
  return { ...english, long: chinese.long, terms: [...chinese.terms, ...english.terms] }
}

/** What an editor looks at again, in articles, pages and the words of the interface. */
export function styleReport(): readonly StyleEntry[] {
  const articles = contentReport().articles.map(({ article }) => ({
    id: article.id,
    remarks: both(articleTexts(article.zh), articleTexts(article.en)),
  }))
  const pages = pagesReport().pages.map(({ page }) => {
    const texts = ({ title, description, summary, blocks }: typeof page.zh) => [
      title,
      description,
      summary,
      ...blocks.flatMap((block) => (block.kind === 'marker' ? [] : blockTexts(block))),
    ]
    return { id: `pages/${page.id}`, remarks: both(texts(page.zh), texts(page.en)) }
  })
  const words = readWordFiles().map(({ file, zh, en }) => ({ id: file, remarks: both(zh, en) }))
  return [...articles, ...pages, ...words]
}
