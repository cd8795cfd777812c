import { currentSession } from '../../platform/session'
import type { ScreeningRepository } from './screening-repository'

/**
 * The repository of the signed-in person. Loads Firebase only when it is called.
 *
 * @returns null where there is no account on the server: signed out, or a local account
 */
export async function accountScreenings(): Promise<ScreeningRepository | null> {
  const session = currentSession()
  if (session.status !== 'signed-in' || session.mode !== 'hosted') return null
  const [{ loadFirebase }, { firestoreScreeningRepository }] = await Promise.all([
    import('../../platform/firebase/firebase-services'),
    import('./firestore-screening-repository'),
  ])
  const { firestore } = await loadFirebase()
  return firestoreScreeningRepository(firestore, session.user.id)
}
