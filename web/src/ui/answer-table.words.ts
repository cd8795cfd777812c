import { defineWords } from '../platform/words'

export const answerTableWords = defineWords({
  zh: { noted: '这个回答需要谈一谈', question: '题目', answer: '回答', declined: '没有回答' },
  en: {
    noted: 'This answer should be talked about',
    question: 'Question',
    answer: 'Answer',
    declined: 'Not answered',
  },
})
