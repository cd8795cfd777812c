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

/** What a refused action shows in the form: the texts of its codes, each at its field where one is to blame. */
export function problemsOf<Values>(
  result: AuthResult,
  fieldOf: Partial<Record<AuthMessageCode, FieldName<Values>>>,
): readonly FormProblem<Values>[] {
  if (result.success) return []
  return result.codes.map((code) => {
    const field = fieldOf[code]
    const message = authMessages[code].text
    return field === undefined ? { message } : { field, message }
  })
}
