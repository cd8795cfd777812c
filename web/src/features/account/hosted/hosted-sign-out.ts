import { signOut } from 'firebase/auth'
import { firebaseServices } from '../../../platform/firebase/backend'
import { clearSession, hasRemainder, leaveRemainder } from '../../../platform/session'

/**
 * Signs out of Firebase. The person is signed out on this page first, even if the provider's code cannot be loaded; then the
 * next start ends what Firebase still holds.
 */
export async function signOutHosted(): Promise<void> {
  leaveRemainder()
  const { auth } = await firebaseServices()
  await signOut(auth)
  // Somebody may have signed in to an account of this device meanwhile.
  if (hasRemainder()) clearSession()
}
