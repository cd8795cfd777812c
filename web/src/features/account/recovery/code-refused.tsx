import { messageIn } from '@amhs/domain/accounts/auth-messages'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { paths } from '../../../platform/paths'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { takeFocus } from '../../../ui/take-focus'
import type { AuthResult } from '../auth-result'
import { resetPasswordWords } from './reset-password.words'

/**
 * A mail's code that does not work, and why: another try where the network is to blame, else the way to a new one. It takes the
 * focus, and is no alert, which would say the same words a second time.
 */
export function CodeRefused({
  result,
  onRetry,
  children,
}: {
  readonly result: AuthResult
  readonly onRetry: () => void
  /** What to do about a code that will never work. */
  readonly children: ReactNode
}) {
  const words = useWords(resetPasswordWords)
  const language = useLanguage()
  const [reason] = result.codes
  const id = useId()
  return (
    <div
      className="error-summary stack"
      ref={takeFocus}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-reason`}
    >
      <h2 className="lead" id={id}>
        {words.invalid}
      </h2>
      <p id={`${id}-reason`}>{messageIn(reason, language)}</p>
      {reason === 'network-request-failed' ? (
        <button type="button" className="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      ) : (
        children
      )}
    </div>
  )
}

/** The way to another mail that resets the password. */
export function NewMail() {
  const words = useWords(resetPasswordWords)
  return (
    <Link className="button" to={paths.forgotPassword}>
      {words.again}
    </Link>
  )
}
