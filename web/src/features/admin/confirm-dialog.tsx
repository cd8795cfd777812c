import { useEffect, useId, useRef } from 'react'
import { useWords } from '../../platform/words'
import { adminWords } from './admin.words'

/** Asks before something that hurts if it was a slip. Native and modal: Escape is "no". */
export function ConfirmDialog({
  text,
  action,
  onConfirm,
  onClose,
}: {
  readonly text: string
  readonly action: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  const words = useWords(adminWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div className="stack">
        <h2 id={id}>{words.sure}</h2>
        <p>{text}</p>
        <div className="row">
          <button
            type="button"
            className="button primary"
            onClick={() => {
              dialog.current?.close()
              onConfirm()
            }}
          >
            {action}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
        </div>
      </div>
    </dialog>
  )
}
