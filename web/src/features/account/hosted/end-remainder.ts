import { signOut } from 'firebase/auth'
import { firebaseServices } from '../../../platform/firebase/backend'
import { clearSession, hasRemainder, isHostedFollowed } from '../../../platform/session'

/** Another tab that is just signing in writes user and token one after the other; this is long enough for both. */
const otherTabMs = 1000

/** Removes what is left of a session that was removed only in part, Firebase's own session first. */
export async function endRemainder(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, otherTabMs))
  if (!hasRemainder()) return
  const { auth } = await firebaseServices()
  // Somebody has signed in meanwhile: their session takes the place of what was left.
  if (isHostedFollowed()) return
  await signOut(auth)
  if (hasRemainder()) clearSession()
}
