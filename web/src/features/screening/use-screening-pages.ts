import { useCallback, useEffect, useState } from 'react'
import type { ScreeningEntry, ScreeningRepository } from './screening-repository'

export interface ScreeningPages {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly entries: readonly ScreeningEntry[]
  /** Counted from 1. */
  readonly page: number
  readonly hasOlder: boolean
  readonly goOlder: () => void
  readonly goNewer: () => void
  /** Reads the page again, after something was removed or when reading failed. */
  readonly reload: () => void
}

/** Walks through a repository page by page; each page is read once, when it is opened. */
export function useScreeningPages(
  repository: ScreeningRepository,
  instrument: string | undefined,
): ScreeningPages {
  const [position, setPosition] = useState<{
    readonly cursors: readonly unknown[]
    readonly attempt: number
  }>({
    cursors: [null],
    attempt: 0,
  })
  const [read, setRead] = useState<{
    readonly state: ScreeningPages['state']
    readonly entries: readonly ScreeningEntry[]
    readonly next: unknown
  }>({ state: 'loading', entries: [], next: null })

  useEffect(() => {
    let current = true
    const after = position.cursors.at(-1)
    setRead((before) => ({ ...before, state: 'loading' }))
    repository.list({ after: after ?? undefined, instrument }).then(
      ({ entries, next }) => current && setRead({ state: 'ready', entries, next }),
      () => current && setRead({ state: 'failed', entries: [], next: null }),
    )
    return () => {
      current = false
    }
  }, [repository, instrument, position])

  const goOlder = useCallback(
    () => setPosition(({ cursors }) => ({ cursors: [...cursors, read.next], attempt: 0 })),
    [read.next],
  )
  const goNewer = useCallback(
    () =>
      setPosition(({ cursors }) => ({
        cursors: cursors.slice(0, Math.max(1, cursors.length - 1)),
        attempt: 0,
      })),
    [],
  )
  const reload = useCallback(
    () => setPosition(({ cursors, attempt }) => ({ cursors, attempt: attempt + 1 })),
    [],
  )
  const { state, entries, next } = read
  const page = position.cursors.length
  // A page whose last entry was removed leads back to the one before it.
  useEffect(() => {
    if (state === 'ready' && entries.length === 0 && page > 1) goNewer()
  }, [state, entries, page, goNewer])
  return { state, entries, page, hasOlder: Boolean(next), goOlder, goNewer, reload }
}
