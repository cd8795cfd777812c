import { auditEntrySchema } from '@amhs/domain/documents/audit-entry-document'
import type { ContactMessageDocument } from '@amhs/domain/documents/contact-message-document'
import { contactMessageSchema } from '@amhs/domain/documents/contact-message-document'
import { groupSchema } from '@amhs/domain/documents/group-document'
import { ratingSchema } from '@amhs/domain/documents/rating-document'
import { serviceSchema } from '@amhs/domain/documents/service-document'
import type { DocumentData, Firestore, Query, QueryConstraint } from 'firebase/firestore'
import { collection, endAt, orderBy, query, startAt, where } from 'firebase/firestore'
import * as v from 'valibot'
import type { DocumentMark } from '../../platform/data/read-document-page'
import { readDocumentPage } from '../../platform/data/read-document-page'
import type { ListPage } from '../../platform/data/use-pages'
import type { NameSearch } from './name-search'

/** Entries a page. */
export const pageSize = 20

/** One document of a list. One that does not fit its schema is an entry too: it must be seen to be mended. */
export type ListedEntry<Value> =
  | { readonly readable: true; readonly id: string; readonly value: Value }
  | { readonly readable: false; readonly id: string }

/** A list of the panel: its documents in their order, and the schema of each. */
export interface AdminList<Value> {
  readonly source: (firestore: Firestore) => Query<DocumentData>
  readonly schema: v.GenericSchema<unknown, Value>
}

export const contactMessages = (
  kind: ContactMessageDocument['kind'],
  status: ContactMessageDocument['status'],
): AdminList<v.InferOutput<typeof contactMessageSchema>> =>
  listOf(
    'contactMessages',
    contactMessageSchema,
    where('kind', '==', kind),
    where('status', '==', status),
    orderBy('createdAt', 'desc'),
  )

export const pendingComments = listOf(
  'ratings',
  ratingSchema,
  where('commentStatus', '==', 'pending'),
  orderBy('updatedAt', 'desc'),
)

export const auditEntries = listOf('auditLog', auditEntrySchema, orderBy('at', 'desc'))

/** The services of one country or region, or of all, whose name begins so, in the order of their names. */
export const services = (region: string | null, { field, begins }: NameSearch) =>
  listOf(
    'services',
    serviceSchema,
    ...(region === null ? [] : [where('region', '==', region)]),
    orderBy(field),
    ...(begins === '' ? [] : [startAt(begins), endAt(`${begins}\uf8ff`)]),
  )

/** The groups in the order of their names. */
export const groups = (field: NameSearch['field']) => listOf('groups', groupSchema, orderBy(field))

function listOf<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  ...constraints: readonly QueryConstraint[]
): AdminList<Value> {
  return { schema, source: (firestore) => query(collection(firestore, path), ...constraints) }
}

/** One page of a list; `after` is the mark of the page before. Rejects with an error of the database. */
export function readListPage<Value>(
  firestore: Firestore,
  list: AdminList<Value>,
  after: DocumentMark | null,
): Promise<ListPage<ListedEntry<Value>, DocumentMark>> {
  return readDocumentPage(list.source(firestore), pageSize, after, (snapshot) => listedEntry(list, snapshot))
}

export function listedEntry<Value>({ schema }: AdminList<Value>, snapshot: DocumentMark): ListedEntry<Value> {
  const parsed = v.safeParse(schema, snapshot.data())
  return parsed.success
    ? { readable: true, id: snapshot.id, value: parsed.output }
    : { readable: false, id: snapshot.id }
}
