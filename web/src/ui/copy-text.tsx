import { useRef, useState } from 'react'
import { announce } from '../platform/announcer'
import { useWords } from '../platform/words'
import { copyWords } from './copy-text.words'
import { selectText } from './select-text'

/** Words to send to somebody, with a button that puts them on the clipboard. */
export function CopyText({ text }: { readonly text: string }) {
  const words = useWords(copyWords)
  const quote = useRef<HTMLQuoteElement>(null)
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      announce(words.copied)
    } catch {
      setState('failed')
      selectText(quote.current)
      announce(words.failed, 'assertive')
    }
  }
  return (
    <>
      <blockquote className="notice" ref={quote}>
        {text}
      </blockquote>
      <p>
        <button type="button" className="button needs-script" onClick={() => void copy()}>
          {state === 'copied' ? words.copied : words.copy}
        </button>
      </p>
      {state === 'failed' && <p className="small">{words.failed}</p>}
    </>
  )
}
