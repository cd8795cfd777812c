import type { RefObject } from 'react'
import type { Pager } from '../../../platform/data/use-pager'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { historyWords } from './history.words'

/** Newer and older, with the number of the page between; absent where everything fits on one page. */
export function PageButtons({
  pages,
  heading,
}: {
  readonly pages: Pick<Pager<unknown>, 'page' | 'goOn' | 'goBack'>
  /** Takes the focus when a page is turned. */
  readonly heading: RefObject<HTMLElement | null>
}) {
  const words = useWords(historyWords)
  const { page, goOn, goBack } = pages
  if (goOn === null && goBack === null) return null
  const turn = (go: () => void) => () => {
    go()
    heading.current?.focus()
  }
  return (
    <div className="row">
      {goBack && (
        <button type="button" className="button" onClick={turn(goBack)}>
          <Icon name="back" />
          {words.newer}
        </button>
      )}
      <p role="status">{words.page(page)}</p>
      {goOn && (
        <button type="button" className="button" onClick={turn(goOn)}>
          {words.older}
          <Icon name="forward" />
        </button>
      )}
    </div>
  )
}
