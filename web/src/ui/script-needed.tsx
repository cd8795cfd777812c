import { defineWords, useWords } from '../platform/words'

const scriptWords = defineWords({
  zh: {
    needed:
      '你的浏览器没有运行脚本（JavaScript），所以这一页的搜索、筛选和按钮用不了。文字、链接和求助电话照常可用。',
  },
  en: {
    needed:
      'Your browser isn’t running scripts (JavaScript), so search, filters and buttons on this page don’t work. The texts, the links and the helplines do.',
  },
})

/** Says what is missing to a reader without scripts, on a page of which a part needs them. */
export function ScriptNeeded() {
  const words = useWords(scriptWords)
  return (
    <noscript>
      <p className="notice">{words.needed}</p>
    </noscript>
  )
}
