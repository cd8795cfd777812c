import { defineWords } from '../platform/words'

export const slowWords = defineWords({
  zh: { slow: '这次比平时慢，可能是网络不好。还在等回应。', kept: '你填写的内容都还在。' },
  en: {
    slow: 'This is taking longer than usual; the network may be slow. Still waiting.',
    kept: ' Nothing you entered is lost.',
  },
})
