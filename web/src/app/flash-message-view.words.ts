import { defineWords } from '../platform/words'

export const flashMessageWords = defineWords({
  zh: { notice: '消息', close: '关闭' },
  en: { notice: 'Message', close: 'Close' },
})
