import { defineWords } from '../platform/words'

export const quickExitWords = defineWords({
  zh: {
    exit: '快速离开',
    exitHint: '（打开天气网站）',
    exitHintSignsOut: '（打开天气网站，并退出登录）',
    leave: '要马上离开，点“快速离开”。',
    leaveByKey: '也可以先离开输入框，再连按三次 Shift。',
  },
  en: {
    exit: 'Quick exit',
    exitHint: '(opens a weather site)',
    exitHintSignsOut: '(opens a weather site and signs you out)',
    leave: 'To leave at once, press “Quick exit”.',
    leaveByKey: 'Or leave the field and press Shift three times.',
  },
})
