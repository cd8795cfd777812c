import type { AgeBand } from '@amhs/domain/safety/age-band'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hasConsent } from '../../platform/consents'
import { setFlashMessage } from '../../platform/flash-message'
import { paths } from '../../platform/paths'
import { useAuthMode } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FocusStays } from '../../ui/focus-stays'
import { ErrorSummary } from '../../ui/form/error-summary'
import { PasswordField, TextField } from '../../ui/form/text-field'
import { useForm } from '../../ui/form/use-form'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { SlowNote } from '../../ui/slow-note'
import { accountFormWords, accountLabels } from './account-form.words'
import type { LoginValues } from './account-form-rules'
import { loginRules } from './account-form-rules'
import type { AuthResult } from './auth-result'
import { failed } from './auth-result'
import { hostedActions } from './hosted/hosted-actions'
import { signInLocally } from './local/local-actions'
import { OtherWay } from './other-way'
import { problemsOf } from './result-problems'
import { DeviceAccountOffer, isUnreachable } from './sign-in/device-account-offer'
import { GoogleConditions } from './sign-in/google-conditions'
import { GoogleButton, googleButtonId } from './sign-in/google-sign-in'
import { loginWords } from './sign-in/login.words'
import { ModeChoice } from './sign-in/mode-choice'
import { WhyHere } from './sign-in/why-here'

export default function LoginPage() {
  const words = useWords(loginWords)
  const formWords = useWords(accountFormWords)
  const mode = useAuthMode()
  const { search } = useLocation()
  const [unreachable, setUnreachable] = useState(false)
  const [disabled, setDisabled] = useState(false)
  const [asksConditions, setAsksConditions] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [ageBand, setAgeBand] = useState<AgeBand | null>(null)
  const conditionsHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => setAgreed(hasConsent('terms')), [])
  useEffect(() => {
    if (asksConditions) conditionsHeading.current?.focus()
  }, [asksConditions])
  const form = useForm<LoginValues>({
    name: 'login',
    initial: { email: '', password: '' },
    rules: loginRules,
    labels: { email: accountLabels.email, password: accountLabels.password },
    draft: ['email'],
  })

  /** On success the guard leads on to where the person wanted to go; the notice goes with them. */
  const finish = (result: AuthResult) => {
    if (result.success) setFlashMessage(result.codes[0])
    setUnreachable(isUnreachable(result))
    setDisabled(result.codes.includes('user-disabled'))
    return problemsOf<LoginValues>(result, {
      'invalid-email': 'email',
      'user-not-found': 'email',
      'wrong-password': 'password',
      'invalid-credential': ['email', 'password'],
      'local-wrong-credentials': ['email', 'password'],
    })
  }
  const showResult = (result: AuthResult) => form.showProblems(finish(result))

  const takeConditions = (answer: AgeBand) => {
    setAsksConditions(false)
    setAgeBand(answer)
    if (answer === 'under-14') return showResult(failed('too-young'))
    setAgreed(true)
    document.getElementById(googleButtonId)?.focus()
  }

  return (
    <div className="wrap page split">
      <div className="stack">
        <PageHeading>{words.title}</PageHeading>
        <noscript>
          <p className="notice">{formWords.scriptNeeded}</p>
        </noscript>
        <WhyHere />
        <ErrorSummary form={form} title={words.title} />
        {disabled && (
          <p className="notice">
            {words.disabled} <Link to={paths.contact}>{words.contact}</Link>
          </p>
        )}
        <DeviceAccountOffer unreachable={unreachable} />
        <ModeChoice name="login-mode" />
        <form
          method="post"
          className="stack needs-script"
          noValidate
          onSubmit={form.onSubmit(async (values) =>
            finish(
              mode === 'hosted'
                ? await hostedActions.signIn(values.email, values.password)
                : await signInLocally(values.email, values.password),
            ),
          )}
        >
          <TextField form={form} field="email" type="email" autoComplete="username" />
          <PasswordField form={form} field="password" autoComplete="current-password" />
          <SlowNote busy={form.busy} typed />
          <div className="row">
            <button type="submit" className="button primary big">
              {form.busy ? words.submitting : words.submit}
            </button>
            {mode === 'hosted' && (
              <GoogleButton
                ageBand={ageBand}
                agreed={agreed}
                onMissing={() => setAsksConditions(true)}
                onResult={showResult}
              />
            )}
          </div>
        </form>
        {asksConditions && (
          <section className="notice stack" aria-labelledby="conditions-heading">
            <h2 className="lead" id="conditions-heading" ref={conditionsHeading} tabIndex={-1}>
              {words.conditionsTitle}
            </h2>
            <GoogleConditions title={words.conditionsTitle} onAnswer={takeConditions} />
          </section>
        )}
        <p className="row">
          <Link to={`${paths.forgotPassword}${search}`}>{words.forgot}</Link>
        </p>
      </div>
      <OtherWay heading={words.newHeading} text={words.newText} to={paths.register} label={words.register} />
      <FocusStays />
    </div>
  )
}
