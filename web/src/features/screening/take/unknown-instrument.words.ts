import { defineWords } from '../../../platform/words'

/** Texts for an address that names no instrument. */
export const unknownInstrumentWords = defineWords({
  zh: {
    heading: '没有找到这份量表',
    text: '这个地址里的量表不存在，或已不再提供。请从列表里选择。',
    near: '你要找的是不是：',
    toList: '查看全部筛查',
  },
  en: {
    heading: 'We can’t find this questionnaire',
    text: 'The address names a questionnaire that doesn’t exist, or that we no longer offer. Please choose one from the list.',
    near: 'Did you mean:',
    toList: 'See all screenings',
  },
})
