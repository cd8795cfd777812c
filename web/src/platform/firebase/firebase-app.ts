import type { FirebaseApp } from 'firebase/app'
import { initializeApp } from 'firebase/app'
import type { AppConfig } from './app-config'
import { configurationError } from './app-config'

export type FirebaseConfig = Exclude<AppConfig, { backend: 'none' }>

/** All emulators listen on this machine only. */
export const emulatorHost = '127.0.0.1'

/**
 * Initialises the Firebase app and logs that it worked.
 *
 * @throws BackendError `configuration` when Firebase refuses the configuration
 */
export function startApp(config: FirebaseConfig): FirebaseApp {
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
