import { useCallback, useId, useRef, useState } from 'react'
import { announce } from '../platform/announcer'
import { useMounted } from '../platform/use-mounted'
import { useWords } from '../platform/words'
import { ExitHint } from './exit-hint'
import { Icon } from './icon'
import { ownWords } from './own-words.words'
import { PrintPage } from './print-page'
import { selectText } from './select-text'

/** Words for somebody else, offered and theirs to change who says them: to copy, to share by the phone's own means, to print. */
export function OwnWords({
  label,
  title,
  text,
  onChange,
  after = [],
}: {
  readonly label: string
  /** Heading of the printed page. */
  readonly title: string
  readonly text: string
  readonly onChange: (text: string) => void
  /** What goes with the words wherever they go, such as whom to call. */
  readonly after?: readonly string[]
}) {
  const words = useWords(ownWords)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const isMounted = useMounted()
  const [note, setNote] = useState('')
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  const whole = [text.trim(), ...after].join('\n\n')
  function failed() {
    setNote(words.failed)
    selectText(field.current)
    announce(words.failed, 'assertive')
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(whole)
      setNote(words.copied)
      announce(words.copied)
    } catch {
      failed()
    }
  }
  async function share() {
    try {
      await navigator.share({ text: whole })
    } catch (error) {
      // Whoever closes the phone's own list has changed their mind: nothing to tell.
      if (error instanceof DOMException && error.name === 'AbortError') return
      failed()
    }
  }
  return (
    <>
      <div className="field needs-script">
        <label htmlFor={id}>{label}</label>
        <textarea
          ref={field}
          id={id}
          rows={11}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            onChange(target.value)
            setNote('')
          }}
        />
        <p className="hint" id={`${id}-hint`}>
          {words.hint}
        </p>
        <ExitHint />
      </div>
      {after.map((line) => (
        <p className="small muted" key={line}>
          {line}
        </p>
      ))}
      <div className="row needs-script">
        <button type="button" className="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        {isMounted && 'share' in navigator && (
          <button type="button" className="button" onClick={() => void share()}>
            {words.share}
          </button>
        )}
        <button type="button" className="button" onClick={() => setPrinting(true)}>
          <Icon name="print" />
          {words.print}
        </button>
      </div>
      {/* Said already. */}
      <p className="small">{note}</p>
      {printing && <PrintPage title={title} text={whole} onDone={printed} />}
    </>
  )
}
