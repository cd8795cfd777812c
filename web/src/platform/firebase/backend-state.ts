import { createStore } from '../store'
import type { FirebaseServices } from './services'

/** The SDK objects, and the components that hand them out; they are downloaded together, and only when they are needed. */
export type Backend = { readonly services: FirebaseServices } & Pick<
  typeof import('./firebase-providers'),
  'FirebaseProviders' | 'HandOver'
> &
  Pick<typeof import('./reactfire-cures'), 'PerAccount' | 'LiveDataBoundary'>

/** How far the page is with Firebase. A visitor's page stays `idle`. */
export type BackendState =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly backend: Backend }

/** The state of the backend, in a file that is light enough for every page: `backend.ts` does the loading. */
export const backendState = createStore<BackendState>({ status: 'idle' })

let handOver: (services: FirebaseServices) => void
/** Resolves with the instances that reactfire's hooks gave `FirebaseHost`. */
export const handedOver = new Promise<FirebaseServices>((resolve) => {
  handOver = resolve
})

/** For `FirebaseHost` alone: takes what reactfire's hooks gave it. */
export function takeServices(services: FirebaseServices): void {
  handOver(services)
}
