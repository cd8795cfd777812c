import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../platform/paths'
import { useWords } from '../platform/words'
import { signOutDialogWords } from './sign-out-dialog.words'

export type SignOutAnswer = 'stay' | 'keep' | 'erase'

/**
 * Asked at a sign-out while results of the account lie on this device alone: to save them first, to leave them for the next sign-in,
 * or to erase them. Escape stays signed in. A key that is held down confirms nothing.
 */
export function SignOutDialog({
  count,
  onAnswer,
}: {
  readonly count: number
  readonly onAnswer: (answer: SignOutAnswer) => void
}) {
  const words = useWords(signOutDialogWords)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const ignoreHeldKey = (event: KeyboardEvent) => {
      if (event.repeat && event.key !== 'Tab') event.preventDefault()
    }
    element?.addEventListener('keydown', ignoreHeldKey)
    return () => element?.removeEventListener('keydown', ignoreHeldKey)
  }, [])
  const close = (answer: string) => () => dialog.current?.close(answer)

  function answered() {
    const answer = dialog.current?.returnValue
    onAnswer(answer === 'keep' || answer === 'erase' ? answer : 'stay')
    if (answer === 'save') navigate(paths.myScreenings)
  }

  return (
    <dialog
      ref={dialog}
      className="stack"
      aria-labelledby="sign-out-heading"
      aria-describedby="sign-out-text"
      onClose={answered}
    >
      <h2 id="sign-out-heading">{words.heading(count)}</h2>
      <p id="sign-out-text">{words.text}</p>
      <div className="stack">
        <button type="button" className="button primary" onClick={close('save')}>
          {words.save}
        </button>
        <button type="button" className="button" onClick={close('keep')}>
          {words.keep}
        </button>
        <button type="button" className="button" onClick={close('erase')}>
          {words.erase}
        </button>
        <button type="button" className="button" onClick={close('stay')}>
          {words.stay}
        </button>
      </div>
    </dialog>
  )
}
