import type { FirebaseApp } from 'firebase/app'
import type { FirebaseStorage } from 'firebase/storage'
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import type { FirebaseConfig } from './firebase-app'
import { emulatorHost } from './firebase-app'

/** How long a photo may take, tries included, in milliseconds. */
const patience = 20_000

export function startStorage(app: FirebaseApp, config: FirebaseConfig): FirebaseStorage {
  const storage = getStorage(app)
  if (config.backend === 'emulators') connectStorageEmulator(storage, emulatorHost, config.ports.storage)
  // The SDK would try for minutes; a person should not wait longer than this to be told.
  storage.maxUploadRetryTime = patience
  storage.maxOperationRetryTime = patience
  return storage
}
