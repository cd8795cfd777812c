import { defineWords, useWords } from '../../platform/words'
import { Page } from '../../ui/page'

const pageWords = defineWords({
  zh: { title: '找不到页面', text: '这一页的内容正在编写。' },
  en: { title: 'Page not found', text: 'The content of this page is being written.' },
})

export default function NotFoundPage() {
  const words = useWords(pageWords)
  return (
    <Page heading={words.title}>
      <p>{words.text}</p>
    </Page>
  )
}
