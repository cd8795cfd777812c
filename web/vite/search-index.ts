import type { Article, ArticleText } from '../../domain/src/content/article'
import { blockTexts } from '../../domain/src/content/article-text'
import type { SearchIndex, SearchTerms } from '../src/platform/content/content-types'
import { chineseStopWords, searchWords } from '../src/platform/content/search-words'

/** Words of the title weigh most, then summary and headings, then the text; a word that comes again weighs one more. */
function weightedTexts({ title, summary, blocks }: ArticleText): readonly (readonly [number, string])[] {
  return [
    [6, title],
    [4, summary],
    ...blocks.flatMap((block) =>
      blockTexts(block).map((text) => [block.kind === 'heading' ? 4 : 2, text] as const),
    ),
  ]
}

function termsOf(texts: readonly ArticleText[]): SearchTerms {
  const terms = new Map<string, number[]>()
  texts.forEach((text, article) => {
    const weights = new Map<string, number>()
    for (const [weight, words] of weightedTexts(text)) {
      for (const word of searchWords(words)) {
        if (chineseStopWords.has(word)) continue
        const before = weights.get(word)
        // An odd weight has had its addition.
        weights.set(word, before === undefined ? weight : before | 1)
      }
    }
    for (const [word, weight] of weights) terms.set(word, [...(terms.get(word) ?? []), article * 8 + weight])
  })
  return Object.fromEntries([...terms].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Where each word of the articles stands; made at build time, so that a browser does not read all articles to search. */
export function searchIndex(articles: readonly Article[]): SearchIndex {
  return { zh: termsOf(articles.map(({ zh }) => zh)), en: termsOf(articles.map(({ en }) => en)) }
}
