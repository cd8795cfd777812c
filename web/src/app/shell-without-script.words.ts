import { defineWords } from '../platform/words'

/** Only where a page is made to be served: the browser's files leave it out. */
export const shellWithoutScriptWords = /* @__PURE__ */ defineWords({
  zh: {
    heading: '这一页需要 JavaScript',
    text: '你的浏览器没有运行脚本（JavaScript），所以这一页打不开。打开脚本功能以后，再重新加载这一页。求助电话、文章和其他页面不用它也能看。',
    learn: '读文章',
    home: '回到首页',
  },
  en: {
    heading: 'This page needs JavaScript',
    text: 'Your browser isn’t running scripts (JavaScript), so this page can’t open. Turn them on, then load the page again. The helplines, the articles and the other pages work without them.',
    learn: 'Read articles',
    home: 'Go to the home page',
  },
})
