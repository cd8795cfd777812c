import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { authMessages } from '@amhs/domain/accounts/auth-messages'
import type { FieldName, FormProblem } from '../../ui/form/use-form'
import type { AuthResult } from './auth-result'

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
