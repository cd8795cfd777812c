import { defineWords } from '../../platform/words'

export const workplaceWords = defineWords({
  zh: {
    title: '职场',
    lead: '工作中的压力与倦怠：给员工，也给管理者。',
    parts: '本页内容',
    tool: '看看自己的状态',
    questions: (count: number) => `${count} 题`,
    minutes: (count: number) => `约 ${count} 分钟`,
    private: '答案只留在你的设备上，雇主看不到。',
    articles: '相关文章',
  },
  en: {
    title: 'Workplace',
    lead: 'Stress and burnout at work: for employees and for managers.',
    parts: 'On this page',
    tool: 'See how you are',
    questions: (count: number) => `${count} questions`,
    minutes: (count: number) => `about ${count} minutes`,
    private: 'Your answers stay on your device. Your employer does not see them.',
    articles: 'Related articles',
  },
})
