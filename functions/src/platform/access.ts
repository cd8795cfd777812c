import { isRole, needsVerifiedAddress } from '@amhs/domain/accounts/roles'
import type { CallableContract } from '@amhs/domain/contracts/define-callable'
import type { UserRecord } from 'firebase-admin/auth'
import type { Account } from './caller'
import { accounts } from './firebase'
import { refusal } from './refusal'

async function recordOf(uid: string): Promise<UserRecord | undefined> {
  const auth = await accounts()
  return auth.getUser(uid).catch((error: unknown) => {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (code === 'auth/user-not-found') return undefined
    throw refusal('unavailable')
  })
}

/** Finds an account as it stands now; undefined where it is gone. */
export type FindAccount = (uid: string) => Promise<UserRecord | undefined>

/**
 * Refuses an account that is gone, disabled, or signed out everywhere since its token was issued: a token stays valid for up
 * to an hour after each of these.
 * @param openToClosed whether an account that is gone or disabled may go on; both end its sessions, so there is none to ask about.
 * @returns the account as it stands now; undefined only where it is gone and may go on.
 * @throws HttpsError `not-signed-in`, `account-disabled`
 */
export async function requireAccount(
  account: Account,
  { openToClosed }: Pick<CallableContract, 'openToClosed'> = {},
  find: FindAccount = recordOf,
): Promise<UserRecord | undefined> {
  const record = await find(account.uid)
  const isClosed = record === undefined || record.disabled
  if (isClosed) {
    if (openToClosed) return record
    throw refusal(record ? 'account-disabled' : 'not-signed-in')
  }
  const sessionsValidFrom = Date.parse(String(record.tokensValidAfterTime))
  if (account.issuedAt * 1000 < sessionsValidFrom) throw refusal('not-signed-in')
  return record
}

/**
 * Refuses a caller without the access that a contract asks for. What the token says is only a first look: role, verified
 * address and standing are looked up at their source at each call.
 */
export async function requireAccess(
  { access, openToClosed }: Pick<CallableContract, 'access' | 'openToClosed'>,
  account: Account | undefined,
  find: FindAccount = recordOf,
): Promise<void> {
  if (access === 'visitor') return
  if (!account) throw refusal('not-signed-in')
  if (typeof access !== 'string' && !access.includes(account.role)) throw refusal('forbidden')
  const record = await requireAccount(account, openToClosed ? { openToClosed } : {}, find)
  if (access === 'signed-in') return
  const isVerified = record?.emailVerified === true
  if (access === 'verified') {
    if (!isVerified) throw refusal('email-not-verified')
    return
  }
  const role: unknown = record?.customClaims?.role
  if (!isRole(role) || !access.includes(role)) throw refusal('forbidden')
  if (needsVerifiedAddress(role) && !isVerified) throw refusal('email-not-verified')
}
