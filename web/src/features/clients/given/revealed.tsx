import { type ReactNode, useState } from 'react'
import { MoreButton } from '../../../ui/data/more-button'

/** Entries of a list shown at once. */
const pageSize = 50

/** A list that is already there, shown page by page. */
export function Revealed<Entry>({
  entries,
  children,
}: {
  readonly entries: readonly Entry[]
  /** Draws one, with its key. */
  readonly children: (entry: Entry) => ReactNode
}) {
  const [pages, setPages] = useState(1)
  const shown = entries.slice(0, pages * pageSize)
  return (
    <>
      <ul className="plain stack">{shown.map(children)}</ul>
      <MoreButton
        pages={{
          entries: shown,
          error: null,
          isReadingMore: false,
          hasMore: shown.length < entries.length,
          readMore: () => setPages(pages + 1),
        }}
      />
    </>
  )
}
