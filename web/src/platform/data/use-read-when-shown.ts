import { useEffect, useRef } from 'react'

/** A value younger than this is not read again: changing tabs to and fro costs nothing. */
const freshMilliseconds = 10_000
/** So often a page that stays open reads by itself; then only when it is shown once more, so that a forgotten tab costs nothing. */
const mostReads = 40

/**
 * Reads again when the page is shown once more, for what others change meanwhile. Only for a page on which somebody waits for that:
 * elsewhere nothing may change under its reader (see `query-client.ts`).
 *
 * @param everyMs how often it reads as well while the page is shown, in milliseconds; null where nothing is waited for
 */
export function useReadWhenShown(
  { dataUpdatedAt, refetch }: { readonly dataUpdatedAt: number; readonly refetch: () => unknown },
  everyMs: number | null = null,
): void {
  const reads = useRef(0)
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible' || dataUpdatedAt === 0) return
      // Either way round: a clock that was set back makes nothing fresh for ever.
      if (Math.abs(Date.now() - dataUpdatedAt) >= freshMilliseconds) refetch()
    }
    const shown = () => {
      reads.current = 0
      read()
    }
    document.addEventListener('visibilitychange', shown)
    return () => document.removeEventListener('visibilitychange', shown)
  }, [dataUpdatedAt, refetch])
  useEffect(() => {
    if (everyMs === null) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || navigator.onLine === false) return
      if (reads.current >= mostReads) return
      reads.current += 1
      refetch()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, refetch])
}
