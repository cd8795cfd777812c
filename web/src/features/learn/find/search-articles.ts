import type { SearchIndex, SearchTerms } from '../../../platform/content/content-types'
import { chineseStopWords, searchWords } from '../../../platform/content/search-words'
import { synonymsOf, withKnownWords } from './search-synonyms'

/** Another word for the same thing counts nearly as much as the word itself. */
const synonymLikeness = 0.8

const han = /\p{Script=Han}/u

/** How well a word of the index answers a word of the search: 1 the same, less for a part of it, 0 not at all. */
function likeness(wanted: string, term: string): number {
  if (wanted === term) return 1
  if (han.test(wanted)) {
    // Two dictionaries may cut the same sentence differently, so a part of a word counts too.
    return wanted.length >= 2 && term.length >= 2 && (term.includes(wanted) || wanted.includes(term))
      ? 0.5
      : 0
  }
  return wanted.length >= 3 && term.startsWith(wanted) ? 0.6 : 0
}

/** The best score of each article for one word; rare words weigh more. */
function scoresOf(wanted: string, terms: SearchTerms, articleCount: number): Map<number, number> {
  const scores = new Map<number, number>()
  const others = synonymsOf(wanted)
  for (const [term, places] of Object.entries(terms)) {
    const like = others.includes(term) ? synonymLikeness : likeness(wanted, term)
    if (like === 0) continue
    for (const place of places) {
      const article = Math.floor(place / 8)
      const score = like * (place % 8)
      scores.set(article, Math.max(score, scores.get(article) ?? 0))
    }
  }
  const rarity = 1 + Math.log(articleCount / Math.max(1, scores.size))
  return new Map([...scores].map(([article, score]) => [article, score * rarity]))
}

/**
 * Searches articles in both languages at once.
 *
 * @returns numbers of articles (places in the index of articles), best first: those with every word of the search or,
 * when there are none, those with most of them
 */
export function searchArticles(index: SearchIndex, text: string, articleCount: number): readonly number[] {
  const wanted = searchWords(withKnownWords(text)).filter((word) => !chineseStopWords.has(word))
  const found = new Map<number, { words: number; score: number }>()
  for (const word of wanted) {
    const both = [index.zh, index.en].map((terms) => scoresOf(word, terms, articleCount))
    for (let article = 0; article < articleCount; article += 1) {
      const score = Math.max(...both.map((scores) => scores.get(article) ?? 0))
      if (score === 0) continue
      const before = found.get(article) ?? { words: 0, score: 0 }
      found.set(article, { words: before.words + 1, score: before.score + score })
    }
  }
  const most = Math.max(0, ...[...found.values()].map(({ words }) => words))
  return [...found]
    .filter(([, { words }]) => words === most)
    .toSorted(([one, a], [other, b]) => b.score - a.score || one - other)
    .map(([article]) => article)
}
