import type { ReactNode } from 'react'
import { LiveDataBoundary } from '../../platform/firebase/reactfire-cures'
import { LoadFailure } from './load-failure'

/**
 * Keeps the rest of the page standing when a view of live data fails: reactfire throws while rendering when the database
 * refuses. Only files that load on demand may import this; `FirebaseGate` contains one.
 */
export function DataBoundary({
  what,
  children,
}: {
  readonly what?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <LiveDataBoundary fallback={(error, retry) => <LoadFailure error={error} what={what} onRetry={retry} />}>
      {children}
    </LiveDataBoundary>
  )
}
