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

/**
 * Pages of a list, one at a time; the way back is kept, so that nothing is read twice from the start.
 *
 * @param read reads the page after a mark (null for the first); keep it stable with `useCallback`
 * @param nextOf the mark of the next page, null at the end
 */
export function usePages<Page>(
  read: (after: unknown) => Promise<Page>,
  nextOf: (page: Page) => unknown,
): Pages<Page> {
  const language = useLanguage()
  const [marks, setMarks] = useState<readonly unknown[]>([null])
  const [page, setPage] = useState<Page | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [loading, setLoading] = useState(true)
  const [turn, setTurn] = useState(0)

  // A new question begins at its first page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question starts anew
  useEffect(() => setMarks([null]), [read])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` reads the same page again
  useEffect(() => {
    let current = true
    setLoading(true)
    read(marks.at(-1))
      .then(
        (found) => {
          if (!current) return
          setPage(found)
          setFailure(null)
        },
        (error) => current && setFailure(adminFailureText(error, language)),
      )
      .finally(() => current && setLoading(false))
    return () => {
      current = false
    }
  }, [read, marks, turn, language])

  const next = page === null ? null : nextOf(page)
  return {
    page,
    failure,
    loading,
    hasPrevious: marks.length > 1,
    showNext: next ? () => setMarks([...marks, next]) : null,
    showPrevious: () => setMarks(marks.slice(0, -1)),
    reload: useCallback(() => setTurn((before) => before + 1), []),
  }
}
