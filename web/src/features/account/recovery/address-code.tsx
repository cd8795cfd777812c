import { paths } from '../../../platform/paths'
import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { Link } from '../../../ui/link'
import { Spinner } from '../../../ui/spinner'
import { hostedActions } from '../hosted/hosted-actions'
import { SuccessNote } from '../success-note'
import { CodeRefused } from './code-refused'
import { resetPasswordWords } from './reset-password.words'
import { useCode } from './use-code'

const actions = {
  'verify-email': hostedActions.verifyAddress,
  'recover-email': hostedActions.recoverAddress,
} as const

/** Applies the code of a mail that verifies an address or restores one, and shows the way on. */
export function AddressCode({ kind, code }: { readonly kind: keyof typeof actions; readonly code: string }) {
  const words = useWords(resetPasswordWords)
  const signedIn = useSession().status !== 'signed-out'
  const [result, retry] = useCode(code, actions[kind])
  if (result === null) return <Spinner label={words.checking} />
  const wayOn = signedIn ? (
    <Link className="button primary" to={paths.home}>
      {words.goOn}
    </Link>
  ) : (
    <Link className="button primary" to={paths.login}>
      {words.login}
    </Link>
  )
  const [message] = result.codes
  if (!result.success) {
    const used = message === 'invalid-action-code' || message === 'expired-action-code'
    return (
      <CodeRefused result={result} onRetry={retry}>
        {used && <p>{kind === 'verify-email' ? words.verifyRefused : words.recoverRefused}</p>}
        {wayOn}
      </CodeRefused>
    )
  }
  return (
    <SuccessNote code={message}>
      {result.email && <p>{words.address(result.email)}</p>}
      {message === 'email-recovered' ? (
        <>
          <p>{words.recovered}</p>
          <Link className="button primary" to={signedIn ? paths.profile : paths.forgotPassword}>
            {words.changePassword}
          </Link>
        </>
      ) : (
        <>
          {signedIn && <p>{words.otherTab}</p>}
          {wayOn}
        </>
      )}
    </SuccessNote>
  )
}
