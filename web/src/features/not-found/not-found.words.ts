import { defineWords } from '../../platform/words'

export const notFoundWords = defineWords({
  zh: {
    title: '找不到页面',
    text: '这个地址没有页面。可能是链接写错了，或者页面已经移走。你可以从这里继续：',
    home: '回到首页',
    search: '搜索文章',
    screening: '看看筛查',
    crisis: '立即求助',
  },
  en: {
    title: 'Page not found',
    text: 'There’s no page at this address. The link may be mistyped, or the page has moved. You can carry on from here:',
    home: 'Go to the home page',
    search: 'Search the articles',
    screening: 'See the screenings',
    crisis: 'Get help now',
  },
})
