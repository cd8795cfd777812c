import { messageIn } from '@amhs/domain/accounts/auth-messages'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../platform/paths'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Page } from '../../ui/page'
import { Spinner } from '../../ui/spinner'
import { accountFormWords } from './account-form.words'
import type { AuthResult } from './auth-result'
import { hostedActions } from './hosted-actions'
import { NewPasswordForm } from './new-password-form'
import { resetPasswordWords } from './reset-password.words'
import { SuccessNote } from './success-note'

/** Opened from the link in the mail: checks its code, shows whose password it is, and sets the new one. */
export default function ResetPasswordPage() {
  const words = useWords(resetPasswordWords)
  const formWords = useWords(accountFormWords)
  const { search } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [code, setCode] = useState<string | null>(null)
  const [checked, setChecked] = useState<AuthResult | null>(null)
  const [done, setDone] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt checks again
  useEffect(() => {
    let wanted = true
    const found = new URLSearchParams(search).get('oobCode') ?? ''
    setCode(found)
    setChecked(null)
    if (found === '') return
    void hostedActions.verifyResetCode(found).then((result) => wanted && setChecked(result))
    return () => {
      wanted = false
    }
  }, [search, attempt])

  return (
    <Page heading={words.title}>
      <noscript>
        <p className="notice">{formWords.scriptNeeded}</p>
      </noscript>
      {code === '' && (
        <div className="stack">
          <p>{words.noCode}</p>
          <NewMail />
        </div>
      )}
      {code !== '' && checked === null && <Spinner label={words.checking} />}
      {checked && !checked.success && (
        <Refused result={checked} onRetry={() => setAttempt((number) => number + 1)} />
      )}
      {code && checked?.success && !done && (
        <NewPasswordForm code={code} email={checked.email ?? ''} onDone={() => setDone(true)} />
      )}
      {done && (
        <SuccessNote code="password-reset">
          <Link className="button primary" to={paths.login}>
            {words.login}
          </Link>
        </SuccessNote>
      )}
    </Page>
  )
}

function Refused({ result, onRetry }: { readonly result: AuthResult; readonly onRetry: () => void }) {
  const words = useWords(resetPasswordWords)
  const language = useLanguage()
  const [reason] = result.codes
  return (
    <div className="error-summary stack" role="alert">
      <h2 className="lead">{words.invalid}</h2>
      <p>{messageIn(reason, language)}</p>
      {reason === 'network-request-failed' ? (
        <button type="button" className="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      ) : (
        <NewMail />
      )}
    </div>
  )
}

function NewMail() {
  const words = useWords(resetPasswordWords)
  return (
    <Link className="button" to={paths.forgotPassword}>
      {words.again}
    </Link>
  )
}
