import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { followErasures } from '../platform/erase-stored'
import { FirebaseHost } from '../platform/firebase/firebase-host'
import { flashMessage } from '../platform/flash-message'
import { followOtherTabs, useAuthMode, useHostedFollowed, useRemainder } from '../platform/session'

const HostedSession = lazy(async () => {
  const { HostedSession } = await import('../features/account/hosted/hosted-session')
  return { default: HostedSession }
})

// The notice is an extra: when it cannot be fetched, the page stands without it.
const FlashMessageView = lazy(async () => {
  try {
    const { FlashMessageView } = await import('./flash-message-view')
    return { default: FlashMessageView }
  } catch {
    return { default: () => null }
  }
})

/**
 * Loads Firebase only when there is a hosted session to check, to keep or to end: a visitor's page never does.
 * The hosted session listens for sign-outs in other tabs, role changes and verification.
 */
export function SessionParts() {
  const mode = useAuthMode()
  const hasHostedAccount = useHostedFollowed()
  const hasRemainder = useRemainder()
  const notice = useSyncExternalStore(flashMessage.subscribe, flashMessage.get, () => null)
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(followOtherTabs, [])
  useEffect(followErasures, [])
  useEffect(() => {
    // Local accounts work without a network: what a sign-in shows is fetched while there still is one.
    if (mode === 'local')
      Promise.all([import('./account-menu'), import('./flash-message-view')]).catch(() => undefined)
  }, [mode])
  useEffect(() => {
    if (!hasRemainder) return
    // Without a network it is tried again at the next start.
    import('../features/account/hosted/end-remainder')
      .then(({ endRemainder }) => endRemainder())
      .catch(() => undefined)
  }, [hasRemainder])
  if (!hydrated) return null
  return (
    <Suspense fallback={null}>
      <FirebaseHost />
      {notice !== null && <FlashMessageView />}
      {hasHostedAccount && <HostedSession />}
    </Suspense>
  )
}
