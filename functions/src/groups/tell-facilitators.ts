import { Timestamp } from 'firebase-admin/firestore'
import { database } from '../platform/firebase'
import { sendGroupNews } from './group-news'

const day = 24 * 60 * 60_000

/** Requests looked at in one run. */
const most = 500

/**
 * Sends whoever leads a group a mail when somebody has asked to join: that there is news in the account, and nothing else. At most one for
 * a day of requests, however many arrive; the inbox says the rest. Runs by the clock and not with each request: what could not be sent is
 * tried again by the next run.
 * @returns how many facilitators had a request of the past day that waits
 */
export async function tellFacilitators(now = Date.now()): Promise<number> {
  const firestore = await database()
  // Of each request the moment alone is read.
  const { docs } = await firestore
    .collectionGroup('requests')
    .where('status', '==', 'asked')
    .where('requestedAt', '>', Timestamp.fromMillis(now - day))
    .orderBy('requestedAt')
    .select('requestedAt')
    .limit(most)
    .get()
  const newest = new Map<string, number>()
  for (const request of docs)
    newest.set(request.ref.parent.parent?.id ?? '', request.get('requestedAt').toMillis())
  if (newest.size === 0) return 0
  const groups = await firestore.getAll(
    ...[...newest.keys()].map((id) => firestore.collection('groups').doc(id)),
  )
  const told = new Map<string, number>()
  for (const group of groups) {
    const uid: unknown = group.get('facilitatorUid')
    // Nobody is told of a group that is closed: who leads it could not answer.
    if (typeof uid !== 'string' || group.get('open') !== true) continue
    told.set(uid, Math.max(newest.get(group.id) ?? 0, told.get(uid) ?? 0))
  }
  // The day of the newest request, not of this run: one that came in before midnight is not told again after it.
  for (const [uid, at] of told)
    await sendGroupNews(uid, `asked to join ${new Date(at).toISOString().slice(0, 10)}`)
  return told.size
}
