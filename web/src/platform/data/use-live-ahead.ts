import type { DocumentData, Query, QuerySnapshot } from 'firebase/firestore'
import { onSnapshot } from 'firebase/firestore'
import { useObservable } from 'reactfire'
import { Observable } from 'rxjs'
import { momentAhead, mostTries } from '../firebase/server-clock'
import { dataFailureOf } from './data-failure'
import { useAnswer } from './use-live'

/**
 * A query that is followed as it changes, and says in itself that it asks for nothing that is over: a rule for a list sees the question,
 * not the documents. See `useLiveDocument` for what it gives and throws.
 *
 * The moment in the question comes some day. Whoever asks anew then, as the SDK does after each break of the network, is refused: so the
 * same is asked with a later moment, and what was read stays on the page meanwhile.
 *
 * @param key names what is asked for, the moment apart
 * @param ask the query for a moment that has not come yet, in milliseconds since 1970
 */
export function useLiveAhead(
  key: string,
  ask: (moment: number) => Query<DocumentData>,
): QuerySnapshot<DocumentData> | undefined {
  return useAnswer(useObservable(`ahead:${key}`, followed(ask)).data, key, Object.is)
}

function followed(ask: (moment: number) => Query<DocumentData>): Observable<QuerySnapshot<DocumentData>> {
  return new Observable((observer) => {
    let isOver = false
    let stop = () => {}
    let hasSpoken = false
    const follow = async (tries: number) => {
      const moment = await momentAhead(tries)
      if (isOver) return
      let next = tries + 1
      // What the SDK remembers of the question before is less than what is shown, and no answer.
      let isWaiting = hasSpoken
      stop = onSnapshot(
        ask(moment),
        { includeMetadataChanges: true },
        {
          next: (snapshot) => {
            if (!snapshot.metadata.fromCache) {
              next = 1
              hasSpoken = true
              isWaiting = false
            }
            if (!isWaiting) observer.next(snapshot)
          },
          error: (error) => {
            if (dataFailureOf(error).kind === 'denied' && next < mostTries) void follow(next)
            else observer.error(error)
          },
        },
      )
    }
    void follow(0)
    return () => {
      isOver = true
      stop()
    }
  })
}
