import { useFirestore } from 'reactfire'
import type { DocumentMark } from '../../platform/data/read-document-page'
import { useLivePager } from '../../platform/data/use-live-pager'
import type { Pager } from '../../platform/data/use-pager'
import { usePager } from '../../platform/data/use-pager'
import type { AdminList, ListedEntry } from './admin-lists.firestore'
import { listedEntry, pageSize, readListPage } from './admin-lists.firestore'

/** A list of the panel, read page by page; `name` tells it from the other lists. */
export function useAdminList<Value>(name: string, list: AdminList<Value>): Pager<ListedEntry<Value>> {
  const firestore = useFirestore()
  return usePager({
    key: ['admin', name],
    readPage: (after: DocumentMark | null) => readListPage(firestore, list, after),
  })
}

/** An inbox of the panel: what comes in or is closed elsewhere shows at once. */
export function useAdminInbox<Value>(list: AdminList<Value>): Pager<ListedEntry<Value>> {
  const pager = useLivePager(list.source(useFirestore()), pageSize)
  return { ...pager, entries: pager.entries?.map((snapshot) => listedEntry(list, snapshot)) }
}
