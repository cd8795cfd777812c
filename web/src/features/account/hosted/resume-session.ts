import { firebaseServices } from '../../../platform/firebase/backend'
import { currentMode, expectHostedSession } from '../../../platform/session'

/** Takes up a session that Firebase still holds, if there is one; the listener then makes it the page's. */
export async function resumeHostedSession(): Promise<void> {
  const { auth } = await firebaseServices()
  if (auth.currentUser && currentMode() === 'hosted') expectHostedSession()
}
