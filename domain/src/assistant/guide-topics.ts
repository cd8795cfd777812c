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

/** A child who does not go to sleep: the topic model, which has mostly read of the young themselves, takes "孩子" for talking or school. */
const childAwake = {
  zh: /(?:孩子|小孩|儿子|女儿|娃|宝宝|细路)(?!们?(?:的)?爸|们?(?:的)?妈)[^我，。,.]{0,8}(?:(?:不|唔|没)(?:肯|愿意?|想|敢)?(?:睡|瞓)|怕黑|睡不着)/u,
  en: /\b(?:child|kid|son|daughter|toddler|little one|year old)\b(?:(?!\b(?:i|me|my)\b)[^.!?]){0,25}\b(?:not|afraid to|scared to|refus\w+ to) (?:\w+ ){0,2}sleep\b/,
}

/** Sure enough to show a title to choose, not to quote a passage: the article is written for whoever lies awake. */
const titleOnly = 0.4

/** Reads what a question is about, in both languages and in simplified or traditional characters. */
export function readTopics(question: string): QuestionTopics {
  const isAwake = childAwake.zh.test(cleanText(question)) || childAwake.en.test(readEnglish(question))
  const read = topicsByModel(question)
  return {
    articles:
      isAwake && read[0]?.id !== 'sleep' && read[0]?.id !== 'gaming'
        ? [{ id: 'sleep', score: titleOnly }]
        : read,
    aboutOther: isAboutOther(question),
  }
}
