import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { readText, storageKeys } from '../../platform/browser-storage'
import { clearSession, currentSession } from '../../platform/session'
import { tellAccountNotice } from './account-notice'

/** How long another tab that signs out may take to remove the stored token, in milliseconds. */
const otherTab = 500

/**
 * Ends a session that the person did not end: it expired, was revoked, or the account was disabled. Guarded pages then
 * lead to sign-in and back; the notice says why.
 */
export function endSession(reason: AuthMessageCode): void {
  if (currentSession().status === 'signed-out') return
  clearSession()
  tellAccountNotice(reason)
}

/** Firebase has nobody signed in any more: another tab signed out, or the session has ended by itself. */
export async function sessionVanished(isBack: () => boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, otherTab))
  // The person may have signed in again meanwhile.
  if (isBack()) return
  if (readText(storageKeys.authToken) === null) clearSession()
  else endSession('session-ended')
}
