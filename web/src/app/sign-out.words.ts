import { defineWords } from '../platform/words'

export const signOutWords = defineWords({
  zh: { done: '你已退出登录。' },
  en: { done: 'You’re signed out.' },
})
