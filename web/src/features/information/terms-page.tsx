import { defineWords, useWords } from '../../platform/words'
import { Page } from '../../ui/page'

const pageWords = defineWords({
  zh: { title: '使用条款', text: '这一页的内容正在编写。' },
  en: { title: 'Terms', text: 'The content of this page is being written.' },
})

export default function TermsPage() {
  const words = useWords(pageWords)
  return (
    <Page heading={words.title}>
      <p>{words.text}</p>
    </Page>
  )
}
