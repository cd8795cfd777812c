import { useWords } from '../../../platform/words'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { PasswordField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import { SlowNote } from '../../../ui/slow-note'
import { accountLabels } from '../account-form.words'
import type { NewPasswordValues } from '../account-form-rules'
import { newPasswordRules } from '../account-form-rules'
import { hostedActions } from '../hosted/hosted-actions'
import { newPasswordProblems, problemsOf } from '../result-problems'
import { resetPasswordWords } from './reset-password.words'

/** Sets the new password of the address that the link belongs to. */
export function NewPasswordForm({
  code,
  email,
  onDone,
}: {
  readonly code: string
  readonly email: string
  readonly onDone: () => void
}) {
  const words = useWords(resetPasswordWords)
  const form = useForm<NewPasswordValues>({
    name: 'reset',
    initial: { password: '', confirmation: '' },
    rules: newPasswordRules,
    labels: { password: accountLabels.newPassword, confirmation: accountLabels.confirmation },
  })
  return (
    <form
      method="post"
      className="stack"
      noValidate
      onSubmit={form.onSubmit(async ({ password }) => {
        const result = await hostedActions.confirmReset(code, password)
        if (result.success) onDone()
        return problemsOf<NewPasswordValues>(result, newPasswordProblems)
      })}
    >
      <ErrorSummary form={form} title={words.title} />
      <p>{words.forAddress(email)}</p>
      {/* Password managers file the new password under this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField form={form} field="password" autoComplete="new-password" />
      <PasswordField form={form} field="confirmation" autoComplete="new-password" />
      <SlowNote busy={form.busy} typed />
      <button type="submit" className="button primary big">
        {form.busy ? words.submitting : words.submit}
      </button>
    </form>
  )
}
