import { defineWords } from '../../../platform/words'

/** What is said to somebody who has answered that they are not safe, at the question and after it. */
export const notSafeWords = defineWords({
  zh: {
    heading: '你说你现在不安全。先打这里的电话。',
    row: '你说你现在不安全',
    safeNow: '我现在安全了',
  },
  en: {
    heading: 'You said that you’re not safe. Call one of these first.',
    row: 'You said that you’re not safe',
    safeNow: 'I’m safe now',
  },
})
