import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase/firestore'
import { limit, query, startAfter } from 'firebase/firestore'
import { useState } from 'react'
import { useLiveQuery } from './use-live'
import type { Pager } from './use-pager'

type Snapshot = QueryDocumentSnapshot<DocumentData>

/**
 * A list that shows one page at a time and is followed as it changes, like `usePager` otherwise. Stands in a component
 * that is given a `key` when it shows another list. It throws while rendering as `useLiveQuery` does.
 *
 * @param list in its order, without a limit
 * @param pageSize entries a page; one more is read, to know whether there is a next page
 */
export function useLivePager(list: Query<DocumentData>, pageSize: number): Pager<Snapshot> {
  const [marks, setMarks] = useState<readonly Snapshot[]>([])
  const mark = marks.at(-1)
  const snapshot = useLiveQuery(query(list, ...(mark ? [startAfter(mark)] : []), limit(pageSize + 1)))
  // Until the next page has come, the last one stays.
  const [shown, setShown] = useState(snapshot)
  if (snapshot !== undefined && snapshot !== shown) setShown(snapshot)
  const docs = (snapshot ?? shown)?.docs
  const last = docs !== undefined && docs.length > pageSize ? docs[pageSize - 1] : undefined
  return {
    entries: docs?.slice(0, pageSize),
    error: null,
    isPending: docs === undefined,
    isReading: snapshot === undefined,
    page: marks.length + 1,
    goOn: snapshot === undefined || last === undefined ? null : () => setMarks([...marks, last]),
    goBack: marks.length === 0 ? null : () => setMarks(marks.slice(0, -1)),
    // It is always as the database has it.
    reload: () => undefined,
  }
}
