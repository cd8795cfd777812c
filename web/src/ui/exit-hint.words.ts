import { defineWords } from '../platform/words'

// English sentences end with their blank; Chinese ones need none.
export const exitWords = defineWords({
  zh: {
    leave: '要马上离开，点“快速离开”。',
    leaveByKey: '也可以先离开输入框，再连按三次 Shift。',
  },
  en: {
    leave: 'To leave at once, press “Quick exit”. ',
    leaveByKey: 'Or leave the field and press Shift three times. ',
  },
})
