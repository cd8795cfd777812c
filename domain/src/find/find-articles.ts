import { readTopics } from '../assistant/guide-topics'
import { type ArticleId, isArticleId } from '../content/article'
import { cleanText } from '../safety/normalise'
import { asksForPerson } from './asks-for-person'
import plainWords from './plain-words.json'
import { searchReadings } from './search-readings'

/** What a search needs of an article besides the words of its topic. */
export interface FindableArticle {
  readonly id: ArticleId
  readonly title: { readonly zh: string; readonly en: string }
}

/** So many articles answer one search at most; a longer list says that nothing was understood. */
const mostFound = 6

/** What people add to the name of a matter, which the topic model takes for an exam or for nothing. */
const addedWords =
  /\s*(?:\b(?:self |online |free )?(?:tests?|quiz|screening|symptoms?|signs|treatments?|meaning)|在线|免费|测试题?|自测|测评|症状|表现|治疗|是什么)$/

const entries = Object.entries(plainWords).flatMap(([id, words]) =>
  isArticleId(id) ? words.map((word) => ({ id, word })) : [],
)

/** The articles whose plain words stand in a text: words that the topic model, which has learned from sentences, does not know alone. */
function namedIn(text: string): readonly ArticleId[] {
  const padded = ` ${text} `
  const stands = (word: string) =>
    /^[a-z0-9]/.test(word) ? padded.includes(` ${word} `) : text.includes(word)
  return entries.filter(({ word }) => stands(word)).map(({ id }) => id)
}

/** What a search means; a name with an added word ("anxiety test") is read without it first. */
function meantBy(wanted: string): readonly ArticleId[] {
  const exact = entries.find(({ word }) => word === wanted)
  if (exact) return [exact.id]
  const bare = wanted.replace(addedWords, '')
  const readings = bare === '' || bare === wanted ? [wanted] : [bare, wanted]
  const readers = [(text: string) => readTopics(text).articles.map(({ id }) => id), namedIn]
  const found = readers.flatMap((read) => readings.map(read))
  return found.find((ids) => ids.length > 0) ?? []
}

function titleMatches(wanted: string, title: string): boolean {
  const plain = cleanText(title)
  // A Latin word is found from its beginning, while it is being typed.
  return /^[a-z]/.test(wanted) ? ` ${plain}`.includes(` ${wanted}`) : plain.includes(wanted)
}

/** What one reading of a search finds. */
function foundBy(wanted: string, articles: readonly FindableArticle[]): readonly ArticleId[] {
  const meant = meantBy(wanted)
  const letters = [...wanted].length
  const titled =
    letters >= (/^[a-z]/.test(wanted) ? 3 : 2)
      ? articles.filter(({ title }) => titleMatches(wanted, title.zh) || titleMatches(wanted, title.en))
      : []
  return [...new Set([...meant, ...titled.map(({ id }) => id)])].slice(0, mostFound)
}

/** Leads where somebody searches in words of danger that no article uses (烧炭). */
const forLife: readonly ArticleId[] = ['suicide-help']

/**
 * The articles for a search, best first; none where none fits. The page of articles and `npm run find` run this, and it reads
 * a search with the words of the guide: short words, slang and whole questions, in both languages at once, in simplified or
 * traditional characters. A part of a title finds its article too. Pinyin is read as characters, and what
 * finds nothing as it stands, without a typing error.
 */
export function findArticles(text: string, articles: readonly FindableArticle[]): readonly ArticleId[] {
  for (const reading of searchReadings(text)) {
    const found = foundBy(reading, articles)
    if (found.length > 0) return found
  }
  return asksForPerson(text) === 'life' ? forLife : []
}
