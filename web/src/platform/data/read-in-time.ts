import { withTimeout } from '../firebase/with-timeout'
import { isTransient } from './data-failure'

/** Pauses before a read is repeated, in milliseconds. */
const pauses = [300, 1000]

/**
 * Reads, repeats what failed for a passing reason, and gives up after ten seconds in all, or after `timeoutMs`.
 *
 * @throws BackendError `network` when the time is up, or what the last attempt threw
 */
export function readInTime<Value>(read: () => Promise<Value>, timeoutMs?: number): Promise<Value> {
  return withTimeout(repeated(read), timeoutMs)
}

async function repeated<Value>(read: () => Promise<Value>): Promise<Value> {
  for (const pause of pauses) {
    try {
      return await read()
    } catch (error) {
      if (!isTransient(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return read()
}
