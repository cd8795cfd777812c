import { createHash } from 'node:crypto'
import { isRole, type Role } from '@amhs/domain/accounts/roles'
import type { CallableAccess } from '@amhs/domain/contracts/define-callable'
import type { CallableRequest } from 'firebase-functions/https'
import { accounts } from './firebase'
import { callerHashSalt } from './parameters'
import { refusal } from './refusal'

/** A signed-in caller, as the verified token describes them. */
export interface Account {
  readonly uid: string
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly role: Role
  /** When the person last typed a password or signed in with a provider, in seconds since 1970. */
  readonly signedInAt: number
}

/** The account behind a call, or undefined for a visitor. */
export function accountOf(request: CallableRequest<unknown>): Account | undefined {
  const token = request.auth?.token
  // The emulator hands on tokens it could not read, without a uid.
  if (!token || typeof token.uid !== 'string' || token.uid === '') return undefined
  const role: unknown = token.role
  return {
    uid: token.uid,
    email: token.email,
    emailVerified: token.email_verified === true,
    role: isRole(role) ? role : 'user',
    signedInAt: token.auth_time,
  }
}

/** A pseudonym of a caller or an address: the same in every instance, not to be turned back without the salt. */
export function pseudonym(value: string): string {
  return createHash('sha256').update(`${callerHashSalt.value()}:${value}`).digest('hex').slice(0, 32)
}

/** The pseudonym under which a person's calls are counted. */
export function accountPseudonym(uid: string): string {
  return pseudonym(`account ${uid}`)
}

/**
 * The pseudonym of whoever calls. Of the addresses in X-Forwarded-For only the last was written by Google's front end;
 * those before it are whatever the client claims.
 */
export function callerPseudonym(request: CallableRequest<unknown>, account: Account | undefined): string {
  if (account) return accountPseudonym(account.uid)
  const forwarded = request.rawRequest.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return pseudonym(`address ${forwarded || request.rawRequest.ip || 'unknown'}`)
}

/**
 * Refuses a caller without the access that a contract asks for.
 *
 * A role is looked up again at the source: a token keeps its claims for up to an hour after an administrator has taken
 * the role away, disabled the account or ended its sessions.
 */
export async function requireAccess(access: CallableAccess, account: Account | undefined): Promise<void> {
  if (access === 'visitor') return
  if (!account) throw refusal('not-signed-in')
  if (access === 'signed-in') return
  if (access === 'verified') {
    if (!account.emailVerified) throw refusal('email-not-verified')
    return
  }
  if (!access.includes(account.role)) throw refusal('forbidden')
  const auth = await accounts()
  const record = await auth.getUser(account.uid).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined
    throw refusal('unavailable')
  })
  if (!record) throw refusal('not-signed-in')
  if (record.disabled) throw refusal('account-disabled')
  const role: unknown = record.customClaims?.role
  if (!isRole(role) || !access.includes(role)) throw refusal('forbidden')
  const sessionsValidFrom = Date.parse(record.tokensValidAfterTime ?? '')
  if (account.signedInAt * 1000 < sessionsValidFrom) throw refusal('not-signed-in')
}
