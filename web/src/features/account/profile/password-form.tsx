import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { useState } from 'react'
import type { AuthMode, SessionUser } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { PasswordField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import { SlowNote } from '../../../ui/slow-note'
import { accountLabels } from '../account-form.words'
import type { PasswordValues } from '../account-form-rules'
import { passwordRules } from '../account-form-rules'
import { hostedActions } from '../hosted/hosted-actions'
import { changeLocalPassword } from '../local/local-actions'
import { NewPasswordFields } from '../new-password-fields'
import { newPasswordProblems, problemsOf } from '../result-problems'
import { SuccessNote } from '../success-note'
import { profileWords } from './profile.words'
import { ProfileSection } from './profile-sections'

const empty: PasswordValues = { current: '', password: '', confirmation: '' }

/** Changes the password; the current one is asked for first. */
export function PasswordForm({ user, mode }: { readonly user: SessionUser; readonly mode: AuthMode }) {
  const words = useWords(profileWords)
  const [saved, setSaved] = useState<{ readonly code: AuthMessageCode; readonly at: number } | null>(null)
  const form = useForm<PasswordValues>({
    name: 'password',
    initial: empty,
    rules: passwordRules,
    labels: {
      current: accountLabels.currentPassword,
      password: accountLabels.newPassword,
      confirmation: accountLabels.confirmation,
    },
  })
  return (
    <ProfileSection part="password" heading={words.passwordHeading}>
      <form
        method="post"
        className="stack"
        noValidate
        onSubmit={form.onSubmit(async ({ current, password, confirmation }) => {
          const result =
            mode === 'hosted'
              ? await hostedActions.changePassword(current, password)
              : await changeLocalPassword(current, password, confirmation)
          setSaved(result.success ? { code: result.codes[0], at: Date.now() } : null)
          if (result.success) form.reset(empty)
          return problemsOf<PasswordValues>(result, fieldOfCode)
        })}
      >
        <ErrorSummary form={form} title={words.passwordHeading} />
        {saved && form.summary.length === 0 && <SuccessNote key={saved.at} code={saved.code} />}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField form={form} field="current" autoComplete="current-password" />
        <NewPasswordFields form={form} />
        <SlowNote busy={form.busy} typed />
        <button type="submit" className="button primary">
          {form.busy ? words.saving : words.changePassword}
        </button>
      </form>
    </ProfileSection>
  )
}

const fieldOfCode = {
  'wrong-password': 'current',
  'local-current-password-wrong': 'current',
  ...newPasswordProblems,
} as const
