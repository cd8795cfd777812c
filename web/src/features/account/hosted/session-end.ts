import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { readText, storageKeys } from '../../../platform/browser-storage'
import { currentDraftOwner } from '../../../platform/drafts'
import { eraseUnfinishedOf } from '../../../platform/erase-stored'
import { setFlashMessage } from '../../../platform/flash-message'
import {
  clearEndedSession,
  clearLeftSession,
  clearSession,
  currentSession,
  hasRemainder,
  isHostedFollowed,
} from '../../../platform/session'

/**
 * Ends a session that the person did not end: it expired, was revoked, or the account was disabled. Guarded pages then
 * lead to sign-in and back; the notice says why.
 */
export function endSession(reason: AuthMessageCode): void {
  if (!isHostedFollowed()) return
  clearEndedSession()
  setFlashMessage(reason)
}

/**
 * Ends the session of an account that was deleted, in another tab or on another device. Nobody can come back for what it began
 * here.
 */
export function endDeletedSession(): void {
  if (currentSession().status !== 'signed-out') eraseUnfinishedOf(currentDraftOwner())
  clearLeftSession()
  setFlashMessage('account-deleted')
}

/**
 * Firebase has nobody signed in any more: another tab signed out, or the session has ended by itself. A tab that is still signing
 * out has left no more than the remainder.
 */
export function endVanishedSession(): void {
  if (readText(storageKeys.authToken) === null || hasRemainder()) clearSession()
  else endSession('session-ended')
}
