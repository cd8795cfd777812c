import { lazy, Suspense } from 'react'
import { useWords } from '../../../platform/words'
import { FirebaseGate } from '../../../ui/data/firebase-gate'
import { Loading } from '../../../ui/data/loading'
import { ratingSectionWords } from './rating-section.words'

const HostedRatings = lazy(async () => ({ default: (await import('./hosted-ratings')).HostedRatings }))

/** Ratings in the cloud behind the gate. `uid` is null for a visitor who asked to see them. */
export function GatedRatings({ uid, targetId }: { readonly uid: string | null; readonly targetId: string }) {
  const words = useWords(ratingSectionWords)
  const loading = <Loading label={words.loading} />
  return (
    <FirebaseGate fallback={loading} onlyFor={uid ?? undefined}>
      <Suspense fallback={loading}>
        <HostedRatings uid={uid} targetId={targetId} />
      </Suspense>
    </FirebaseGate>
  )
}
