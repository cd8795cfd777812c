import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Spinner } from '../../ui/spinner'
import { useWords } from '../words'
import type { BackendProblem } from './app-config'
import { firebaseWords } from './firebase.words'
import { FirebaseBoundary, FirebaseProblem, problemOf } from './firebase-boundary'
import type { FirebaseServices } from './firebase-services'
import { loadFirebase } from './firebase-services'
import { forgetDocuments } from './forget-documents'

type GateState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: BackendProblem | 'failed' }
  | {
      readonly status: 'ready'
      readonly services: FirebaseServices
      readonly Providers: ComponentType<
        ComponentProps<typeof import('./firebase-providers').FirebaseProviders>
      >
    }

/**
 * Loads Firebase and reactfire on demand and lets the children use reactfire's hooks. Until then it shows `fallback`
 * (a spinner unless told otherwise); when it fails, or a view inside fails, it says so and offers to try again.
 */
export function FirebaseGate({
  children,
  fallback,
  onlyFor,
}: {
  readonly children: ReactNode
  readonly fallback?: ReactNode
  /**
   * The uid of the person whose data the children read. A session that ends takes its data with it: until the page has
   * moved on, the children are taken away instead of being refused by the database.
   */
  readonly onlyFor?: string
}) {
  const words = useWords(firebaseWords)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<GateState>({ status: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let wanted = true
    setState({ status: 'loading' })
    Promise.all([import('./firebase-providers'), loadFirebase()]).then(
      ([{ FirebaseProviders }, services]) => {
        if (wanted) setState({ status: 'ready', services, Providers: FirebaseProviders })
      },
      (error: unknown) => {
        if (wanted) setState({ status: 'failed', problem: problemOf(error) })
      },
    )
    return () => {
      wanted = false
    }
  }, [attempt])

  const tryAgain = () => {
    forgetDocuments()
    setAttempt(attempt + 1)
  }
  const waiting = fallback === undefined ? <Spinner label={words.loading} /> : fallback
  if (state.status === 'loading') return waiting
  if (state.status === 'failed') return <FirebaseProblem problem={state.problem} onRetry={tryAgain} />
  return (
    <FirebaseBoundary key={attempt} onRetry={tryAgain}>
      <state.Providers services={state.services} onlyFor={onlyFor} fallback={waiting}>
        {children}
      </state.Providers>
    </FirebaseBoundary>
  )
}
