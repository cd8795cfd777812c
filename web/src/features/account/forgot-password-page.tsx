import { useState } from 'react'
import { paths } from '../../platform/paths'
import { useAuthMode } from '../../platform/session'
import { useWords } from '../../platform/words'
import { ErrorSummary } from '../../ui/form/error-summary'
import { TextField } from '../../ui/form/text-field'
import { useForm } from '../../ui/form/use-form'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { SlowNote } from '../../ui/slow-note'
import { accountFormWords, accountLabels } from './account-form.words'
import type { ForgotValues } from './account-form-rules'
import { forgotRules } from './account-form-rules'
import { hostedActions } from './hosted/hosted-actions'
import { forgotPasswordWords } from './recovery/forgot-password.words'
import { problemsOf } from './result-problems'
import { SuccessNote } from './success-note'

export default function ForgotPasswordPage() {
  const words = useWords(forgotPasswordWords)
  const formWords = useWords(accountFormWords)
  const mode = useAuthMode()
  const [sent, setSent] = useState(0)
  const form = useForm<ForgotValues>({
    name: 'forgot',
    initial: { email: '' },
    rules: forgotRules,
    labels: { email: accountLabels.email },
    draft: ['email'],
  })
  return (
    <div className="wrap page stack">
      <PageHeading>{words.title}</PageHeading>
      <noscript>
        <p className="notice">{formWords.scriptNeeded}</p>
      </noscript>
      <ErrorSummary form={form} title={words.title} />
      {sent > 0 && form.summary.length === 0 && (
        <SuccessNote key={sent} code="reset-email-sent">
          <p>{words.spam}</p>
        </SuccessNote>
      )}
      <p>{mode === 'hosted' ? words.lead : words.local}</p>
      <form
        method="post"
        className="stack needs-script"
        noValidate
        onSubmit={form.onSubmit(async (values) => {
          const result = await hostedActions.sendPasswordReset(values.email)
          setSent((count) => (result.success ? count + 1 : 0))
          return problemsOf<ForgotValues>(result, { 'invalid-email': 'email', 'user-not-found': 'email' })
        })}
      >
        <TextField form={form} field="email" type="email" autoComplete="username" />
        <SlowNote busy={form.busy} typed />
        <button type="submit" className="button primary big">
          {form.busy ? words.submitting : words.submit}
        </button>
      </form>
      <p className="row">
        <Link to={paths.login}>{words.back}</Link>
      </p>
    </div>
  )
}
