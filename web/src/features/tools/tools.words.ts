import { defineWords } from '../../platform/words'

/** What all tools say. */
export const toolsWords = defineWords({
  zh: {
    getHelp: '立即求助',
    hard: '现在特别难？',
    hardText: '可以打给一个会听你说的人，不用说名字。',
    allHelp: '全部求助方式',
    stays: '只存在这台设备的浏览器里，不进账户，不发给任何人，我们也看不到。刷新、关掉页面都还在。',
    goesByExit: '用“快速离开”、退出登录，或清除浏览器数据，就没有了。',
    goesBySignOut: '退出登录，或清除浏览器数据，就没有了。',
    notKept: '你的浏览器不肯保存。关掉这一页，写的就没有了：可以先打印或抄下来。',
    back: '全部小工具',
  },
  en: {
    getHelp: 'Get help now',
    hard: 'Is it very hard right now?',
    hardText: 'You can call someone who will listen, without giving a name.',
    allHelp: 'All ways to get help',
    stays:
      'It’s kept in the browser of this device only: not in an account, not sent to anyone, and we can’t see it. It’s still here after a reload or when you close the page.',
    goesByExit: '“Quick exit”, signing out or clearing your browser erases it.',
    goesBySignOut: 'Signing out or clearing your browser erases it.',
    notKept: 'Your browser won’t keep this. It’s gone when you close the page: print it or copy it first.',
    back: 'All tools',
  },
})
