import type { ArticleId } from '../content/article'
import { stem } from '../find/question-features'
import { topicsByModel } from '../find/topic-model'
import { cleanText } from '../safety/normalise'
import { readEnglish } from '../safety/replies/reply-grammar'
import relatives from './relatives.json'

/** A text as stems with a space around each. */
function stems(text: string): string {
  const words = readEnglish(text).match(/[a-z0-9]+/g) ?? []
  return ` ${words.map(stem).join(' ')} `
}

/** What a question is about: the articles that are answers, best first. */
export interface QuestionTopics {
  readonly articles: readonly { readonly id: ArticleId; readonly score: number }[]
  /** The question is about somebody else. */
  readonly aboutOther: boolean
}

/** Written for caregivers or managers: not for the person concerned. */
export function isForOthers(topic: string): boolean {
  return topic.startsWith('caregiver-') || topic === 'workplace-manager'
}

function isAboutOther(question: string): boolean {
  const chinese = cleanText(question).replace(/[^\p{Script=Han}a-z0-9]+/gu, ' ')
  const english = stems(question)
  return (
    relatives.zh.some((word) => chinese.includes(word)) ||
    relatives.en.some((word) => english.includes(` ${stems(word).trim()} `))
  )
}

/** Reads what a question is about, in both languages and in simplified or traditional characters. */
export function readTopics(question: string): QuestionTopics {
  return { articles: topicsByModel(question), aboutOther: isAboutOther(question) }
}
