import { defineWords } from '../platform/words'

export const scriptWords = defineWords({
  zh: {
    needed:
      '你的浏览器没有运行脚本（JavaScript），所以这一页的搜索、筛选和按钮用不了。文字、链接和求助电话照常可用。',
  },
  en: {
    needed:
      'Your browser isn’t running scripts (JavaScript), so search, filters and buttons on this page don’t work. The texts, the links and the helplines do.',
  },
})
