import { useEffect } from 'react'

/** A value younger than this is not read again: changing tabs to and fro costs nothing. */
const freshMilliseconds = 10_000

/**
 * Reads again when the page is shown once more, for what others change meanwhile. Only for a page on which somebody waits for that:
 * elsewhere nothing may change under its reader (see `query-client.ts`).
 */
export function useReadWhenShown({
  dataUpdatedAt,
  refetch,
}: {
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
}): void {
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible' || dataUpdatedAt === 0) return
      // Either way round: a clock that was set back makes nothing fresh for ever.
      if (Math.abs(Date.now() - dataUpdatedAt) >= freshMilliseconds) refetch()
    }
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [dataUpdatedAt, refetch])
}
