import { lazy, Suspense } from 'react'
import { FirebaseGate } from '../../../ui/data/firebase-gate'

const HostedCount = lazy(async () => ({ default: (await import('./unanswered-count')).UnansweredCount }))

/** How many requests wait for a facilitator's answer, behind the gate. Shows nothing until it is known, or where it cannot be. */
export function GatedCount({ uid }: { readonly uid: string }) {
  return (
    <FirebaseGate fallback={null} failed={() => null} onlyFor={uid}>
      <Suspense fallback={null}>
        <HostedCount uid={uid} />
      </Suspense>
    </FirebaseGate>
  )
}
