import type { Service } from '@amhs/domain/services/service'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useFirestore } from 'reactfire'
import { useRead } from '../../platform/data/use-read'
import { Loading } from '../../ui/data/loading'
import { SlowNote } from '../../ui/slow-note'
import { NewestUnreachable } from './newest-unreachable'
import type { DoneSearch, ResultsProps } from './search-types'
import { queryOf } from './search-types'
import { ServiceResults } from './service-results'
import { firestoreServiceRepository } from './services.firestore'

export interface NewestResultsProps extends ResultsProps {
  /** What is said while it is on its way; handed in, so that the page's words stay with the page. */
  readonly searching: string
  /** Told which services the answer holds, and that it is there. */
  readonly onShown: (services: readonly Service[]) => void
  /** Told that it cannot be had. */
  readonly onFailed: () => void
}

/** What the database holds. Stands inside `FirebaseGate`. */
export function NewestResults({ onShown, onFailed, searching, ...props }: NewestResultsProps) {
  const { asked, ...actions } = props
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
            askedForNewest: asked.over !== undefined,
          }
        : null,
    [asked, data],
  )
  // A failure stays until the person searches again: results that came by themselves would take the focus.
  const [failed, setFailed] = useState<number | null>(null)
  if (error !== null && failed !== asked.number) setFailed(asked.number)
  // The answer before gives way in the same moment.
  useLayoutEffect(() => {
    if (data) onShown(data.found.map(({ service }) => service))
  }, [data, onShown])

  if (failed === asked.number) return <NewestUnreachable onFailed={onFailed} />
  if (search) return <ServiceResults search={search} {...actions} />
  return asked.over ? <SlowNote busy /> : <Loading label={searching} />
}
