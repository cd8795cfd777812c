import { useState } from 'react'
import { announce } from '../platform/announcer'
import { defineWords, useWords } from '../platform/words'

const copyWords = defineWords({
  zh: { copy: '复制这段话', copied: '已复制', failed: '没有复制成功。可以长按上面的文字自己复制。' },
  en: {
    copy: 'Copy these words',
    copied: 'Copied',
    failed: 'Copying didn’t work. You can select the words above and copy them.',
  },
})

/** Words to send to somebody, with a button that puts them on the clipboard. */
export function CopyText({ text }: { readonly text: string }) {
  const words = useWords(copyWords)
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      announce(words.copied)
    } catch {
      setState('failed')
      announce(words.failed, 'assertive')
    }
  }
  return (
    <>
      <blockquote className="notice">{text}</blockquote>
      <p>
        <button type="button" className="button needs-script" onClick={() => void copy()}>
          {state === 'copied' ? words.copied : words.copy}
        </button>
      </p>
      {state === 'failed' && <p className="small">{words.failed}</p>}
    </>
  )
}
