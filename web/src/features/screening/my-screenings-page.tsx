import { defineWords, useWords } from '../../platform/words'
import { Page } from '../../ui/page'

const pageWords = defineWords({
  zh: { title: '我的筛查', text: '这一页的内容正在编写。' },
  en: { title: 'My screenings', text: 'The content of this page is being written.' },
})

export default function MyScreeningsPage() {
  const words = useWords(pageWords)
  return (
    <Page heading={words.title}>
      <p>{words.text}</p>
    </Page>
  )
}
