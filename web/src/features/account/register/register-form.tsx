import type { Role } from '@amhs/domain/accounts/roles'
import { isRole, roleLabels, roles } from '@amhs/domain/accounts/roles'
import { checkField } from '@amhs/domain/forms/form-rules'
import { inLanguage } from '@amhs/domain/localized'
import { useState } from 'react'
import { recordConsents } from '../../../platform/consents'
import { setFlashMessage } from '../../../platform/flash-message'
import { useLanguage } from '../../../platform/preferences'
import { useAuthMode } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { ChoiceField } from '../../../ui/form/choice-fields'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { TextField } from '../../../ui/form/text-field'
import { useForm } from '../../../ui/form/use-form'
import { SlowNote } from '../../../ui/slow-note'
import { WhoFindsOut } from '../../../ui/who-finds-out'
import { accountLabels } from '../account-form.words'
import type { RegisterValues } from '../account-form-rules'
import { registerRules } from '../account-form-rules'
import type { AuthResult } from '../auth-result'
import { hostedActions } from '../hosted/hosted-actions'
import { registerLocally } from '../local/local-actions'
import { NewPasswordFields } from '../new-password-fields'
import { newPasswordProblems, problemsOf } from '../result-problems'
import { DeviceAccountOffer, isUnreachable } from '../sign-in/device-account-offer'
import { GoogleButton } from '../sign-in/google-sign-in'
import { ModeChoice } from '../sign-in/mode-choice'
import { registerWords } from './register.words'
import { TermsField } from './terms-field'

const labels = {
  firstName: accountLabels.firstName,
  lastName: accountLabels.lastName,
  email: accountLabels.email,
  password: accountLabels.password,
  confirmation: accountLabels.confirmation,
  role: accountLabels.role,
  terms: accountLabels.terms,
}

const empty: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
  role: 'user',
  terms: false,
}

function roleOf({ role }: RegisterValues): Role {
  return isRole(role) ? role : 'user'
}

/** The registration of both modes; the role can be chosen in local mode alone, where it opens nothing. */
export function RegisterForm({ ageBand }: { readonly ageBand: '14-17' | 'adult' }) {
  const words = useWords(registerWords)
  const language = useLanguage()
  const mode = useAuthMode()
  const [unreachable, setUnreachable] = useState(false)
  const form = useForm<RegisterValues>({
    name: 'register',
    initial: empty,
    rules: registerRules,
    labels,
    draft: ['firstName', 'lastName', 'email'],
  })

  const finish = (result: AuthResult) => {
    if (result.success) setFlashMessage(result.codes[0])
    setUnreachable(isUnreachable(result))
    return problemsOf<RegisterValues>(result, fieldOfCode)
  }

  async function register(values: RegisterValues): Promise<AuthResult> {
    if (mode === 'hosted') return hostedActions.register(values)
    const result = await registerLocally({
      ...values,
      role: roleOf(values),
      passwordConfirmation: values.confirmation,
    })
    if (result.success) await recordConsents(['terms'], true)
    return result
  }

  return (
    <>
      <ErrorSummary form={form} title={words.title} />
      <DeviceAccountOffer unreachable={unreachable} />
      <ModeChoice name="register-mode" />
      <form
        method="post"
        className="stack"
        noValidate
        onSubmit={form.onSubmit(async (values) => finish(await register(values)))}
      >
        <TextField
          form={form}
          field="firstName"
          autoComplete="given-name"
          hint={words.firstNameHints[mode]}
        />
        <TextField form={form} field="lastName" autoComplete="family-name" optional />
        <TextField form={form} field="email" type="email" autoComplete="email" />
        <NewPasswordFields form={form} />
        {mode === 'local' && (
          <details>
            <summary>{words.roleFold(inLanguage(roleLabels[roleOf(form.values)], language))}</summary>
            <ChoiceField
              form={form}
              field="role"
              hint={words.roleHint}
              options={roles.map((role) => ({ value: role, label: inLanguage(roleLabels[role], language) }))}
            />
          </details>
        )}
        <TermsField form={form} />
        {ageBand === '14-17' && (
          <>
            <WhoFindsOut answer={words.whoFindsOut[mode]} />
            <p className="small">{words.minor}</p>
          </>
        )}
        <SlowNote busy={form.busy} typed />
        <div className="row">
          <button type="submit" className="button primary big">
            {form.busy ? words.submitting : words.submit}
          </button>
          {mode === 'hosted' && (
            <GoogleButton
              ageBand={ageBand}
              agreed={form.values.terms}
              onMissing={() => {
                const problem = checkField('terms', form.values, registerRules, labels.terms)
                if (problem) form.showProblems([problem])
              }}
              onResult={(result) => form.showProblems(finish(result))}
            />
          )}
        </div>
      </form>
    </>
  )
}

const fieldOfCode = {
  'email-already-in-use': 'email',
  'invalid-email': 'email',
  'email-format': 'email',
  'email-taken': 'email',
  ...newPasswordProblems,
} as const
