import { lazy, Suspense } from 'react'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { ResultLoading } from './no-result'
import { ResultFailure } from './result-failure'

const HostedResult = lazy(async () => ({ default: (await import('./hosted-result')).HostedResult }))

/** A result in a hosted account behind the gate. */
export function GatedResult({ id, uid }: { readonly id: string; readonly uid: string }) {
  return (
    <FirebaseGate
      fallback={<ResultLoading />}
      failed={(error, retry) => <ResultFailure error={error} onRetry={retry} />}
      onlyFor={uid}
    >
      <Suspense fallback={<ResultLoading />}>
        <HostedResult key={id} id={id} uid={uid} />
      </Suspense>
    </FirebaseGate>
  )
}
