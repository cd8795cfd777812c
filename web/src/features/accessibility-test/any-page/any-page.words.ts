import { defineWords } from '../../../platform/words'

/** What stands on the page before anything is checked. */
export const anyPageWords = defineWords({
  zh: {
    heading: '检查本站任何一页',
    how: '选一页，它会在下面打开，由检查工具 axe 看一遍，再把发现的问题用平常的话告诉你。检查都在你的设备上做，什么也不发送。第一次会下载大约 200 KB。',
    choose: '要检查的页面',
    before: (title: string) => `我刚才看的那一页（${title}）`,
    article: '一篇文章（睡眠）',
    groups: {
      public: '人人能看',
      guest: '没有登录时能看',
      'signed-in': '登录后能看',
      role: '有相应身份的人能看',
    },
    shows: {
      public: '这一页人人能看。',
      guest: '这一页只给没有登录的人看。登录着的话，打开的会是首页。',
      'signed-in': '这一页登录后才能看，显示的是你自己的内容。没有登录的话，打开的会是登录页。',
      role: (roles: string) => `这一页只给${roles}看。其他人打开的会是首页，没有登录的会是登录页。`,
    },
    start: '打开并检查',
    loading: '正在准备检查…',
  },
  en: {
    heading: 'Check any page of this site',
    how: 'Choose a page. It opens below, the checker axe looks at it, and you read in plain words what it found. Everything happens on your device and nothing is sent. The first time, about 200 KB are downloaded.',
    choose: 'Page to check',
    before: (title: string) => `The page I was on before (${title})`,
    article: 'An article (sleep)',
    groups: {
      public: 'For everyone',
      guest: 'For people who aren’t signed in',
      'signed-in': 'For people who are signed in',
      role: 'For people with a certain role',
    },
    shows: {
      public: 'Everyone can see this page.',
      guest:
        'Only people who aren’t signed in see this page. If you’re signed in, the home page opens instead.',
      'signed-in':
        'This page needs an account and shows what is yours. If you aren’t signed in, the sign-in page opens instead.',
      role: (roles: string) =>
        `Only these people see this page: ${roles}. For others the home page opens instead, and the sign-in page for those who aren’t signed in.`,
    },
    start: 'Open and check',
    loading: 'Getting the check ready…',
  },
})
