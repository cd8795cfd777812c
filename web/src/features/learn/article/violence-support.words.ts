import { defineWords } from '../../../platform/words'

export const violenceSupportWords = defineWords({
  zh: {
    heading: '有人伤害你或孩子？',
    danger: (numbers: string) =>
      `有人正在打你、威胁你，或者孩子有危险，先打：${numbers}。能走就走，去有人的地方。`,
  },
  en: {
    heading: 'Is someone hurting you or a child?',
    danger: (numbers: string) =>
      `If someone is hurting or threatening you, or a child is in danger, call ${numbers} first. If you can get out, go where there are people.`,
  },
})
