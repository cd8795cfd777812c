import { BackendError } from './app-config'

/** How long the database may take before the person is told that it did not work, in milliseconds. */
const patience = 10_000

/**
 * The answer of a database operation. The SDK waits for a network without end; a person should not.
 *
 * @throws BackendError with the problem `network` when there was no answer in time
 */
export async function inTime<Value>(operation: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendError('network', 'The database did not answer.')), patience)
  })
  try {
    return await Promise.race([operation, late])
  } finally {
    clearTimeout(timer)
  }
}
