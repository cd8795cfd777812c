import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { authMessages } from '@amhs/domain/accounts/auth-messages'
import type { FieldName, FormProblem } from '../../ui/form/use-form'
import type { AuthResult } from './auth-result'

/** Where the refusal of a new password is shown, in every form that asks for one and its repetition. */
export const newPasswordProblems = {
  'weak-password': 'password',
  'password-does-not-meet-requirements': 'password',
  'password-length': 'password',
  'password-uppercase': 'password',
  'password-lowercase': 'password',
  'password-digit': 'password',
  'password-special': 'password',
  'password-bytes': 'password',
  'password-confirmation': 'confirmation',
} as const

/** The field that is to blame; several where one of them is and nobody may say which. */
type Blamed<Values> = FieldName<Values> | readonly [FieldName<Values>, ...FieldName<Values>[]]

/** What a refused action shows in the form: the texts of its codes, each at its field where one is to blame. */
export function problemsOf<Values>(
  result: AuthResult,
  fieldOf: Partial<Record<AuthMessageCode, Blamed<Values>>>,
): readonly FormProblem<Values>[] {
  if (result.success) return []
  return result.codes.map((code) => {
    const blamed = fieldOf[code]
    const message = authMessages[code].text
    if (blamed === undefined) return { message }
    if (typeof blamed === 'string') return { field: blamed, message }
    const [field, ...others] = blamed
    return { field, others, message }
  })
}
