import { useRef, useState } from 'react'
import { announce } from '../../platform/announcer'
import { useWords } from '../../platform/words'
import { takeFocus } from '../../ui/take-focus'
import { assistantWords } from './assistant.words'
import { type AskContext, clearChat, retryAnswer, stopAnswer } from './conversation'
import { type ChatState, canRetry } from './conversation-state'
import { conversationText } from './conversation-text'

/** Stop, try again, copy, clear. */
export function ChatTools({ state, reader }: { readonly state: ChatState; readonly reader: AskContext }) {
  const words = useWords(assistantWords)
  const [asking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const wasAsked = useRef(false)

  async function copy() {
    const text = conversationText(state, reader.language, reader.region)
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setNote(done ? words.copied : words.copyFailed)
    announce(done ? words.copied : words.copyFailed)
  }

  function clear() {
    clearChat()
    setAsking(false)
    setNote('')
    announce(words.cleared)
    document.getElementById('assistant-message')?.focus()
  }

  function keep() {
    wasAsked.current = true
    setAsking(false)
  }

  if (state.entries.length === 0) return null
  if (asking) {
    return (
      <fieldset className="row">
        <legend className="hint">{words.clearSure}</legend>
        <button type="button" className="button" onClick={clear}>
          {words.clearYes}
        </button>
        <button ref={takeFocus} type="button" className="button" onClick={keep}>
          {words.clearNo}
        </button>
      </fieldset>
    )
  }
  return (
    <div className="row small">
      {state.busy && (
        <button type="button" className="button" onClick={stopAnswer}>
          {words.stop}
        </button>
      )}
      {canRetry(state) && (
        <button type="button" className="button" onClick={() => retryAnswer(reader)}>
          {words.retry}
        </button>
      )}
      <button type="button" className="button" onClick={copy}>
        {words.copy}
      </button>
      <button
        ref={(button) => {
          // Back from the question whether to clear.
          if (wasAsked.current) button?.focus()
          wasAsked.current = false
        }}
        type="button"
        className="button"
        onClick={() => setAsking(true)}
      >
        {words.clear}
      </button>
      {note !== '' && <span className="muted">{note}</span>}
    </div>
  )
}
