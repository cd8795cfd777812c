import type { listWaitingRequests } from '@amhs/domain/contracts/list-waiting-requests.contract'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'

/** The most requests that are counted at once. */
const most = 500

export const handleListWaitingRequests: Handler<typeof listWaitingRequests> = async () => {
  const firestore = await database()
  // Of each request the moment alone is read: neither who asks nor what they wrote gets here.
  const { docs } = await firestore
    .collectionGroup('requests')
    .where('status', '==', 'asked')
    .select('requestedAt')
    .limit(most + 1)
    .get()
  const found = new Map<string, { count: number; oldest: number }>()
  for (const document of docs.slice(0, most)) {
    const id = document.ref.parent.parent?.id ?? ''
    const since = document.get('requestedAt').toMillis()
    const { count, oldest } = found.get(id) ?? { count: 0, oldest: since }
    found.set(id, { count: count + 1, oldest: Math.min(oldest, since) })
  }
  const groups = [...found]
    .sort(([, one], [, other]) => one.oldest - other.oldest)
    .map(([id, { count, oldest }]) => ({ id, count, oldest: new Date(oldest).toISOString() }))
  return { groups, more: docs.length > most }
}
