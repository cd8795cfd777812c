import { signOut } from 'firebase/auth'
import { firebaseServices } from '../../../platform/firebase/backend'
import { clearSession } from '../../../platform/session'

/**
 * Signs out of Firebase. User and token go first: the listener then knows that this end was wanted, and the person is
 * signed out on this device even if the provider's code cannot be loaded.
 */
export async function signOutHosted(): Promise<void> {
  clearSession()
  const { auth } = await firebaseServices()
  await signOut(auth)
}
