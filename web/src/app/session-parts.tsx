import { lazy, Suspense, useEffect, useState } from 'react'
import { useAuthMode, useSession } from '../platform/session'

const HostedSession = lazy(() => import('../features/account/hosted-session'))

/**
 * Loads Firebase only when there is a hosted session to check or to keep: a visitor's page never does.
 * The hosted session listens for sign-outs in other tabs, role changes and verification.
 */
export function SessionParts() {
  const session = useSession()
  const mode = useAuthMode()
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!hydrated || mode !== 'hosted' || session.status === 'signed-out') return null
  return (
    <Suspense fallback={null}>
      <HostedSession />
    </Suspense>
  )
}
