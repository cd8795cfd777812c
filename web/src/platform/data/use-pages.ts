import type { InfiniteData } from '@tanstack/react-query'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { DataKey } from './data-key'
import { useDataKey } from './data-key'
import { readInTime } from './read-in-time'

/** One page of a list, and where the next begins: any mark that its reader understands, null at the end. */
export interface ListPage<Entry, Mark> {
  readonly entries: readonly Entry[]
  readonly next: Mark | null
}

/** A list that grows under a "more" button. */
export interface Pages<Entry> {
  /** All entries read so far; undefined until the first page is there. */
  readonly entries: readonly Entry[] | undefined
  readonly error: unknown
  /** True while the first page is being read. */
  readonly isPending: boolean
  readonly isReadingMore: boolean
  readonly hasMore: boolean
  /** Reads the next page; does nothing while it is being read. */
  readonly readMore: () => void
  /** Reads again what failed: the first page, or the one after those shown. */
  readonly retry: () => void
}

/** Where a page begins: after a mark, or at the start. */
interface Place<Mark> {
  readonly after: Mark | null
}

/** Reads a list page by page; `readPage` gets null for the first page. Its errors are those of `readInTime`. */
export function usePages<Entry, Mark>({
  key,
  readPage,
  inLanguage,
}: {
  readonly key: DataKey
  readonly readPage: (after: Mark | null) => Promise<ListPage<Entry, Mark>>
  readonly inLanguage?: boolean
}): Pages<Entry> {
  const query = useInfiniteQuery<
    ListPage<Entry, Mark>,
    Error,
    InfiniteData<ListPage<Entry, Mark>>,
    DataKey,
    Place<Mark>
  >({
    queryKey: useDataKey([...key, 'pages'], inLanguage),
    initialPageParam: { after: null },
    queryFn: ({ pageParam }) => readInTime(() => readPage(pageParam.after)),
    getNextPageParam: ({ next }) => (next === null ? null : { after: next }),
    // Pages hold the database's own marks, which must not be copied.
    structuralSharing: false,
  })
  // A page that is on its way already is not asked for twice.
  const readMore = () => void query.fetchNextPage({ cancelRefetch: false })
  return {
    entries: query.data?.pages.flatMap(({ entries }) => entries),
    error: query.error,
    isPending: query.isPending,
    isReadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    readMore,
    retry: () => {
      if (query.data === undefined) void query.refetch()
      else readMore()
    },
  }
}
