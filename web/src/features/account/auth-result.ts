import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { exactMessage } from '@amhs/domain/accounts/auth-messages'
import type { SessionUser } from '../../platform/session'

/**
 * What every account action returns; none of them throws. `message` and `errors` are the catalogue's exact texts,
 * `codes` are stable: screens show the texts of the codes in the reader's language.
 */
export interface AuthResult {
  readonly success: boolean
  readonly codes: readonly [AuthMessageCode, ...AuthMessageCode[]]
  readonly message?: string
  /** Present instead of `message` where several rules may be broken at once. */
  readonly errors?: readonly string[]
  readonly user?: SessionUser
  /** The address that the code of a mail belongs to. */
  readonly email?: string
}

export function succeeded(code: AuthMessageCode, found: Pick<AuthResult, 'user' | 'email'> = {}): AuthResult {
  return { success: true, codes: [code], message: exactMessage(code), ...found }
}

export function failed(code: AuthMessageCode): AuthResult {
  return { success: false, codes: [code], message: exactMessage(code) }
}

/** A refusal for one or more broken rules. */
export function refused(first: AuthMessageCode, ...others: readonly AuthMessageCode[]): AuthResult {
  const codes = [first, ...others] as const
  return { success: false, codes, errors: codes.map(exactMessage) }
}
