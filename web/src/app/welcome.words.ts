import { defineWords } from '../platform/words'

export const welcomeWords = defineWords({
  zh: {
    welcome: '欢迎来到无障碍心理支持。按 Alt 加 H 打开无障碍帮助。',
    welcomeWithoutShortcuts: '欢迎来到无障碍心理支持。页面底部有无障碍帮助。',
  },
  en: {
    welcome: 'Welcome to Accessible Mental Health Support. Press Alt and H for accessibility help.',
    welcomeWithoutShortcuts:
      'Welcome to Accessible Mental Health Support. Accessibility help is at the end of the page.',
  },
})
