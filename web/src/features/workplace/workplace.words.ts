import { defineWords } from '../../platform/words'

export const workplaceWords = defineWords({
  zh: {
    title: '职场',
    forManagers: '你带团队吗？看看给管理者的一页',
    forEmployees: '自己上班也累？看看给上班的人的一页',
    tool: '看看自己的状态',
    questions: (count: number) => `${count} 题`,
    minutes: (count: number) => `约 ${count} 分钟`,
    private:
      '答案留在你用的设备上，除非你自己保存到账户；本站不会告诉雇主。单位可能看得到单位电脑上的东西，请用自己的设备。',
    articles: '相关文章',
  },
  en: {
    title: 'Workplace',
    forManagers: 'Do you manage people? There’s a page for managers',
    forEmployees: 'Worn out by your own work? There’s a page for you',
    tool: 'See how you are',
    questions: (count: number) => `${count} questions`,
    minutes: (count: number) => `about ${count} minutes`,
    private:
      'Your answers stay on the device you use unless you save them to an account, and we don’t tell your employer anything. They may be able to see what’s on a work computer, so use your own device.',
    articles: 'Related articles',
  },
})
