import { useAuthMode } from '../../platform/session'
import { useWords } from '../../platform/words'
import { PasswordField } from '../../ui/form/text-field'
import type { FieldName, FormState } from '../../ui/form/use-form'
import { registerWords } from './register/register.words'

/** A new password and its repetition, with what the accounts of this mode ask of it. */
export function NewPasswordFields<
  Values extends { readonly password: string; readonly confirmation: string },
>({ form }: { readonly form: FormState<Values> }) {
  const words = useWords(registerWords)
  const mode = useAuthMode()
  return (
    <>
      <PasswordField
        form={form}
        field={'password' as FieldName<Values>}
        autoComplete="new-password"
        hint={mode === 'hosted' ? words.passwordHintHosted : words.passwordHintLocal}
      />
      <PasswordField form={form} field={'confirmation' as FieldName<Values>} autoComplete="new-password" />
    </>
  )
}
