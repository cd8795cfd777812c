import type { FirebaseApp } from 'firebase/app'
import type { FirebaseStorage } from 'firebase/storage'
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import type { FirebaseConfig } from './firebase-app'
import { emulatorHost } from './firebase-app'

export function startStorage(app: FirebaseApp, config: FirebaseConfig): FirebaseStorage {
  const storage = getStorage(app)
  if (config.backend === 'emulators') connectStorageEmulator(storage, emulatorHost, config.ports.storage)
  return storage
}
