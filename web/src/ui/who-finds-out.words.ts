import { defineWords } from '../platform/words'

export const whoFindsOutWords = defineWords({
  zh: { question: '爸妈会知道吗？' },
  en: { question: 'Will my parents find out?' },
})
