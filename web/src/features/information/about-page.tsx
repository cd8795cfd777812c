import { defineWords, useWords } from '../../platform/words'
import { Page } from '../../ui/page'

const pageWords = defineWords({
  zh: { title: '关于', text: '这一页的内容正在编写。' },
  en: { title: 'About', text: 'The content of this page is being written.' },
})

export default function AboutPage() {
  const words = useWords(pageWords)
  return (
    <Page heading={words.title}>
      <p>{words.text}</p>
    </Page>
  )
}
