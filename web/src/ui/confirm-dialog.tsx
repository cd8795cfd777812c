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
  const id = useId()
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
      onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => dialog.current?.close('no')}>
          {cancel}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close('yes')}>
          {confirm}
        </button>
      </div>
    </dialog>
  )
}
