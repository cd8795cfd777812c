import { useNavigate } from 'react-router-dom'
import type { ToolKey } from '../platform/erase-stored'
import { paths } from '../platform/paths'
import { useWords } from '../platform/words'
import { useQuestionDialog } from '../ui/use-question-dialog'
import { signOutDialogWords } from './sign-out-dialog.words'

export type SignOutAnswer = 'stay' | 'keep' | 'erase'

/** What lies on this device alone. */
export interface LeftHere {
  /** How many finished results. */
  readonly results: number
  /** In which tools something is written that a sign-out erases. */
  readonly tools: readonly ToolKey[]
}

/**
 * Asked at a sign-out while something of the account lies on this device alone: to save results first, to leave it all for the next
 * sign-in, or to erase it. What harms nothing comes first and has the focus. Escape stays signed in. A key that is held down
 * confirms nothing.
 */
export function SignOutDialog({
  left,
  onAnswer,
}: {
  readonly left: LeftHere
  readonly onAnswer: (answer: SignOutAnswer) => void
}) {
  const words = useWords(signOutDialogWords)
  const navigate = useNavigate()
  const { dialogProps, back, answer } = useQuestionDialog<SignOutAnswer>('stay', onAnswer)
  const names = left.tools.map((tool) => words.tools[tool])
  const stay = (
    <button
      type="button"
      className="button"
      ref={left.results === 0 ? back : undefined}
      onClick={() => answer('stay')}
    >
      {words.stay}
    </button>
  )

  function saveFirst() {
    answer('stay')
    navigate(paths.myScreenings)
  }

  return (
    <dialog
      {...dialogProps}
      className="stack"
      aria-labelledby="sign-out-heading"
      aria-describedby="sign-out-text"
    >
      <h2 id="sign-out-heading">{left.results > 0 ? words.heading(left.results) : words.toolsHeading}</h2>
      <div id="sign-out-text" className="stack">
        {left.results === 0 && <p>{words.toolsNamed(names)}</p>}
        <p>{left.results > 0 ? words.text : words.toolsText}</p>
        {left.results > 0 && names.length > 0 && <p>{words.toolsToo(names)}</p>}
      </div>
      <div className="row">
        {left.results > 0 ? (
          <button type="button" className="button primary" ref={back} onClick={saveFirst}>
            {words.save}
          </button>
        ) : (
          stay
        )}
        <button type="button" className="button" onClick={() => answer('keep')}>
          {words.keep}
        </button>
        <button type="button" className="button" onClick={() => answer('erase')}>
          {words.erase}
        </button>
        {left.results > 0 && stay}
      </div>
    </dialog>
  )
}
