import type { Service } from '@amhs/domain/services/service'
import { useEffect, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useRead } from '../../platform/data/use-read'
import { useWords } from '../../platform/words'
import { Loading } from '../../ui/data/loading'
import { BundledResults } from './bundled-results'
import type { DoneSearch, ResultsProps } from './search-types'
import { queryOf } from './search-types'
import { ServiceResults } from './service-results'
import { firestoreServiceRepository } from './services.firestore'
import { servicesWords } from './services.words'

export interface NewestResultsProps extends ResultsProps {
  /** Told which services the answer holds. */
  readonly onShown: (services: readonly Service[]) => void
}

/** What the database holds; the list that comes with the site where it cannot be reached. Stands inside `FirebaseGate`. */
export function NewestResults({ onShown, ...props }: NewestResultsProps) {
  const { asked, ...actions } = props
  const words = useWords(servicesWords)
  const firestore = useFirestore()
  const { data, error } = useRead({
    key: ['services', asked.number, asked.now.getTime()],
    read: () => firestoreServiceRepository(firestore).search(queryOf(asked)),
  })
  const search = useMemo<DoneSearch | null>(
    () =>
      data
        ? {
            wish: asked.wish,
            takesFocus: asked.takesFocus,
            result: data,
            source: 'newest',
            newestFailed: false,
          }
        : null,
    [asked, data],
  )
  // A failure stays until the person searches again: results that came by themselves would take the focus.
  const [failed, setFailed] = useState<number | null>(null)
  if (error !== null && failed !== asked.number) setFailed(asked.number)
  useEffect(() => {
    if (data) onShown(data.found.map(({ service }) => service))
  }, [data, onShown])

  if (failed === asked.number) return <BundledResults {...props} newestFailed />
  if (search) return <ServiceResults search={search} {...actions} />
  return <Loading label={words.searching} />
}
