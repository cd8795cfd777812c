import type { Localized } from '../localized'
import type { Instrument, SafetyNotice } from './instrument'

const declinedWords: Localized = {
  zh: '你选择不回答这道题，这完全可以。如果你有不想活或伤害自己的念头，或者只是想找人说说话，可以使用下面的求助方式。',
  en: 'You chose not to answer this question. That’s fine. If you have thoughts of not wanting to live or of hurting yourself, or you’d just like to talk, you can use the contacts below.',
}

const softWords: Localized = {
  zh: '你的回答说明最近可能很不容易。如果想找人说说话，可以使用下面的求助方式。如果你有伤害自己的念头，或觉得不安全，请现在就联系。',
  en: 'Your answer suggests that things may be hard right now. If you’d like to talk with someone, use the contacts below. If you have thoughts of hurting yourself or don’t feel safe, please reach out now.',
}

const softWordsForParents: Localized = {
  zh: '你的回答说明孩子最近可能很难受。可以直接问问孩子的感受，认真听，陪在身边，并联系下面的热线或医生。如果孩子有危险，请不要让孩子独处，立即拨打急救电话。',
  en: 'Your answer suggests that your child may be having a hard time. Ask openly how they feel, listen, stay with them, and contact a helpline below or a doctor. If your child is in danger, don’t leave them alone and call the emergency number now.',
}

/**
 * The words of a support notice: the instrument's own message where it has one, else general words that fit the
 * reason and who answers. The contacts themselves come from `safety/crisis-lines`. Source of the general words:
 * chat-safety specification, sections 4 and 6.
 */
export function safetyWords(instrument: Instrument, notice: SafetyNotice): Localized {
  if (notice.message) return notice.message
  if (notice.reason === 'declined') return declinedWords
  return instrument.respondent === 'parent' ? softWordsForParents : softWords
}

/** The words of a notice, cut for a small screen; together they are the whole, and no word of it is said twice. */
export interface CutSafetyWords {
  /** The thanks for having told it: for who is thanked by the heading above, once is enough. */
  readonly thanks: string
  /** That it is good to have told it: read first. */
  readonly warm: string
  /** That an adult should know; empty where the words do not say it. */
  readonly adult: string
  /** What was told, and what else to do. */
  readonly steps: string
}

/** Cuts the words, in any language, before the first sentence that says what to do. */
export function cutSafetyWords(text: string): CutSafetyWords {
  const sentences = text.match(/[^。.]+(?:[。.]\s*|$)/g) ?? []
  const first = sentences.findIndex((sentence) => /^(?:如果|[请請]|If |Please )/.test(sentence))
  const told = first < 0 ? sentences : sentences.slice(0, first)
  const steps = first < 0 ? [] : sentences.slice(first)
  const isOfAdult = (sentence: string) => /大人|an adult/.test(sentence)
  const joined = (some: readonly string[]) => some.join('').trim()
  const [, thanks = '', warm = ''] =
    /^((?:[谢謝]{2}你[^，。]*[，。]|Thank you for [^.—]*(?:\.|—)\s*)?)(.*)$/s.exec(joined(told.slice(1))) ??
    []
  return {
    thanks: thanks.trim(),
    warm: warm.charAt(0).toUpperCase() + warm.slice(1),
    adult: joined(steps.filter(isOfAdult)),
    steps: joined([...told.slice(0, 1), ...steps.filter((sentence) => !isOfAdult(sentence))]),
  }
}

const declinedAgain: Localized = {
  zh: '有一道题你选择不回答，这完全可以。想找人说说话，可以打这里的电话。',
  en: 'You chose not to answer one question. That’s fine. If you’d like to talk, call one of these.',
}

const softAgain: Localized = {
  zh: '最近可能很不容易。想找人说说话，可以打这里的电话；觉得不安全，请现在就打。',
  en: 'Things may be hard right now. If you’d like to talk, call one of these; if you don’t feel safe, call now.',
}

/** To a parent who marked that the child often feels hopeless. Nothing was asked about danger: what to do in danger is not for here. */
const hopelessChild: Localized = {
  zh: '你说孩子常常觉得没有希望。可以直接问问孩子的感受，认真听。想先跟人商量，可以打这里的电话。',
  en: 'You said that your child often feels hopeless. Ask openly how they feel, and listen. To talk it over first, call one of these.',
}

/** To every other parent. */
export const worriedParent: Localized = {
  zh: '为孩子担心，你也可以找人商量。',
  en: 'If you’re worried about your child, you can talk it over with someone too.',
}

/**
 * The same in one line, beside the numbers, for whoever has read the whole notice at the question: once a screening is enough. What was
 * told of thoughts of dying has its own sentence (`toldSentence`).
 */
export function safetyWordsAgain(instrument: Instrument, notice: SafetyNotice): Localized {
  if (notice.reason === 'declined') return declinedAgain
  return instrument.respondent === 'parent' ? hopelessChild : softAgain
}
