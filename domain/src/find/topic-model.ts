import { type ArticleId, isArticleId } from '../content/article'
import { questionFeatures } from './question-features'
import weights from './topic-weights.json'

/** An article and how far what speaks for it exceeds the threshold from which it is an answer; below zero it is none. */
export interface TopicScore {
  readonly id: ArticleId
  readonly score: number
}

const features: Readonly<Record<string, string>> = weights.features
/** Place of the class of questions that no article answers. */
const none = 0
const firstClassCode = 48
const levelBase = 96

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

/**
 * Reads with a small linear model what a question is about: every article that is an answer, best first. An article is one
 * when enough speaks for it, and clearly more than for a question that no article answers.
 */
export function topicsByModel(question: string): readonly TopicScore[] {
  const sums = sumsOf(question)
  const { least, margin } = weights
  const ofNone = sums[none] ?? 0
  return weights.classes
    .flatMap((id, index) => {
      const sum = sums[index + 1] ?? 0
      const score = Math.min(sum - least, sum - ofNone - margin)
      return isArticleId(id) && score >= 0 ? [{ id, score }] : []
    })
    .toSorted((one, other) => other.score - one.score)
}
