import { useEffect, useId, useRef } from 'react'

/** Asks before something that cannot be undone; closing it in any other way means no. */
export function ConfirmDialog({
  heading,
  text,
  confirm,
  cancel,
  onAnswer,
}: {
  readonly heading: string
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  readonly onAnswer: (confirmed: boolean) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    dialog.current?.showModal()
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
