import type { ReactNode } from 'react'
import { useLoaded } from '../../platform/use-loaded'
import { PartFailure } from './failure-notice'

/**
 * Draws a part whose code loads when it is shown. Unlike `lazy` it says so in place when the code does not come, and
 * really tries again; the rest of the page stays.
 */
export function OnDemand<Part>({
  load,
  fallback,
  failed = (retry) => <PartFailure onRetry={retry} />,
  children,
}: {
  /** Imports the part; a function outside the component. */
  readonly load: () => Promise<Part>
  /** Shown until it is there. */
  readonly fallback: ReactNode
  /** Shown when it does not come, where something can stand in for it. */
  readonly failed?: (retry: () => void) => ReactNode
  readonly children: (part: Part) => ReactNode
}) {
  const { data, error, refetch } = useLoaded(load)
  if (data !== undefined) return children(data)
  return error === null ? fallback : failed(refetch)
}
