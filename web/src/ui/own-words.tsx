import { useCallback, useId, useState } from 'react'
import { announce } from '../platform/announcer'
import { useMounted } from '../platform/use-mounted'
import { defineWords, useWords } from '../platform/words'
import { ExitHint } from './exit-hint'
import { Icon } from './icon'
import { PrintPage } from './print-page'

const ownWords = defineWords({
  zh: {
    hint: '这些话归你：改、删、加都行。只在这一页上，不会保存，也不会替你发。',
    copy: '复制',
    copied: '已复制',
    share: '用手机分享',
    print: '打印这一页',
    failed: '没有成功。可以长按文字自己复制。',
  },
  en: {
    hint: 'The words are yours: change them, cut them, add to them. They’re on this page only: we don’t save them or send them for you.',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share from my phone',
    print: 'Print this page',
    failed: 'That didn’t work. You can select the words and copy them.',
  },
})

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
  const isMounted = useMounted()
  const [note, setNote] = useState('')
  const [printing, setPrinting] = useState(false)
  const printed = useCallback(() => setPrinting(false), [])
  const whole = [text.trim(), ...after].join('\n\n')
  async function copy() {
    try {
      await navigator.clipboard.writeText(whole)
      setNote(words.copied)
      announce(words.copied)
    } catch {
      setNote(words.failed)
      announce(words.failed, 'assertive')
    }
  }
  async function share() {
    try {
      await navigator.share({ text: whole })
    } catch (error) {
      // Whoever closes the phone's own list has changed their mind: nothing to tell.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setNote(words.failed)
    }
  }
  return (
    <>
      <div className="field needs-script">
        <label htmlFor={id}>{label}</label>
        <textarea
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
      <p className="small" role="status">
        {note}
      </p>
      {printing && <PrintPage title={title} text={whole} onDone={printed} />}
    </>
  )
}
