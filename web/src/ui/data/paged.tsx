import type { ReactNode } from 'react'
import { Loaded } from './loaded'
import type { MorePages } from './more-button'
import { MoreButton } from './more-button'

/** Draws a list that `usePages` reads: the loading text, the failure, its entries with a "more" button, or that there are none. */
export function Paged<Entry>({
  pages,
  loading,
  failed,
  empty,
  more,
  children,
}: {
  readonly pages: MorePages & {
    readonly entries: readonly Entry[] | undefined
    readonly retry: () => void
  }
  readonly loading?: string | undefined
  /** What is missing when the first page cannot be read; the reason is added. */
  readonly failed?: string | undefined
  /** Shown in place of a list without entries; see `Empty`. */
  readonly empty: ReactNode
  /** What the button says, where a more telling text than "Show more" is known. */
  readonly more?: string | undefined
  readonly children: (entries: readonly Entry[]) => ReactNode
}) {
  const { entries, error, retry } = pages
  return (
    <Loaded
      // A failure after the first page is told by the button.
      reading={{ data: entries, error: entries === undefined ? error : null, refetch: retry }}
      loading={loading}
      failed={failed}
    >
      {(read) => (
        <>
          {read.length === 0 ? empty : children(read)}
          <MoreButton pages={pages} label={more} />
        </>
      )}
    </Loaded>
  )
}
