import { lazy, Suspense } from 'react'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { SlowNote } from '../../ui/slow-note'
import type { NewestResultsProps } from './newest-results'
import { NewestUnreachable } from './newest-unreachable'

const NewestResults = lazy(async () => ({ default: (await import('./newest-results')).NewestResults }))

/** A search of the newest list behind the gate. */
export function GatedResults(props: NewestResultsProps) {
  // Where an earlier list stands meanwhile, its button says that the newest is on its way.
  const searching = props.asked.over ? <SlowNote busy /> : <Loading label={props.searching} />
  return (
    <FirebaseGate fallback={searching} failed={() => <NewestUnreachable onFailed={props.onFailed} />}>
      <Suspense fallback={searching}>
        <NewestResults {...props} />
      </Suspense>
    </FirebaseGate>
  )
}
