import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
} from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { useFirestoreCollection, useFirestoreDoc } from 'reactfire'
import { BackendError } from '../firebase/backend-error'
import { isAnswer } from '../firebase/reactfire-cures'

/** How long the backend may take for its first answer, in milliseconds. */
const timeoutMs = 10_000

/**
 * A document that is followed as it changes; undefined until the backend has answered. What this page writes itself counts
 * once the backend has taken it.
 *
 * Throws while rendering, for the `LiveDataBoundary` above: what the database refused, or a BackendError `network` when there was
 * no answer within ten seconds.
 */
export function useLiveDocument(
  reference: DocumentReference<DocumentData>,
): DocumentSnapshot<DocumentData> | undefined {
  const { data } = useFirestoreDoc(reference)
  const [taken, setTaken] = useState(data)
  if (data !== taken && !data?.metadata.hasPendingWrites) setTaken(data)
  return useAnswer(taken)
}

/** A query that is followed as it changes; see `useLiveDocument`. */
export function useLiveQuery(query: Query<DocumentData>): QuerySnapshot<DocumentData> | undefined {
  const { data } = useFirestoreCollection(query)
  return useAnswer(data)
}

/** What the backend has answered, of what reactfire gives; see `useLiveDocument`. */
export function useAnswer<Snapshot extends Parameters<typeof isAnswer>[0]>(
  snapshot: Snapshot | undefined,
): Snapshot | undefined {
  const answer = snapshot !== undefined && isAnswer(snapshot) ? snapshot : undefined
  const waiting = answer === undefined
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), timeoutMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  if (waiting && late) throw new BackendError('network', 'The backend did not answer.')
  return answer
}
