import { useEffect, useRef, useState } from 'react'
import { announce } from '../../platform/announcer'
import { useWords } from '../../platform/words'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { FocusStays } from '../../ui/focus-stays'
import { assistantWords } from './assistant.words'
import { type AskContext, clearChat, retryAnswer, stopAnswer } from './conversation'
import { type ChatState, canRetry } from './conversation-state'
import { conversationText } from './conversation-text'

/** What takes the focus when something in the conversation goes with the press on it: the answer comes before it, the field after it. */
export const chatToolsId = 'assistant-tools'

/** Stop, try again, copy, clear. */
export function ChatTools({ state, reader }: { readonly state: ChatState; readonly reader: AskContext }) {
  const words = useWords(assistantWords)
  const [asking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const row = useRef<HTMLDivElement>(null)
  const hasStopped = useRef(false)
  useEffect(() => {
    if (state.busy || !hasStopped.current) return
    hasStopped.current = false
    // The button has gone with what it stopped.
    row.current?.querySelector('button')?.focus()
  }, [state.busy])

  function stop() {
    hasStopped.current = true
    stopAnswer()
    announce(words.stoppedSaid)
  }

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

  if (state.entries.length === 0) return null
  return (
    <>
      <div
        ref={row}
        id={chatToolsId}
        className="row small"
        role="group"
        aria-label={words.tools}
        tabIndex={-1}
      >
        {state.busy && (
          <button type="button" className="button" onClick={stop}>
            {words.stop}
          </button>
        )}
        {canRetry(state) && (
          <button type="button" className="button" onClick={() => retryAnswer(reader)}>
            {words.retry}
            <FocusStays to={chatToolsId} />
          </button>
        )}
        <button type="button" className="button" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          {words.clear}
        </button>
        {note !== '' && <span className="muted">{note}</span>}
      </div>
      {asking && (
        <ConfirmDialog
          heading={words.clearAsk}
          text={words.clearSure}
          confirm={words.clearYes}
          cancel={words.clearNo}
          onAnswer={(confirmed) => (confirmed ? clear() : setAsking(false))}
        />
      )}
    </>
  )
}
