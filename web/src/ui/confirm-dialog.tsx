import { useId } from 'react'
import { useQuestionDialog } from './use-question-dialog'

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
  const id = useId()
  const { dialogProps, back, answer } = useQuestionDialog<boolean>(false, onAnswer)
  return (
    <dialog
      {...dialogProps}
      className="stack"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="row">
        <button type="button" className="button primary" ref={back} onClick={() => answer(false)}>
          {cancel}
        </button>
        <button type="button" className="button" onClick={() => answer(true)}>
          {confirm}
        </button>
      </div>
    </dialog>
  )
}
