import { withTimeout } from '../../../platform/firebase/with-timeout'

const begun = new Map<string, Promise<unknown>>()

/**
 * What the provider does only once (it creates an account, it takes a code): after ten seconds the person is told that there was no
 * answer, and another try with the same `key` waits for the answer to the first request instead of sending a second one, which the
 * provider would refuse.
 *
 * @throws BackendError with the problem `network` when there was no answer in time, or what the operation threw
 */
export async function begunOnce<Value>(key: string, begin: () => Promise<Value>): Promise<Value> {
  const known = begun.get(key) as Promise<Value> | undefined
  const operation = known ?? begin()
  if (known === undefined) {
    begun.set(key, operation)
    // Refused, or the network gave up: the next try really tries again.
    operation.catch(() => begun.delete(key))
  }
  const value = await withTimeout(operation)
  begun.delete(key)
  return value
}
