import type { FirebaseApp } from 'firebase/app'
import type { Firestore } from 'firebase/firestore'
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore'
import type { FirebaseConfig } from './firebase-app'
import { emulatorHost } from './firebase-app'

/** The document database; nothing of it is cached on the device, since others may use the same device. */
export function startFirestore(app: FirebaseApp, config: FirebaseConfig): Firestore {
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true })
  if (config.backend === 'emulators')
    connectFirestoreEmulator(firestore, emulatorHost, config.ports.firestore)
  return firestore
}
