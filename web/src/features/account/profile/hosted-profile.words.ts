import { defineWords } from '../../../platform/words'

export const hostedProfileWords = defineWords({
  zh: {
    loading: '正在读取你的资料…',
    unreadable: '云端保存的资料无法读取。其他内容不受影响，需要帮助请联系我们。',
  },
  en: {
    loading: 'Reading your profile…',
    unreadable:
      'The profile kept in the cloud cannot be read. Nothing else is affected; contact us if you need help.',
  },
})
