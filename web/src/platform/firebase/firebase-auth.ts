import type { FirebaseApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import type { FirebaseConfig } from './firebase-app'
import { emulatorHost } from './firebase-app'

/**
 * Authentication without the popup resolver: that one loads Google's frame script and is given only to the Google
 * sign-in. Resolves once the stored session, if there is one, has been restored or refused.
 */
export async function startAuth(app: FirebaseApp, config: FirebaseConfig): Promise<Auth> {
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  if (config.backend === 'emulators') {
    connectAuthEmulator(auth, `http://${emulatorHost}:${config.ports.auth}`, { disableWarnings: true })
  }
  await auth.authStateReady()
  return auth
}
