import { defaultRegion } from '@amhs/domain/contracts/functions-region'
import type { FirebaseApp } from 'firebase/app'
import { initializeApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore'
import type { Functions } from 'firebase/functions'
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions'
import type { FirebaseStorage } from 'firebase/storage'
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import type { AppConfig } from './app-config'
import { configurationError } from './app-config'
import { followAccount } from './reactfire-cures'
import type { FirebaseServices } from './services'

type FirebaseConfig = Exclude<AppConfig, { backend: 'none' }>

/** All emulators listen on this machine only. */
const emulatorHost = '127.0.0.1'

/** How long a request for a file is tried again, in milliseconds. One that is under way may take longer. */
const storageRetryMs = 8000

/**
 * Makes the SDK objects that reactfire's providers hand to the app. This file is the only one that makes any.
 * Resolves once the stored session, if there is one, has been restored or refused, so that requests bear the person's
 * token from the first one on.
 *
 * @throws BackendError `configuration` when Firebase refuses the configuration
 */
export async function startServices(config: FirebaseConfig): Promise<FirebaseServices> {
  const app = startApp(config)
  // Before any other service of Firebase, so that its first request bears a token.
  if (config.backend === 'project' && config.appCheckSiteKey !== undefined) {
    const { startAppCheck } = await import('./firebase-app-check')
    startAppCheck(app, config.appCheckSiteKey)
  }
  const auth = startAuth(app, config)
  followAccount(auth)
  const services = {
    app,
    auth,
    firestore: startFirestore(app, config),
    functions: startFunctions(app, config),
    storage: startStorage(app, config),
  }
  await auth.authStateReady()
  return services
}

function startApp(config: FirebaseConfig): FirebaseApp {
  try {
    const app = initializeApp(
      config.backend === 'project' ? config.firebase : emulatorOptions(config.projectId),
    )
    console.info('[firebase]', 'The backend is initialised.')
    return app
  } catch (cause) {
    throw configurationError(cause)
  }
}

/** The emulators accept any key; the rest only has to be well formed. */
function emulatorOptions(projectId: string) {
  return {
    apiKey: 'demo-key',
    authDomain: `${projectId}.firebaseapp.com`,
    projectId,
    storageBucket: `${projectId}.appspot.com`,
    messagingSenderId: '1',
    appId: 'demo-app',
  }
}

/** Without the popup resolver: it loads Google's frame script and is given only to the Google sign-in. */
function startAuth(app: FirebaseApp, config: FirebaseConfig): Auth {
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  if (config.backend === 'emulators') {
    connectAuthEmulator(auth, `http://${emulatorHost}:${config.ports.auth}`, { disableWarnings: true })
  }
  return auth
}

/** Nothing of the document database is cached on the device, since others may use the same device. */
function startFirestore(app: FirebaseApp, config: FirebaseConfig): Firestore {
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true })
  if (config.backend === 'emulators')
    connectFirestoreEmulator(firestore, emulatorHost, config.ports.firestore)
  return firestore
}

function startFunctions(app: FirebaseApp, config: FirebaseConfig): Functions {
  const chosen = config.backend === 'project' ? config.functionsRegion : undefined
  const functions = getFunctions(app, chosen ?? defaultRegion)
  if (config.backend === 'emulators')
    connectFunctionsEmulator(functions, emulatorHost, config.ports.functions)
  return functions
}

function startStorage(app: FirebaseApp, config: FirebaseConfig): FirebaseStorage {
  const storage = getStorage(app)
  if (config.backend === 'emulators') connectStorageEmulator(storage, emulatorHost, config.ports.storage)
  // The SDK would try for minutes; a person should be told within ten seconds.
  storage.maxUploadRetryTime = storageRetryMs
  storage.maxOperationRetryTime = storageRetryMs
  return storage
}
