import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import type { listWaitingRequests } from '@amhs/domain/contracts/list-waiting-requests.contract'
import type { Firestore } from 'firebase-admin/firestore'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'

/** The most requests that are counted at once. */
const most = 500

export const handleListWaitingRequests: Handler<typeof listWaitingRequests> = async () =>
  readWaitingRequests(await database())

/** In which groups requests wait, how many, and since when. */
export async function readWaitingRequests(
  firestore: Firestore,
): Promise<CallResponse<typeof listWaitingRequests>> {
  // Of each request the moment alone is read: neither who asks nor what they wrote gets here.
  const { docs } = await firestore
    .collectionGroup('requests')
    .where('status', '==', 'asked')
    // Those that wait longest are shown, however many there are.
    .orderBy('requestedAt')
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
  if (found.size === 0) return { groups: [], more: false }
  const documents = await firestore.getAll(
    ...[...found.keys()].map((id) => firestore.collection('groups').doc(id)),
  )
  const groups = documents.flatMap((group) => {
    const waiting = found.get(group.id)
    // Requests of a group that is being removed wait for nobody.
    if (!waiting || !group.exists) return []
    return {
      id: group.id,
      name: { zh: String(group.get('name.zh')), en: String(group.get('name.en')) },
      facilitatorUid: String(group.get('facilitatorUid')),
      facilitatorName: String(group.get('facilitatorName')),
      count: waiting.count,
      oldest: new Date(waiting.oldest).toISOString(),
    }
  })
  groups.sort((one, other) => one.oldest.localeCompare(other.oldest))
  return { groups, more: docs.length > most }
}
