import { lazy, Suspense } from 'react'
import { FirebaseGate } from '../ui/data/firebase-gate'

const NewsDot = lazy(async () => ({ default: (await import('./news-dot')).NewsDot }))

/** The dot on the account button, behind the gate. Shows nothing until it is known, or where it cannot be. */
export function GatedNewsDot({ uid }: { readonly uid: string }) {
  return (
    <FirebaseGate fallback={null} failed={() => null} onlyFor={uid}>
      <Suspense fallback={null}>
        <NewsDot uid={uid} />
      </Suspense>
    </FirebaseGate>
  )
}
