import type { ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { backendState, takeServices } from './backend-state'

const idle = { status: 'idle' } as const

/**
 * Stands once in the shell. As soon as anything on the page has asked for Firebase, it mounts reactfire's providers, passes
 * the instances on to the actions that wait for them in `firebaseServices`, and shows its children inside.
 */
export function FirebaseHost({ children }: { readonly children?: ReactNode }) {
  const state = useSyncExternalStore(backendState.subscribe, backendState.get, () => idle)
  if (state.status !== 'ready') return null
  const { services, FirebaseProviders, HandOver } = state.backend
  return (
    <FirebaseProviders services={services}>
      <HandOver to={takeServices} />
      {children}
    </FirebaseProviders>
  )
}
