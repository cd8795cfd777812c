import { defineWords } from '../platform/words'

export const answerTableWords = defineWords({
  zh: { question: '题目', answer: '回答', declined: '没有回答' },
  en: { question: 'Question', answer: 'Answer', declined: 'Not answered' },
})
