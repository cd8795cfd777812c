import { clearSession, currentSession } from '../platform/session'

/** Ends the session in the mode in which it began; Firebase is asked only when it holds the session. */
export async function signOut(): Promise<void> {
  const session = currentSession()
  const hosted =
    session.status === 'restoring' || (session.status === 'signed-in' && session.mode === 'hosted')
  if (hosted) {
    const { signOutHosted } = await import('../features/account/hosted/hosted-sign-out')
    await signOutHosted()
  }
  clearSession()
}
