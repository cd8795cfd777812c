import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../platform/preferences'
import { adminFailureText } from './admin-failure'

export interface Pages<Page> {
  readonly page: Page | null
  /** Words for what went wrong, in the reader's language. */
  readonly failure: string | null
  readonly loading: boolean
  readonly hasPrevious: boolean
  readonly showNext: (() => void) | null
  readonly showPrevious: () => void
  /** Reads the page that is shown anew, after a change for example. */
  readonly reload: () => void
}

type Read<Page> = (after: unknown) => Promise<Page>

/** Where the reader is in the answer to one question, and what has been read of it. */
interface Place<Page> {
  readonly read: Read<Page>
  readonly marks: readonly unknown[]
  readonly page: Page | null
  readonly error: { readonly cause: unknown } | null
  readonly loading: boolean
}

function firstPage<Page>(read: Read<Page>): Place<Page> {
  return { read, marks: [null], page: null, error: null, loading: true }
}

/**
 * Pages of a list, one at a time; the way back is kept, so that nothing is read twice from the start. Another question
 * begins at its first page and shows nothing of the earlier one.
 *
 * @param read reads the page after a mark (null for the first); keep it stable with `useCallback`
 * @param nextOf the mark of the next page, null at the end
 */
export function usePages<Page>(read: Read<Page>, nextOf: (page: Page) => unknown): Pages<Page> {
  const language = useLanguage()
  const [kept, setPlace] = useState(() => firstPage(read))
  const [turn, setTurn] = useState(0)
  const place = kept.read === read ? kept : firstPage(read)
  if (place !== kept) setPlace(place)
  const { marks, page, error, loading } = place

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` reads the same page again
  useEffect(() => {
    let current = true
    const end = (change: Partial<Place<Page>>) => {
      if (current) setPlace((before) => ({ ...before, ...change, loading: false }))
    }
    setPlace((before) => ({ ...before, error: null, loading: true }))
    read(marks.at(-1)).then(
      (found) => end({ page: found }),
      (cause: unknown) => end({ error: { cause } }),
    )
    return () => {
      current = false
    }
  }, [read, marks, turn])

  const goTo = (to: readonly unknown[]) => setPlace((before) => ({ ...before, marks: to }))
  const next = page === null ? null : nextOf(page)
  return {
    page,
    failure: error && adminFailureText(error.cause, language),
    loading,
    hasPrevious: marks.length > 1,
    showNext: next ? () => goTo([...marks, next]) : null,
    showPrevious: () => goTo(marks.slice(0, -1)),
    reload: useCallback(() => setTurn((before) => before + 1), []),
  }
}
