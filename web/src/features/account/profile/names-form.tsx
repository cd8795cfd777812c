import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { useState } from 'react'
import type { AuthMode, SessionUser } from '../../../platform/session'
import { useOnChange } from '../../../platform/use-on-change'
import { useWords } from '../../../platform/words'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import { accountLabels } from '../account-form.words'
import type { NameValues } from '../account-form-rules'
import { nameRules } from '../account-form-rules'
import { hostedActions } from '../hosted/hosted-actions'
import { updateLocalProfile } from '../local/local-actions'
import { problemsOf } from '../result-problems'
import { SuccessNote } from '../success-note'
import { profileWords } from './profile.words'
import { ProfileSection } from './profile-sections'

export function NamesForm({ user, mode }: { readonly user: SessionUser; readonly mode: AuthMode }) {
  const words = useWords(profileWords)
  const [saved, setSaved] = useState<{ readonly code: AuthMessageCode; readonly at: number } | null>(null)
  const form = useForm<NameValues>({
    name: 'names',
    initial: { firstName: user.firstName, lastName: user.lastName },
    rules: nameRules,
    labels: { firstName: accountLabels.firstName, lastName: accountLabels.lastName },
    draft: ['firstName', 'lastName'],
  })
  // Another tab, or the profile in the cloud, may bring other names than those the form began with.
  const { reset } = form
  const { firstName, lastName } = user
  useOnChange(`${firstName} ${lastName}`, () => reset({ firstName, lastName }))
  return (
    <ProfileSection part="names" heading={words.namesHeading}>
      <form
        method="post"
        className="stack"
        noValidate
        onSubmit={form.onSubmit(async (values) => {
          const result =
            mode === 'hosted' ? await hostedActions.saveNames(values) : await updateLocalProfile(values)
          setSaved(result.success ? { code: result.codes[0], at: Date.now() } : null)
          return problemsOf<NameValues>(result, {})
        })}
      >
        <ErrorSummary form={form} title={words.namesHeading} />
        {saved && form.summary.length === 0 && <SuccessNote key={saved.at} code={saved.code} />}
        <TextField form={form} field="firstName" autoComplete="given-name" />
        <TextField form={form} field="lastName" autoComplete="family-name" optional />
        {/* Kept as a draft: whoever comes back must not take it for saved. */}
        <p role="status" className="small muted">
          {!form.busy && (form.values.firstName !== user.firstName || form.values.lastName !== user.lastName)
            ? words.notSavedYet
            : ''}
        </p>
        <button type="submit" className="button primary">
          {form.busy ? words.saving : words.saveNames}
        </button>
      </form>
    </ProfileSection>
  )
}
