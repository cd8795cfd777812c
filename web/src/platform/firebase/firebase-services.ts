import type { FirebaseApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import type { Firestore } from 'firebase/firestore'
import type { Functions } from 'firebase/functions'
import type { FirebaseStorage } from 'firebase/storage'
import { BackendError, readAppConfig } from './app-config'
import type { FirebaseConfig } from './firebase-app'

interface StartedApp {
  readonly app: FirebaseApp
  readonly config: FirebaseConfig
}

/** What nearly every page of a signed-in person needs. */
export interface FirebaseServices {
  readonly app: FirebaseApp
  readonly auth: Auth
  readonly firestore: Firestore
  readonly functions: Functions
}

/** Runs a loader once for all callers; a failed attempt is forgotten, so that trying again really tries again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = undefined
      throw networkAware(error)
    })
    return pending
  }
}

/** A code file that cannot be fetched is a network fault, not a defect of the page. */
function networkAware(error: unknown): unknown {
  if (error instanceof TypeError) {
    return new BackendError('network', 'The code for accounts could not be fetched.', { cause: error })
  }
  return error
}

const loadStartedApp = once(async (): Promise<StartedApp> => {
  const config = await readAppConfig()
  if (config.backend === 'none') {
    throw new BackendError('none', 'This copy of the site runs without a backend.')
  }
  const { startApp } = await import('./firebase-app')
  const app = startApp(config)
  // Before any other service of Firebase, so that its first request bears a token.
  if (config.backend === 'project' && config.appCheckSiteKey !== undefined) {
    const { startAppCheck } = await import('./firebase-app-check')
    startAppCheck(app, config.appCheckSiteKey)
  }
  return { app, config }
})

/** Loaders of the single services; each downloads only its own code. All throw BackendError when there is no backend. */
export const loadAuth = once(async () => {
  const [{ startAuth }, { app, config }] = await Promise.all([import('./firebase-auth'), loadStartedApp()])
  return startAuth(app, config)
})

export const loadFirestore = once(async () => {
  const [{ startFirestore }, { app, config }] = await Promise.all([
    import('./firebase-firestore'),
    loadStartedApp(),
    // Requests must bear the person's token from the first one on.
    loadAuth(),
  ])
  return startFirestore(app, config)
})

export const loadFunctions = once(async () => {
  const [{ startFunctions }, { app, config }] = await Promise.all([
    import('./firebase-functions'),
    loadStartedApp(),
    loadAuth(),
  ])
  return startFunctions(app, config)
})

export const loadStorage = once(async (): Promise<FirebaseStorage> => {
  const [{ startStorage }, { app, config }] = await Promise.all([
    import('./firebase-storage'),
    loadStartedApp(),
    loadAuth(),
  ])
  return startStorage(app, config)
})

/**
 * App, authentication (with the stored session restored), documents and functions, for one-shot actions such as saving.
 *
 * @throws BackendError when the site has no backend, its configuration is wrong, or the network is down
 */
export const loadFirebase = once(async (): Promise<FirebaseServices> => {
  const [auth, firestore, functions] = await Promise.all([loadAuth(), loadFirestore(), loadFunctions()])
  return { app: auth.app, auth, firestore, functions }
})
