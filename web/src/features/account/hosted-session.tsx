import { useEffect, useState } from 'react'
import type { BackendProblem } from '../../platform/firebase/app-config'
import { FirebaseProblem, problemOf } from '../../platform/firebase/firebase-boundary'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import './account.css'
import { accountWords } from './account.words'
import { startHostedListener } from './hosted-listener'
import { VerificationBanner } from './verification-banner'

/**
 * Lives as long as there is a hosted session: starts the listener, says so when Firebase cannot be had, and shows the
 * banner while the address is not verified.
 */
export function HostedSession() {
  const words = useWords(accountWords)
  const session = useSession()
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<BackendProblem | 'failed' | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts the listener again
  useEffect(() => {
    let wanted = true
    let stop = () => {}
    setProblem(null)
    startHostedListener().then(
      (started) => {
        if (wanted) stop = started
        else started()
      },
      (error: unknown) => {
        if (wanted) setProblem(problemOf(error))
      },
    )
    return () => {
      wanted = false
      stop()
    }
  }, [attempt])

  useEffect(() => {
    if (problem !== 'network') return
    const tryAgain = () => setAttempt((number) => number + 1)
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [problem])

  if (problem) {
    return (
      <section className="wrap account-notice" aria-label={words.notice}>
        <FirebaseProblem problem={problem} onRetry={() => setAttempt(attempt + 1)} />
      </section>
    )
  }
  const unverified =
    session.status === 'signed-in' && session.mode === 'hosted' && !session.user.emailVerified
  return unverified ? <VerificationBanner email={session.user.email} /> : null
}
