import { defineWords } from '../../../platform/words'

/** Short: the numbers below have to be on the screen of a small phone together with the field. */
export const searchNumbersWords = defineWords({
  zh: {
    gap: '',
    getHelp: '立即求助',
    question: { life: '现在特别难？', amount: '药吃多了？想伤害自己？', attacked: '有人伤害你或孩子？' },
    text: {
      life: '可以打给一个会听你说的人，想说多少说多少。',
      amount: '先打电话，再往下看。',
      attacked: '正在打你、威胁你，先打电话。能走就走，去有人的地方。',
    },
    allHelp: '全部求助方式',
    hurtHelp: '家里、感情里的暴力，能找谁',
    heard: (number: string) => `可以打的电话：${number}`,
  },
  en: {
    gap: ' ',
    getHelp: 'Get help now',
    question: {
      life: 'Is it very hard right now?',
      amount: 'Taken too much, or thinking of hurting yourself?',
      attacked: 'Is someone hurting you or a child?',
    },
    text: {
      life: 'You can call someone who will listen. Say as much or as little as you like.',
      amount: 'Call first, read on afterwards.',
      attacked: 'In danger now? Call first. If you can get out, go where there are people.',
    },
    allHelp: 'All ways to get help',
    hurtHelp: 'Violence at home: who can help',
    heard: (number: string) => `Number to call: ${number}`,
  },
})
