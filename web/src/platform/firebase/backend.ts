import { readAppConfig } from './app-config'
import { BackendError } from './backend-error'
import type { Backend } from './backend-state'
import { backendState, handedOver } from './backend-state'
import type { FirebaseServices } from './services'
import { withTimeout } from './with-timeout'

let loading: Promise<Backend> | undefined

/** Downloads and starts Firebase, unless that has been done or is under way. A failed attempt can be made again. */
export function requestBackend(): void {
  // What went wrong stands in the backendState.
  loadBackend().catch(() => undefined)
}

async function loadBackend(): Promise<Backend> {
  if (backendState.get().status !== 'ready') backendState.set({ status: 'loading' })
  if (loading === undefined) {
    loading = startBackend()
    loading.then(
      (backend) => backendState.set({ status: 'ready', backend }),
      // The next attempt really tries again.
      () => {
        loading = undefined
      },
    )
  }
  try {
    return await withTimeout(loading)
  } catch (error) {
    if (backendState.get().status !== 'ready') backendState.set({ status: 'failed', error })
    if (error instanceof BackendError && error.problem === 'network')
      window.addEventListener('online', requestBackend, { once: true })
    throw error
  }
}

async function startBackend(): Promise<Backend> {
  const config = await readAppConfig()
  if (config.backend === 'none') {
    throw new BackendError('none', 'This copy of the site runs without a backend.')
  }
  const [{ startServices }, { FirebaseProviders, HandOver }, { PerAccount, LiveDataBoundary }] =
    await Promise.all([
      import('./start-services'),
      import('./firebase-providers'),
      import('./reactfire-cures'),
    ]).catch((cause: unknown) => {
      throw new BackendError('network', 'The code for accounts could not be fetched.', { cause })
    })
  const services = await startServices(config)
  return { services, FirebaseProviders, HandOver, PerAccount, LiveDataBoundary }
}

/**
 * The instances that reactfire's hooks give, for code that runs outside components: an action behind a button, a call.
 * Firebase is downloaded only now. Inside `FirebaseGate`, use reactfire's hooks instead.
 *
 * @throws BackendError when the site has no backend, its configuration is wrong, or there was no answer within ten seconds
 */
export async function firebaseServices(): Promise<FirebaseServices> {
  await loadBackend()
  return withTimeout(handedOver)
}
