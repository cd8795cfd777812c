import { defineWords } from '../../../platform/words'

export const resultWords = defineWords({
  zh: {
    points: (total: number, range: string) => `${total} 分（范围 ${range}）`,
    declined: '没有回答',
  },
  en: {
    points: (total: number, range: string) => `${total} points (range ${range})`,
    declined: 'Not answered',
  },
})
