import type { FirebaseApp } from 'firebase/app'
import type { Functions } from 'firebase/functions'
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions'
import type { FirebaseConfig } from './firebase-app'
import { emulatorHost } from './firebase-app'

const region = 'us-central1'

export function startFunctions(app: FirebaseApp, config: FirebaseConfig): Functions {
  const functions = getFunctions(app, region)
  if (config.backend === 'emulators')
    connectFunctionsEmulator(functions, emulatorHost, config.ports.functions)
  return functions
}
