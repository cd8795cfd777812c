import { defineWords, useWords } from '../../platform/words'
import { Page } from '../../ui/page'

const pageWords = defineWords({
  zh: { title: '个人信息', text: '这一页的内容正在编写。' },
  en: { title: 'Personal information', text: 'The content of this page is being written.' },
})

export default function ProfilePage() {
  const words = useWords(pageWords)
  return (
    <Page heading={words.title}>
      <p>{words.text}</p>
    </Page>
  )
}
