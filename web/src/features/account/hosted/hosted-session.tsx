import { lazy, Suspense } from 'react'
import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { LoadFailure } from '../../../ui/data/load-failure'
import '../../../ui/page-notice.css'
import '../account.css'
import { accountWords } from '../account.words'
import { VerificationBanner } from './verification-banner'

const SessionListener = lazy(async () => ({ default: (await import('./session-listener')).SessionListener }))

/**
 * Stands in the shell as long as there is a hosted account to follow: holds the listener, says so when Firebase cannot be had,
 * and shows the banner while the address is not verified.
 */
export function HostedSession() {
  const words = useWords(accountWords)
  const session = useSession()
  return (
    <>
      <FirebaseGate
        fallback={null}
        failed={(error, retry) => (
          <section className="wrap page-notice" aria-label={words.notice}>
            <LoadFailure error={error} onRetry={retry} />
          </section>
        )}
      >
        <Suspense fallback={null}>
          <SessionListener />
        </Suspense>
      </FirebaseGate>
      {session.status === 'signed-in' && session.mode === 'hosted' && (
        <VerificationBanner key={session.user.id} user={session.user} />
      )}
    </>
  )
}
