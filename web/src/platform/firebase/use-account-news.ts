import { listLimits } from '@amhs/domain/documents/document-limits'
import { timestamp } from '@amhs/domain/documents/timestamp'
import type { Firestore, QuerySnapshot } from 'firebase/firestore'
import { collection, collectionGroup, getDocsFromServer, limit, query, where } from 'firebase/firestore'
import { useState, useSyncExternalStore } from 'react'
import { useFirestore } from 'reactfire'
import * as v from 'valibot'
import { useRead } from '../data/use-read'
import type { NewsKind, NewsMoments } from '../news-seen'
import { newsSeen, newsSeenChanges, unseenNews } from '../news-seen'

/** As many requests to groups as a page of one's own groups shows. */
const mostRequests = 50

/** What happened to somebody since they last looked at it on this device; none until it is known. Stands inside `FirebaseGate`. */
export function useAccountNews(uid: string): readonly NewsKind[] {
  const firestore = useFirestore()
  const [now] = useState(() => Date.now())
  const { data } = useRead({ key: ['account', 'news'], read: () => readNews(firestore, uid) })
  useSyncExternalStore(newsSeenChanges.subscribe, newsSeenChanges.get)
  return data ? unseenNews(data, newsSeen(uid), now) : []
}

/** When a group last answered the person, and when a share of theirs last ended otherwise than by themselves. */
async function readNews(firestore: Firestore, uid: string): Promise<NewsMoments> {
  const [requests, grants] = await Promise.all([
    getDocsFromServer(
      query(collectionGroup(firestore, 'requests'), where('uid', '==', uid), limit(mostRequests)),
    ),
    getDocsFromServer(
      query(collection(firestore, 'grants'), where('ownerUid', '==', uid), limit(listLimits.grants)),
    ),
  ])
  return { groups: newestOf(requests, 'answeredAt'), shares: newestOf(grants, 'endedAt') }
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
