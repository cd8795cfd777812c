import { defineWords } from '../../../platform/words'

export const articleTopicsWords = defineWords({
  zh: { topic: (name: string, count: number) => `${name}（${count} 篇）` },
  en: { topic: (name: string, count: number) => `${name} (${count})` },
})
