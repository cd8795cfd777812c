import { defineWords } from '../platform/words'

export const helpStripWords = defineWords({
  zh: {
    gap: '',
    getHelp: '立即求助',
    hard: '现在特别难？',
    hardText: '可以打给一个会听你说的人，想说多少说多少。',
    allHelp: '全部求助方式',
  },
  en: {
    gap: ' ',
    getHelp: 'Get help now',
    hard: 'Is it very hard right now?',
    hardText: 'You can call someone who will listen. Say as much or as little as you like.',
    allHelp: 'All ways to get help',
  },
})
