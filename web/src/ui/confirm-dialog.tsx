import { useEffect, useId, useRef } from 'react'

/**
 * Asks before something that cannot be undone, or would hurt if it was a slip. "No" comes first, has the focus, and is what
 * Escape and any other way of closing mean; a key that is held down confirms nothing.
 */
export function ConfirmDialog({
  heading,
  text,
  confirm,
  cancel,
  onAnswer,
}: {
  /** A question that names what is at stake. */
  readonly heading: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  readonly onAnswer: (confirmed: boolean) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const answered = useRef(false)
  const id = useId()
  // At once, not with the event that follows a closing: the focus is back on the page by then, and a press of the button that asks
  // would be taken for part of this question.
  const answer = (confirmed: boolean) => {
    if (answered.current) return
    answered.current = true
    dialog.current?.close()
    onAnswer(confirmed)
  }
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The Enter that opened the dialog may still be down: its repetitions must not press a button here.
    const ignoreHeldKey = (event: KeyboardEvent) => {
      if (event.repeat && event.key !== 'Tab') event.preventDefault()
    }
    element?.addEventListener('keydown', ignoreHeldKey)
    return () => element?.removeEventListener('keydown', ignoreHeldKey)
  }, [])
  return (
    <dialog
      ref={dialog}
      className="stack"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onClose={() => answer(false)}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => answer(false)}>
          {cancel}
        </button>
        <button type="button" className="button" onClick={() => answer(true)}>
          {confirm}
        </button>
      </div>
    </dialog>
  )
}
