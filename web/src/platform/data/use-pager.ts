import { hashKey, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DataKey } from './data-key'
import { useDataKey } from './data-key'
import { readInTime } from './read-in-time'
import type { ListPage } from './use-pages'

/** A list that shows one page at a time, with a way on and a way back. */
export interface Pager<Entry> {
  /** The entries of the page that is shown; while another is being read, still those of the last one. */
  readonly entries: readonly Entry[] | undefined
  readonly error: unknown
  /** True while there is nothing to show yet. */
  readonly isPending: boolean
  /** True while a page is being read, the first or another. */
  readonly isReading: boolean
  /** Counted from 1. */
  readonly page: number
  readonly goOn: (() => void) | null
  readonly goBack: (() => void) | null
  /** Reads the page that is shown again, after a change or a failure, and the pages after it once they are opened. */
  readonly reload: () => void
}

/** Where the reader is in a list. A list that is opened again is read again: only its own way on and back is remembered. */
interface Place<Mark> {
  readonly list: string
  readonly visit: number
  readonly marks: readonly (Mark | null)[]
}

let visits = 0

function firstPlace<Mark>(list: string): Place<Mark> {
  visits += 1
  return { list, visit: visits, marks: [null] }
}

/**
 * Reads a list one page at a time. A page that was shown before is not read again on the way back. Another key begins at
 * the first page. `readPage` gets null for the first page; its errors are those of `readInTime`.
 */
export function usePager<Entry, Mark>({
  key,
  readPage,
  inLanguage,
  timeoutMs,
}: {
  readonly key: DataKey
  readonly readPage: (after: Mark | null) => Promise<ListPage<Entry, Mark>>
  readonly inLanguage?: boolean
  /** For callables that may rightly take longer than ten seconds. */
  readonly timeoutMs?: number
}): Pager<Entry> {
  const client = useQueryClient()
  const listKey = useDataKey([...key, 'pager'], inLanguage)
  const list = hashKey(listKey)
  const [kept, setPlace] = useState(() => firstPlace<Mark>(list))
  const place = kept.list === list ? kept : firstPlace<Mark>(list)
  if (place !== kept) setPlace(place)
  const { marks } = place
  const visitKey = [...listKey, place.visit]
  const query = useQuery({
    queryKey: [...visitKey, marks.length],
    queryFn: () => readInTime(() => readPage(marks.at(-1) ?? null), timeoutMs),
    staleTime: Number.POSITIVE_INFINITY,
    // Pages hold the database's own marks, which must not be copied.
    structuralSharing: false,
    // Only the same list may stand in for its next page.
    placeholderData: (data, before) =>
      before && hashKey(before.queryKey.slice(0, -1)) === hashKey(visitKey)
        ? keepPreviousData(data)
        : undefined,
  })
  const next = query.isPlaceholderData ? null : (query.data?.next ?? null)
  const goTo = (to: Place<Mark>['marks']) => setPlace({ ...place, marks: to })
  return {
    entries: query.data?.entries,
    error: query.error,
    isPending: query.isPending,
    isReading: query.isFetching,
    page: marks.length,
    goOn: next === null ? null : () => goTo([...marks, next]),
    goBack: marks.length === 1 ? null : () => goTo(marks.slice(0, -1)),
    reload: () => {
      client.removeQueries({
        queryKey: visitKey,
        predicate: ({ queryKey }) => Number(queryKey.at(-1)) > marks.length,
      })
      void query.refetch()
    },
  }
}
