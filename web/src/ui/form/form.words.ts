import { defineWords } from '../../platform/words'

export const formWords = defineWords({
  zh: {
    problems: (count: number) => `有 ${count} 处需要改`,
    notSent: '没有成功',
    errorMark: '错误：',
    showPassword: '显示密码',
    showPasswordOf: (label: string) => `显示密码：${label}`,
    optional: '（可不填）',
  },
  en: {
    problems: (count: number) =>
      count === 1 ? 'There’s 1 thing to correct' : `There are ${count} things to correct`,
    notSent: 'That didn’t work',
    errorMark: 'Error: ',
    showPassword: 'Show password',
    showPasswordOf: (label: string) => `Show password: ${label}`,
    optional: '(optional)',
  },
})
