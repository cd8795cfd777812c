import { useState } from 'react'
import { paths } from '../../../platform/paths'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { Spinner } from '../../../ui/spinner'
import { hostedActions } from '../hosted/hosted-actions'
import { SuccessNote } from '../success-note'
import { CodeRefused, NewMail } from './code-refused'
import { NewPasswordForm } from './new-password-form'
import { resetPasswordWords } from './reset-password.words'
import { useCode } from './use-code'

/** Checks the code of a reset mail, shows whose password it is, and sets the new one. */
export function ResetCode({ code }: { readonly code: string }) {
  const words = useWords(resetPasswordWords)
  const [checked, retry] = useCode(code, hostedActions.verifyResetCode)
  const [done, setDone] = useState(false)
  if (done) {
    return (
      <SuccessNote code="password-reset">
        <Link className="button primary" to={paths.login}>
          {words.login}
        </Link>
      </SuccessNote>
    )
  }
  if (checked === null) return <Spinner label={words.checking} />
  if (!checked.success) {
    return (
      <CodeRefused result={checked} onRetry={retry}>
        <NewMail />
      </CodeRefused>
    )
  }
  return <NewPasswordForm code={code} email={checked.email ?? ''} onDone={() => setDone(true)} />
}
