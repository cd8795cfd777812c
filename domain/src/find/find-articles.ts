import { readTopics } from '../assistant/guide-topics'
import type { ArticleId } from '../content/article'
import { cleanText } from '../safety/normalise'

/** What a search needs of an article besides the words of its topic. */
export interface FindableArticle {
  readonly id: ArticleId
  readonly title: { readonly zh: string; readonly en: string }
}

/** So many articles answer one search at most; a longer list says that nothing was understood. */
const mostFound = 6
function titleMatches(wanted: string, title: string): boolean {
  const plain = cleanText(title)
  // A Latin word is found from its beginning, while it is being typed.
  return /^[a-z]/.test(wanted) ? ` ${plain}`.includes(` ${wanted}`) : plain.includes(wanted)
}

/**
 * The articles for a search, best first; none where none fits. The page of articles and `npm run find` run this, and it reads
 * a search with the words of the guide: short words, slang and whole questions, in both languages at once, in simplified or
 * traditional characters. A part of a title finds its article too.
 */
export function findArticles(text: string, articles: readonly FindableArticle[]): readonly ArticleId[] {
  const wanted = cleanText(text).trim().replace(/\s+/g, ' ')
  const meant = readTopics(text).articles.map(({ id }) => id)
  const letters = [...wanted].length
  const titled =
    letters >= (/^[a-z]/.test(wanted) ? 3 : 2)
      ? articles.filter(({ title }) => titleMatches(wanted, title.zh) || titleMatches(wanted, title.en))
      : []
  return [...new Set([...meant, ...titled.map(({ id }) => id)])].slice(0, mostFound)
}
