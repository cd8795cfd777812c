import { loadFirebase } from '../../platform/firebase/firebase-services'
import { currentMode, keepSession } from '../../platform/session'
import { hostedToken, syncProfile } from './hosted-profile'

/** Takes up a session that Firebase still holds; the hosted session part then follows it. */
export async function restoreHostedSession(): Promise<void> {
  const { auth, firestore } = await loadFirebase()
  const user = auth.currentUser
  if (!user) return
  const sessionUser = await syncProfile(firestore, user)
  if (currentMode() === 'hosted') keepSession(sessionUser, hostedToken(user.uid), 'hosted')
}
