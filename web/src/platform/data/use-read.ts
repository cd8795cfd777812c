import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import type { DataKey } from './data-key'
import { useDataKey } from './data-key'
import { readInTime } from './read-in-time'

/**
 * Reads something once and keeps it for the page. The result is TanStack Query's own: `data`, `error`, `isPending`,
 * `refetch`; `ui/data/loaded.tsx` draws it.
 */
export function useRead<Value>({
  key,
  read,
  inLanguage,
  enabled = true,
  timeoutMs,
  freshForMs,
}: {
  readonly key: DataKey
  /** Must not answer `undefined`. Its errors are those of `readInTime`. */
  readonly read: () => Promise<Value>
  /** Whether what is read depends on the reader's language. */
  readonly inLanguage?: boolean
  /** False keeps it from reading for now. */
  readonly enabled?: boolean
  /** For callables that may rightly take longer than ten seconds. */
  readonly timeoutMs?: number
  /** Read again when the person comes back to the tab and the answer is older than this; without it, never by itself. */
  readonly freshForMs?: number
}): UseQueryResult<Value> {
  return useQuery({
    queryKey: useDataKey(key, inLanguage),
    queryFn: () => readInTime(read, timeoutMs),
    enabled,
    ...(freshForMs === undefined ? {} : { staleTime: freshForMs, refetchOnWindowFocus: true }),
  })
}
