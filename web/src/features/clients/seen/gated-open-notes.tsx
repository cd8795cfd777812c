import { lazy, Suspense } from 'react'
import { FirebaseGate } from '../../../ui/data/firebase-gate'

const OpenNotes = lazy(async () => ({ default: (await import('./open-notes')).OpenNotes }))

/** How many safety notes a professional has not talked about, behind the gate. Shows nothing until it is known, or where it cannot be. */
export function GatedOpenNotes({ uid }: { readonly uid: string }) {
  return (
    <FirebaseGate fallback={null} failed={() => null} onlyFor={uid}>
      <Suspense fallback={null}>
        <OpenNotes uid={uid} />
      </Suspense>
    </FirebaseGate>
  )
}
