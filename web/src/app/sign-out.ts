import { plainPath } from '@amhs/domain/page-address'
import { announce } from '../platform/announcer'
import { storageKeys, writeText } from '../platform/browser-storage'
import { currentDraftOwner } from '../platform/drafts'
import { eraseUnfinishedOf } from '../platform/erase-stored'
import { clearFlashMessage } from '../platform/flash-message'
import { paths } from '../platform/paths'
import { currentPreferences } from '../platform/preferences'
import { chooseAgeBand } from '../platform/region'
import { clearLeftSession, currentSession, leaveRemainder } from '../platform/session'
import { wordsIn } from '../platform/words'
import { signOutWords } from './sign-out.words'

/**
 * Ends the session in the mode in which it began; Firebase is asked only when it holds the session. The person wishes to be gone
 * from this device: what they began and did not finish goes at once, and that needs no network. (A session that ends by itself
 * keeps it for them.) What they wrote in the tools stays where they were asked and said so.
 */
export async function signOut({ toolsStay = false } = {}): Promise<void> {
  const session = currentSession()
  eraseUnfinishedOf(currentDraftOwner(), { toolsStay })
  // Whoever comes next is asked how old they are: an account and the assistant rest on it.
  chooseAgeBand(null)
  // What was finished without an account until now may be somebody else's than whoever signs in next.
  writeText(storageKeys.signedOutAt, String(Date.now()))
  clearLeftSession()
  if (session.status === 'signed-out' || (session.status === 'signed-in' && session.mode === 'local')) return
  leaveRemainder()
  try {
    await (await import('../features/account/hosted/hosted-sign-out')).signOutHosted()
  } catch {
    console.info('[account]', 'The cloud could not be reached; the next start ends its session.')
  }
}

/**
 * Signs out, says so once to who does not see the header, and goes home. The cloud may take its time over it, and the header has long said that nobody is signed in: whoever has
 * pressed something else meanwhile stays where that led. A guarded page has gone home by itself.
 */
export async function signOutToHome(
  navigate: (path: string) => unknown,
  { toolsStay = false } = {},
): Promise<void> {
  const from = plainPath(window.location.pathname)
  // "Signed in" is not true any more.
  clearFlashMessage()
  await signOut({ toolsStay })
  announce(wordsIn(signOutWords, currentPreferences().language).done)
  if (plainPath(window.location.pathname) === from) navigate(paths.home)
}
