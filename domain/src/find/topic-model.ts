import { type ArticleId, isArticleId } from '../content/article'
import { questionFeatures, stem } from './question-features'
import weights from './topic-weights.json'

/** An article and how probable it is that the question is about it, above 0 and at most 1. */
export interface TopicScore {
  readonly id: ArticleId
  readonly score: number
}

const features: Readonly<Record<string, string>> = weights.features
/** Place of the class of questions that no article answers. */
const none = 0
const firstClassCode = 48
const levelBase = 96

/** Whether the model has learned from questions with a Latin word. */
export function modelKnows(word: string): boolean {
  return Object.hasOwn(features, stem(word))
}

/** Sums of each class: pairs of letters behind a feature name a class and a level (`a` up: for it, `A` up: against it). */
function sumsOf(question: string): readonly number[] {
  const found = questionFeatures(question)
  const levels = weights.bias.map(() => 0)
  for (const feature of found) {
    const pairs = Object.hasOwn(features, feature) ? features[feature] : undefined
    if (pairs === undefined) continue
    for (let place = 0; place < pairs.length; place += 2) {
      const index = pairs.charCodeAt(place) - firstClassCode
      const code = pairs.charCodeAt(place + 1)
      const level = code > levelBase ? code - levelBase : levelBase - 32 - code
      levels[index] = (levels[index] ?? 0) + level
    }
  }
  const scale = weights.step / Math.sqrt(Math.max(1, found.size))
  return weights.bias.map((bias, index) => bias + (levels[index] ?? 0) * scale)
}

/** How probable each class is; together 1. */
function probabilities(sums: readonly number[]): readonly number[] {
  const largest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - largest))
  const all = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / all)
}

/** Beside a sure answer an article is another one from this probability on. */
const alsoFrom = 0.12

/** Several articles that answer together: from which probability the best of them, and all of them, are an answer. */
const sharedFrom = 0.25
const togetherFrom = 0.7

/**
 * Reads with a small linear model what a question is about: every article that is an answer, best first; none where no article is
 * probable enough, or "no article" is more probable.
 */
export function topicsByModel(question: string): readonly TopicScore[] {
  const shares = probabilities(sumsOf(question))
  const ofNone = shares[none] ?? 0
  const articles = weights.classes
    .flatMap((id, index) => (isArticleId(id) ? [{ id, score: shares[index + 1] ?? 0 }] : []))
    .toSorted((one, other) => other.score - one.score)
  const answers = articles.filter(({ score }) => score >= alsoFrom)
  return answerFrom(weights.least, answers) && (answers[0]?.score ?? 0) > ofNone ? answers : []
}

/** Whether articles, best first, are an answer: the best is as probable as asked, or several are together. */
export function answerFrom(least: number, articles: readonly TopicScore[]): boolean {
  const best = articles[0]?.score ?? 0
  const together = articles.reduce((sum, { score }) => sum + score, 0)
  return best >= least || (best >= sharedFrom && together >= togetherFrom)
}
