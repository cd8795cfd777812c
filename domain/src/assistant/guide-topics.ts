import { type ArticleId, isArticleId } from '../content/article'
import { cleanText } from '../safety/normalise'
import { readEnglish } from '../safety/replies/reply-grammar'
import topics from './guide-topics.json'

/** Words of a strong and of a weak (`~`) sign. */
const strongWeight = 3
const weakWeight = 1

/** Topics that we have no article on, and that stand beside another matter as often as they are the matter. */
const besideOthers: ReadonlySet<string> = new Set(['relationship', 'gambling', 'body', 'anger', 'rights'])

interface Sign {
  readonly topic: string
  readonly weight: number
}

interface Vocabulary {
  readonly signs: ReadonlyMap<string, readonly Sign[]>
  /** Longest first: a longer word takes the shorter one inside it along. */
  readonly pattern: RegExp
  /** Two words with a few others between them (`照顾…妈`). */
  readonly pairs: readonly (Sign & { readonly pattern: RegExp })[]
}

/** English words without their common endings, so that "sleeping" and "sleeps" meet. */
export function stem(word: string): string {
  return word
    .replace(/(?<=[a-z]{4})(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '')
    .replace(/([bdgmnpt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '')
}

/** A text as stems with a space around each. */
function stems(text: string): string {
  const words = readEnglish(text).match(/[a-z0-9]+/g) ?? []
  return ` ${words.map(stem).join(' ')} `
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Chinese words up to six characters apart, English ones up to three words; without a second word, the first alone. */
function pairPattern(written: string, language: 'zh' | 'en'): RegExp {
  const words = written.split('…').map((word) => word.trim())
  if (language === 'zh') return new RegExp(words.map((word) => escaped(cleanText(word))).join('.{0,6}'))
  return new RegExp(` ${words.map((word) => stems(word).trim()).join('(?: [a-z0-9]+){0,3} ')}`.trimEnd())
}

function vocabularyOf(language: 'zh' | 'en'): Vocabulary {
  const signs = new Map<string, Sign[]>()
  const pairs: (Sign & { readonly pattern: RegExp })[] = []
  const all = Object.entries({ ...topics.articles, ...topics.uncovered })
  for (const [topic, words] of all) {
    // Latin words stand among Chinese ones too (emo, ptsd); Chinese ones are compared in any text.
    for (const written of words[language]) {
      const weight = written.startsWith('~') ? weakWeight : strongWeight
      const plain = written.replace(/^~/, '')
      if (plain.includes('…')) {
        pairs.push({ topic, weight, pattern: pairPattern(plain, language) })
        continue
      }
      const word = language === 'zh' ? cleanText(plain) : stems(plain).trim()
      if (word !== '') signs.set(word, [...(signs.get(word) ?? []), { topic, weight }])
    }
  }
  const words = [...signs.keys()].sort((one, other) => other.length - one.length).map(escaped)
  const alternatives = words.map((word) =>
    language === 'en' ? `(?<= )${word}(?= )` : /^[a-z0-9]+$/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word,
  )
  return { signs, pairs, pattern: new RegExp(alternatives.join('|'), 'g') }
}

let vocabularies: { readonly zh: Vocabulary; readonly en: Vocabulary } | null = null

/** Built at the first question, so that a page that only imports it pays nothing. */
function vocabulary() {
  vocabularies ??= { zh: vocabularyOf('zh'), en: vocabularyOf('en') }
  return vocabularies
}

/** What a question is about: articles by how much speaks for each, best first. */
export interface QuestionTopics {
  readonly articles: readonly { readonly id: ArticleId; readonly score: number }[]
  /** Something else is meant at least as clearly, on which there is no article. */
  readonly isElsewhere: boolean
  /** The question is about somebody else. */
  readonly aboutOther: boolean
}

/** Written for caregivers or managers: not for the person concerned. */
export function isForOthers(topic: string): boolean {
  return topic.startsWith('caregiver-') || topic === 'workplace-manager'
}

function isAboutOther(chinese: string, english: string): boolean {
  const { zh, en } = topics.relatives
  return (
    zh.some((word) => chinese.includes(word)) ||
    en.some((word) => english.includes(` ${stems(word).trim()} `))
  )
}

/** Reads what a question is about, in both languages and in simplified or traditional characters. */
export function readTopics(question: string): QuestionTopics {
  const chinese = cleanText(question).replace(/[^\p{Script=Han}a-z0-9]+/gu, ' ')
  const english = stems(question)
  const scores = new Map<string, number>()
  const add = ({ topic, weight }: Sign) => scores.set(topic, (scores.get(topic) ?? 0) + weight)
  for (const [{ signs, pattern, pairs }, text] of [
    [vocabulary().zh, chinese],
    [vocabulary().en, english],
  ] as const) {
    for (const word of new Set([...text.matchAll(pattern)].map(([found]) => found))) {
      for (const sign of signs.get(word) ?? []) add(sign)
    }
    for (const { pattern: pair, ...sign } of pairs) {
      // A pair says again what a word has said already.
      if ((scores.get(sign.topic) ?? 0) < strongWeight && pair.test(text)) add(sign)
    }
  }
  const aboutOther = isAboutOther(chinese, english)
  if (aboutOther) {
    // Who asks about somebody else is answered with what is written for them, where both fit as well.
    for (const [topic, score] of scores) if (isForOthers(topic)) scores.set(topic, score + weakWeight)
  }
  const ranked = [...scores].sort(([, one], [, other]) => other - one)
  const articles = ranked.flatMap(([id, score]) => (isArticleId(id) ? [{ id, score }] : []))
  const best = articles[0]?.score ?? 0
  const isElsewhere = ranked.some(
    ([topic, score]) => !isArticleId(topic) && (score > best || (score === best && !besideOthers.has(topic))),
  )
  return { articles, isElsewhere, aboutOther }
}

/** So much must speak for an article that it counts as an answer: one word that means it, or several that hint at it. */
export const leastScore = strongWeight
