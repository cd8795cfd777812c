import { currentDraftOwner } from '../platform/drafts'
import { eraseUnfinishedOf } from '../platform/erase-stored'
import { clearSession, currentSession, leaveRemainder } from '../platform/session'

/**
 * Ends the session in the mode in which it began; Firebase is asked only when it holds the session. The person wishes to be gone
 * from this device: what they began and did not finish goes at once, and that needs no network. (A session that ends by itself
 * keeps it for them.)
 */
export async function signOut(): Promise<void> {
  const session = currentSession()
  eraseUnfinishedOf(currentDraftOwner())
  if (session.status === 'signed-out' || (session.status === 'signed-in' && session.mode === 'local'))
    return clearSession()
  leaveRemainder()
  try {
    await (await import('../features/account/hosted/hosted-sign-out')).signOutHosted()
  } catch {
    console.info('[account]', 'The cloud could not be reached; the next start ends its session.')
  }
}
