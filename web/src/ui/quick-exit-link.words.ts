import { defineWords } from '../platform/words'

export const quickExitWords = defineWords({
  zh: {
    exit: '快速离开',
    exitHint: '（打开天气网站）',
    exitHintSignsOut: '（打开天气网站，并退出登录）',
  },
  en: {
    exit: 'Quick exit',
    exitHint: '(opens a weather site)',
    exitHintSignsOut: '(opens a weather site and signs you out)',
  },
})
