import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
} from 'firebase/firestore'
import { queryEqual } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { useFirestoreCollection, useFirestoreDoc } from 'reactfire'
import { BackendError } from '../firebase/backend-error'
import { isAnswer } from '../firebase/reactfire-cures'

/** How long the backend may take for its first answer, in milliseconds. */
const timeoutMs = 10_000

/**
 * A document that is followed as it changes; undefined until the backend has answered, and from then on never again, whether or not
 * the network is lost. What this page writes itself counts once the backend has taken it.
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
  return useAnswer(taken, reference, isSameDocument)
}

/** A query that is followed as it changes; see `useLiveDocument`. */
export function useLiveQuery(query: Query<DocumentData>): QuerySnapshot<DocumentData> | undefined {
  const { data } = useFirestoreCollection(query)
  return useAnswer(data, query, isSameQuery)
}

function isSameQuery(one: Query<DocumentData>, other: Query<DocumentData>): boolean {
  return queryEqual(one, other)
}

function isSameDocument(
  one: DocumentReference<DocumentData>,
  other: DocumentReference<DocumentData>,
): boolean {
  return one.path === other.path
}

/**
 * What the backend has answered last, of what reactfire gives; see `useLiveDocument`. Once the network is lost, the SDK says "nothing
 * there" once more, out of its memory: that undoes no answer.
 *
 * @param source what is asked for: another one has no answer yet
 */
export function useAnswer<Snapshot extends Parameters<typeof isAnswer>[0], Source>(
  snapshot: Snapshot | undefined,
  source: Source,
  isSame: (one: Source, other: Source) => boolean,
): Snapshot | undefined {
  const [last, setLast] = useState<{ readonly source: Source; readonly answer: Snapshot }>()
  let answer: Snapshot | undefined
  if (snapshot !== undefined && isAnswer(snapshot)) answer = snapshot
  else if (snapshot !== undefined && last && isSame(last.source, source)) answer = last.answer
  if (answer !== undefined && answer !== last?.answer) setLast({ source, answer })
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
