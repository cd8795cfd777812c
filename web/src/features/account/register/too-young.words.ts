import { defineWords } from '../../../platform/words'

export const tooYoungWords = defineWords({
  zh: {
    heading: '谢谢你告诉我们',
    text: '未满 14 岁还不能注册账户。保存和健康有关的信息，要有爸爸、妈妈或其他监护人同意，这一点我们现在还做不好。',
    canDo: '不注册也可以做筛查、读文章、找服务。结果只留在这台设备上。',
    adult: '可以请一位你信任的大人和你一起看。',
    screening: '去看看筛查',
    learn: '读文章',
    change: '我选错了',
  },
  en: {
    heading: 'Thank you for telling us',
    text: 'You can’t create an account before you’re 14. To keep health information we’d need a parent or guardian to agree, and we can’t do that properly yet.',
    canDo:
      'You can take a screening, read articles and find services without an account. Your results stay on this device.',
    adult: 'You could ask an adult you trust to look at it with you.',
    screening: 'Look at the screenings',
    learn: 'Read articles',
    change: 'I chose the wrong answer',
  },
})
