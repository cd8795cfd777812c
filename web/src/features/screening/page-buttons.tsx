import type { RefObject } from 'react'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { historyWords } from './history.words'

/** Newer and older, with the number of the page between; absent where everything fits on one page. */
export function PageButtons({
  pages,
  heading,
}: {
  readonly pages: {
    readonly page: number
    readonly hasOlder: boolean
    readonly goOlder: () => void
    readonly goNewer: () => void
  }
  /** Takes the focus when a page is turned. */
  readonly heading: RefObject<HTMLElement | null>
}) {
  const words = useWords(historyWords)
  if (pages.page === 1 && !pages.hasOlder) return null
  const turn = (go: () => void) => () => {
    go()
    heading.current?.focus()
  }
  return (
    <div className="row">
      {pages.page > 1 && (
        <button type="button" className="button" onClick={turn(pages.goNewer)}>
          <Icon name="back" />
          {words.newer}
        </button>
      )}
      <p role="status">{words.page(pages.page)}</p>
      {pages.hasOlder && (
        <button type="button" className="button" onClick={turn(pages.goOlder)}>
          {words.older}
          <Icon name="forward" />
        </button>
      )}
    </div>
  )
}
