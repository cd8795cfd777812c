import { loadAuth } from '../../platform/firebase/firebase-services'

/** Ends the Firebase session of this browser. */
export async function signOutHosted(): Promise<void> {
  const auth = await loadAuth()
  await auth.signOut()
}
