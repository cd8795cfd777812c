import { defineWords } from '../platform/words'

export const exampleWords = defineWords({
  zh: { answer: '我们不会告诉他们，也不保存对话。' },
  en: { answer: 'We don’t tell them, and we don’t keep the conversation.' },
})
