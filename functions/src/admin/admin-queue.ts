import type { adminQueue } from '@amhs/domain/contracts/admin-queue.contract'
import type { Query } from 'firebase-admin/firestore'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { dueSince, readDueBadges } from '../professionals/checks'
import { readWaitingRequests } from './list-waiting-requests'

/** The most that are counted of each. */
const most = 500

interface Waiting {
  readonly kind: unknown
  readonly since: number
}

/** When each of a list began to wait; of the documents nothing else is read. */
async function readWaiting(query: Query, moment: string): Promise<readonly Waiting[]> {
  const { docs } = await query
    .orderBy(moment, 'desc')
    .select(moment, 'kind')
    .limit(most + 1)
    .get()
  return docs.map((document) => ({
    kind: document.get('kind'),
    // One that does not fit its schema waits as well, since just now.
    since: document.get(moment)?.toMillis?.() ?? Date.now(),
  }))
}

function summed(waiting: readonly Waiting[]) {
  const counted = waiting.slice(0, most)
  const oldest = counted.reduce((earliest, { since }) => Math.min(earliest, since), Number.POSITIVE_INFINITY)
  return { count: counted.length, oldest: counted.length === 0 ? null : new Date(oldest).toISOString() }
}

export const handleAdminQueue: Handler<typeof adminQueue> = async () => {
  const firestore = await database()
  const [open, comments, professionals, badges, requests] = await Promise.all([
    readWaiting(firestore.collection('contactMessages').where('status', '==', 'open'), 'createdAt'),
    readWaiting(firestore.collection('ratings').where('commentStatus', '==', 'pending'), 'updatedAt'),
    readWaiting(firestore.collection('professionalRequests').where('status', '==', 'asked'), 'askedAt'),
    readDueBadges(firestore, most),
    readWaitingRequests(firestore),
  ])
  const checks = badges.map((badge) => ({ kind: undefined, since: dueSince(badge) }))
  return {
    requests: {
      count: requests.groups.reduce((sum, { count }) => sum + count, 0),
      // Sorted by the request that waits longest.
      oldest: requests.groups[0]?.oldest ?? null,
    },
    messages: summed(open.filter(({ kind }) => kind !== 'service-error')),
    comments: summed(comments),
    professionals: summed(professionals),
    checks: summed(checks),
    errors: summed(open.filter(({ kind }) => kind === 'service-error')),
    more:
      requests.more ||
      open.length > most ||
      comments.length > most ||
      professionals.length > most ||
      checks.length > most,
  }
}
