import type { Examples } from '../platform/examples'
import { defineWords, useWords } from '../platform/words'
import { WhoFindsOut } from './who-finds-out'

const exampleWords = defineWords({
  zh: { answer: '我们不会告诉他们，也不保存对话。' },
  en: { answer: 'We don’t tell them, and we don’t keep the conversation.' },
})

function InTheChat() {
  return <WhoFindsOut answer={useWords(exampleWords).answer} />
}

export const examples: Examples = {
  'with the answer of its place': () => <InTheChat />,
}
