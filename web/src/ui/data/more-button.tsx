import { useEffect, useRef, useState } from 'react'
import { announce } from '../../platform/announcer'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { Icon } from '../icon'
import { dataWords } from './data.words'
import { failureText } from './failure-text'

/** What `usePages` answers, as far as it is used here. */
export interface MorePages {
  readonly entries: readonly unknown[] | undefined
  readonly error: unknown
  readonly isReadingMore: boolean
  readonly hasMore: boolean
  readonly readMore: () => void
}

/**
 * Shows the next page of a list, and tells a screen reader how many entries came. The focus stays here: on the button,
 * which also tries again after a failure, or on the sentence that takes its place at the end.
 */
export function MoreButton({
  pages,
  label,
}: {
  readonly pages: MorePages
  readonly label?: string | undefined
}) {
  const words = useWords(dataWords)
  const language = useLanguage()
  const { error, isReadingMore, hasMore, readMore } = pages
  const count = pages.entries?.length ?? 0
  const [countBefore, setCountBefore] = useState<number | null>(null)
  const end = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (countBefore === null || count <= countBefore) return
    setCountBefore(count)
    announce(words.added(count - countBefore, count))
    end.current?.focus()
  }, [count, countBefore, words])

  if (!hasMore) {
    // A list that was short from the start needs no such sentence.
    return countBefore === null ? null : (
      <p ref={end} tabIndex={-1} className="small muted">
        {words.allShown(count)}
      </p>
    )
  }
  const failed = error !== null && !isReadingMore
  return (
    <div className="stack">
      {failed && (
        <p className="error" role="alert">
          <Icon name="error" />
          {failureText(error, language)}
        </p>
      )}
      <p>
        <button
          type="button"
          className="button"
          aria-disabled={isReadingMore}
          onClick={() => {
            if (isReadingMore) return
            setCountBefore(count)
            readMore()
          }}
        >
          {isReadingMore ? words.loading : failed ? words.tryAgain : (label ?? words.more)}
        </button>
      </p>
    </div>
  )
}
