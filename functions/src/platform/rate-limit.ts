import type { CallLimit } from '@amhs/domain/contracts/define-callable'
import { database } from './firebase'
import { refusal } from './refusal'

// Calls of the same caller in the same instance wait for each other here instead of colliding in the database.
const queues = new Map<string, Promise<unknown>>()

async function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const earlier = queues.get(key) ?? Promise.resolve()
  const mine = earlier.then(work, work)
  queues.set(key, mine)
  try {
    return await mine
  } finally {
    if (queues.get(key) === mine) queues.delete(key)
  }
}

/** A count that takes longer than this, in milliseconds, is taken for failed; the database itself would retry for minutes. */
const patience = 6000

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The count took too long')), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Counts one call of a caller and refuses it once the limit of the running window is reached. The window begins with
 * the caller's first call. The count stands in the database, so it holds across instances; if it cannot be read or
 * written the call is refused as `unavailable`.
 */
export async function countCall(functionName: string, caller: string, limit: CallLimit): Promise<void> {
  const key = `${functionName}_${caller}`
  const milliseconds = limit.perSeconds * 1000
  const counted = inTurn(key, async () => {
    const [firestore, { Timestamp }] = await Promise.all([database(), import('firebase-admin/firestore')])
    const document = firestore.collection('rateLimits').doc(key)
    return firestore.runTransaction(
      async (transaction) => {
        const snapshot = await transaction.get(document)
        const now = Date.now()
        const startedAt: unknown = snapshot.get('startedAt')
        const calls: unknown = snapshot.get('calls')
        const runs =
          typeof startedAt === 'number' && typeof calls === 'number' && now < startedAt + milliseconds
        if (runs && calls >= limit.calls) return startedAt + milliseconds - now
        const start = runs ? startedAt : now
        // `expiresAt` is the field of the database's own clean-up policy (firestore.indexes.json).
        transaction.set(document, {
          caller,
          calls: runs ? calls + 1 : 1,
          startedAt: start,
          expiresAt: Timestamp.fromMillis(start + milliseconds),
        })
        return 0
      },
      { maxAttempts: 20 },
    )
  })
  const remaining = await inTime(counted).catch(() => {
    throw refusal('unavailable')
  })
  if (remaining > 0) throw refusal('too-many-requests', { retryAfterSeconds: Math.ceil(remaining / 1000) })
}
