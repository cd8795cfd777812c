import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { requestBackend } from '../../platform/firebase/backend'
import { backendState } from '../../platform/firebase/backend-state'
import { LoadFailure } from './load-failure'
import { Loading } from './loading'

const idle = { status: 'idle' } as const

/**
 * Downloads Firebase on demand and lets the children use reactfire's hooks and those of `platform/data`. Until then it shows
 * `fallback` (the loading text unless told otherwise); when it fails, or a view inside fails, it says so and offers to try
 * again. A public page loads a file with a gate in it on demand, too; the children always, since they import the SDK.
 */
export function FirebaseGate({
  children,
  fallback,
  failed = (error, retry) => <LoadFailure error={error} onRetry={retry} />,
  onlyFor,
}: {
  readonly children: ReactNode
  readonly fallback?: ReactNode
  /** Draws a failure in another way than `LoadFailure` does, or shows what can stand in for the children. */
  readonly failed?: (error: unknown, retry: () => void) => ReactNode
  /**
   * The uid of the person whose data the children read. A session that ends takes its data with it: until the page has
   * moved on, the children are taken away instead of being refused by the database.
   */
  readonly onlyFor?: string | undefined
}) {
  const state = useSyncExternalStore(backendState.subscribe, backendState.get, () => idle)
  useEffect(requestBackend, [])
  const waiting = fallback === undefined ? <Loading /> : fallback
  if (state.status === 'failed') return failed(state.error, requestBackend)
  if (state.status !== 'ready') return waiting
  const { services, FirebaseProviders, LiveDataBoundary, PerAccount } = state.backend
  return (
    <FirebaseProviders services={services}>
      <LiveDataBoundary fallback={failed}>
        <PerAccount onlyFor={onlyFor} fallback={waiting}>
          {children}
        </PerAccount>
      </LiveDataBoundary>
    </FirebaseProviders>
  )
}
