import { defineWords } from '../../../platform/words'

export const searchOutcomesWords = defineWords({
  zh: {
    typeFirst: (all: string) => `还没有输入要找的词。下面列出了 ${all}，也可以写一个词，比如“睡不着”。`,
    emptyHeading: '没有找到相符的文章',
    emptyText: '可以换一个词，少写几个字，或者清除条件。也可以从这里继续：',
    crisis: '现在就需要帮助：求助电话',
    screening: '用量表看看自己最近的状态',
    services: '查找附近的服务',
    assistant: '问问助手',
    answered: '有一页专门回答这个问题',
    whoFindsOut: '谁会知道：一样一样说清楚',
  },
  en: {
    typeFirst: (all: string) =>
      `Nothing typed yet. Listed below: ${all}. You can type a word, for example “sleep”.`,
    emptyHeading: 'No article fits',
    emptyText: 'Try another word, fewer words, or clear all choices. You can also carry on from here:',
    crisis: 'Need help now: numbers to call',
    screening: 'See how you’ve been: take a screening',
    services: 'Find services nearby',
    assistant: 'Ask the assistant',
    answered: 'One page answers just that',
    whoFindsOut: 'Who finds out, one thing at a time',
  },
})
