import { defineWords } from '../../platform/words'

export const workplaceWords = defineWords({
  zh: {
    title: '职场',
    lead: '工作中的压力与倦怠：给员工，也给管理者。',
    parts: '本页内容',
    tool: '看看自己的状态',
    questions: (count: number) => `${count} 题`,
    minutes: (count: number) => `约 ${count} 分钟`,
    private:
      '答案留在你用的设备上，除非你自己保存到账户；本站不会告诉雇主。单位的电脑可能被单位查看，请用自己的设备。',
    articles: '相关文章',
  },
  en: {
    title: 'Workplace',
    lead: 'Stress and burnout at work: for employees and for managers.',
    parts: 'On this page',
    tool: 'See how you are',
    questions: (count: number) => `${count} questions`,
    minutes: (count: number) => `about ${count} minutes`,
    private:
      'Your answers stay on the device you use unless you save them to an account, and this site tells your employer nothing. An employer may be able to look into a work computer, so use a device of your own.',
    articles: 'Related articles',
  },
})
