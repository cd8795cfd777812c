import type { UseMutationResult } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import { withTimeout } from '../firebase/with-timeout'
import type { DataKey } from './data-key'
import { useReread } from './use-reread'

/**
 * Writes something and has read anew what the write changes. The result is TanStack Query's own: `mutate`, `mutateAsync`,
 * `isPending`, `error`. A write is never repeated by itself. One that ran out of time may still arrive, so it must do
 * no harm twice.
 */
export function useWrite<Values, Result>({
  write,
  changes,
  timeoutMs,
}: {
  /** Its errors, or a BackendError `network` after ten seconds, are the mutation's. */
  readonly write: (values: Values) => Promise<Result>
  /** The key of what the write changes; everything under it is read anew where it is shown. */
  readonly changes?: DataKey
  /** For callables that may rightly take longer than ten seconds. */
  readonly timeoutMs?: number
}): UseMutationResult<Result, Error, Values> {
  const reread = useReread(changes ?? [])
  return useMutation({
    mutationFn: (values: Values) => withTimeout(write(values), timeoutMs),
    onSuccess: () => (changes === undefined ? undefined : reread()),
  })
}
