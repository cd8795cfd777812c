import type { DocumentData, Query, QueryDocumentSnapshot } from 'firebase/firestore'
import { getDocsFromServer, limit, query, startAfter } from 'firebase/firestore'
import type { ListPage } from './use-pages'

/** Where a page of documents ended; the next one begins after it. */
export type DocumentMark = QueryDocumentSnapshot<DocumentData>

/**
 * One page of a query. One document more than is shown is asked for, to know whether there are others.
 *
 * @param after the mark of the page before; null for the first
 * @param entryOf the entry of a document, or null for one that is left out
 * @throws an error of the database
 */
export async function readDocumentPage<Entry>(
  source: Query<DocumentData>,
  pageSize: number,
  after: DocumentMark | null,
  entryOf: (snapshot: DocumentMark) => Entry | null,
): Promise<ListPage<Entry, DocumentMark>> {
  const { docs } = await getDocsFromServer(
    query(source, ...(after === null ? [] : [startAfter(after)]), limit(pageSize + 1)),
  )
  const shown = docs.slice(0, pageSize)
  return {
    entries: shown.flatMap((snapshot) => entryOf(snapshot) ?? []),
    next: docs.length > pageSize ? (shown.at(-1) ?? null) : null,
  }
}
