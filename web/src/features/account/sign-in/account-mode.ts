import { announce } from '../../../platform/announcer'
import { currentDraftOwner } from '../../../platform/drafts'
import { eraseUnfinishedOf } from '../../../platform/erase-stored'
import type { AuthMode } from '../../../platform/session'
import { changeMode, currentMode, currentSession } from '../../../platform/session'

/**
 * Switches where accounts are kept. Whoever is signed in is signed out, as by the button for it: user and token are cleared; a hosted session is ended at the provider too, so that
 * it does not live on unseen. Switching to hosted accounts starts the listener again, which finds a session if there is one.
 *
 * @param said what a screen reader is told once it is done
 */
export async function switchMode(mode: AuthMode, said: string): Promise<void> {
  if (mode === currentMode()) return
  const session = currentSession()
  const leavesHosted =
    session.status === 'restoring' || (session.status === 'signed-in' && session.mode === 'hosted')
  if (session.status !== 'signed-out') eraseUnfinishedOf(currentDraftOwner())
  changeMode(mode)
  announce(said)
  try {
    if (leavesHosted) await (await import('../hosted/hosted-sign-out')).signOutHosted()
    if (mode === 'hosted') await (await import('../hosted/resume-session')).resumeHostedSession()
  } catch {
    // Without a network there is no hosted session to end or to find; the switch itself has been made.
    console.info('[account]', 'The cloud could not be reached while switching.')
  }
}
