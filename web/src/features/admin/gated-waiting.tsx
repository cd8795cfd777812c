import { lazy, Suspense } from 'react'
import { FirebaseGate } from '../../ui/data/firebase-gate'

const WaitingTotal = lazy(async () => ({ default: (await import('./waiting-total')).WaitingTotal }))

/** How much waits for an administrator, behind the gate. Shows nothing until it is known, or where it cannot be. */
export function GatedWaiting({ uid }: { readonly uid: string }) {
  return (
    <FirebaseGate fallback={null} failed={() => null} onlyFor={uid}>
      <Suspense fallback={null}>
        <WaitingTotal />
      </Suspense>
    </FirebaseGate>
  )
}
