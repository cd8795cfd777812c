import { useEffect, useRef } from 'react'
import { useWords } from '../../platform/words'
import { messageWords } from './message.words'

/** Takes the place of the form once the message was received. */
export function MessageSent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const words = useWords(messageWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="notice stack">
      <h3 ref={heading} tabIndex={-1}>
        {words.sent}
      </h3>
      <p>{words.sentText(email)}</p>
      <button type="button" className="button" onClick={onAgain}>
        {words.another}
      </button>
    </div>
  )
}
