const queues = new Map<string, Promise<unknown>>()

/**
 * Does work on the same thing one after the other within this instance, so that it does not collide in the database: there a
 * transaction that meets another waits, and begins anew.
 */
export async function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const earlier = queues.get(key) ?? Promise.resolve()
  const mine = earlier.then(work, work)
  queues.set(key, mine)
  try {
    return await mine
  } finally {
    if (queues.get(key) === mine) queues.delete(key)
  }
}
