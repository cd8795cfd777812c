import { lazy, Suspense } from 'react'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { BundledResults } from './bundled-results'
import type { NewestResultsProps } from './newest-results'
import { servicesWords } from './services.words'

const NewestResults = lazy(async () => ({ default: (await import('./newest-results')).NewestResults }))

/** A search of the newest list behind the gate; without it, the list that comes with the site. */
export function GatedResults(props: NewestResultsProps) {
  const words = useWords(servicesWords)
  const { onShown: _onShown, ...shared } = props
  const searching = <Loading label={words.searching} />
  return (
    <FirebaseGate fallback={searching} failed={() => <BundledResults {...shared} newestFailed />}>
      <Suspense fallback={searching}>
        <NewestResults {...props} />
      </Suspense>
    </FirebaseGate>
  )
}
