import { listLimits } from '@amhs/domain/documents/document-limits'
import { timestamp } from '@amhs/domain/documents/timestamp'
import type { Firestore, QuerySnapshot } from 'firebase/firestore'
import { collection, collectionGroup, getDocsFromServer, limit, query, where } from 'firebase/firestore'
import { useState, useSyncExternalStore } from 'react'
import { useFirestore } from 'reactfire'
import * as v from 'valibot'
import { useRead } from '../data/use-read'
import type { NewsKind } from '../news-seen'
import { newsSeen, newsSeenChanges, unseenNews } from '../news-seen'

/** A tab stays open for days on a phone: who comes back to it is told of what happened since, at no more than this. */
const freshForMs = 5 * 60_000

/** As many requests to groups as a page of one's own groups shows. */
const mostRequests = 50

/**
 * What happened to somebody since they last looked at it on this device; none until it is known. Stands inside `FirebaseGate`.
 *
 * @param here what the open page tells of: that is not read. Its page follows the same list live, and where both asked for it at
 * once, the page's own answer sometimes never came.
 */
export function useAccountNews(uid: string, here?: NewsKind): readonly NewsKind[] {
  const firestore = useFirestore()
  const [now] = useState(() => Date.now())
  const groups = useRead({
    key: ['account', 'news', 'groups'],
    read: () => lastAnswer(firestore, uid),
    enabled: here !== 'groups',
    freshForMs,
  })
  const shares = useRead({
    key: ['account', 'news', 'shares'],
    read: () => lastEnd(firestore, uid),
    enabled: here !== 'shares',
    freshForMs,
  })
  useSyncExternalStore(newsSeenChanges.subscribe, newsSeenChanges.get)
  return unseenNews({ groups: groups.data ?? 0, shares: shares.data ?? 0 }, newsSeen(uid), now)
}

/** When a group last answered the person, or came to an end. */
async function lastAnswer(firestore: Firestore, uid: string): Promise<number> {
  const requests = query(collectionGroup(firestore, 'requests'), where('uid', '==', uid), limit(mostRequests))
  const found = await getDocsFromServer(requests)
  return Math.max(newestOf(found, 'answeredAt'), newestOf(found, 'endedAt'))
}

/** When a share of theirs last ended otherwise than by themselves. */
async function lastEnd(firestore: Firestore, uid: string): Promise<number> {
  const grants = query(
    collection(firestore, 'grants'),
    where('ownerUid', '==', uid),
    limit(listLimits.grants),
  )
  return newestOf(await getDocsFromServer(grants), 'endedAt')
}

function newestOf({ docs }: QuerySnapshot, field: 'answeredAt' | 'endedAt'): number {
  return Math.max(
    0,
    ...docs.map((document) => {
      const { success, output } = v.safeParse(timestamp, document.get(field))
      return success ? output : 0
    }),
  )
}
