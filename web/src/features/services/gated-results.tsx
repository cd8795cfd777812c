import { lazy, Suspense } from 'react'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import type { NewestResultsProps } from './newest-results'
import { NewestUnreachable } from './newest-unreachable'
import { servicesWords } from './services.words'

const NewestResults = lazy(async () => ({ default: (await import('./newest-results')).NewestResults }))

/** A search of the newest list behind the gate. */
export function GatedResults(props: NewestResultsProps) {
  const words = useWords(servicesWords)
  const searching = props.asked.over ? null : <Loading label={words.searching} />
  return (
    <FirebaseGate fallback={searching} failed={() => <NewestUnreachable onFailed={props.onFailed} />}>
      <Suspense fallback={searching}>
        <NewestResults {...props} />
      </Suspense>
    </FirebaseGate>
  )
}
