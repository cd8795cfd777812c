import { BackendError } from './backend-error'

/** How long the backend may take before the person is told that it did not work, in milliseconds. */
const defaultTimeoutMs = 10_000

/**
 * The answer of an operation of the backend. The SDK waits for a network without end; a person should not.
 *
 * @throws BackendError with the problem `network` when there was no answer in time
 */
export async function withTimeout<Value>(
  operation: Promise<Value>,
  timeoutMs: number = defaultTimeoutMs,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendError('network', 'The backend did not answer.')), timeoutMs)
  })
  try {
    return await Promise.race([operation, late])
  } finally {
    clearTimeout(timer)
  }
}
