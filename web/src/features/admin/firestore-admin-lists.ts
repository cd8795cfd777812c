import { auditEntrySchema } from '@amhs/domain/documents/audit-entry-document'
import { contactMessageSchema } from '@amhs/domain/documents/contact-message-document'
import { groupSchema } from '@amhs/domain/documents/group-document'
import { ratingSchema } from '@amhs/domain/documents/rating-document'
import { serviceSchema } from '@amhs/domain/documents/service-document'
import type { Firestore, Query, QueryConstraint } from 'firebase/firestore'
import { collection, getDocsFromServer, limit, orderBy, query, startAfter, where } from 'firebase/firestore'
import * as v from 'valibot'
import { inTime } from '../../platform/firebase/in-time'

/** Entries a page; one more is read to know whether there is a next page. */
const pageSize = 20

export type ListedEntry<Value> =
  | { readonly readable: true; readonly id: string; readonly value: Value }
  | { readonly readable: false; readonly id: string }

export interface ListPage<Value> {
  readonly entries: readonly ListedEntry<Value>[]
  /** Hand this back to read the next page; null at the end. */
  readonly next: unknown
}

export type ListReader<Value> = (firestore: Firestore, after: unknown) => Promise<ListPage<Value>>

export const contactMessages =
  (status: 'open' | 'closed'): ListReader<v.InferOutput<typeof contactMessageSchema>> =>
  (firestore, after) =>
    readPage(collection(firestore, 'contactMessages'), contactMessageSchema, after, [
      where('status', '==', status),
      orderBy('createdAt', 'desc'),
    ])

export const pendingComments: ListReader<v.InferOutput<typeof ratingSchema>> = (firestore, after) =>
  readPage(collection(firestore, 'ratings'), ratingSchema, after, [
    where('commentStatus', '==', 'pending'),
    orderBy('updatedAt', 'desc'),
  ])

export const auditEntries: ListReader<v.InferOutput<typeof auditEntrySchema>> = (firestore, after) =>
  readPage(collection(firestore, 'auditLog'), auditEntrySchema, after, [orderBy('at', 'desc')])

export const services: ListReader<v.InferOutput<typeof serviceSchema>> = (firestore, after) =>
  readPage(collection(firestore, 'services'), serviceSchema, after, [orderBy('name.zh')])

export const groups: ListReader<v.InferOutput<typeof groupSchema>> = (firestore, after) =>
  readPage(collection(firestore, 'groups'), groupSchema, after, [orderBy('name.zh')])

/** A document that does not fit its schema is a row of its own: it must be seen to be mended. */
async function readPage<Schema extends v.GenericSchema>(
  source: Query,
  schema: Schema,
  after: unknown,
  constraints: readonly QueryConstraint[],
): Promise<ListPage<v.InferOutput<Schema>>> {
  const { docs } = await inTime(
    getDocsFromServer(
      query(source, ...constraints, ...(after ? [startAfter(after)] : []), limit(pageSize + 1)),
    ),
  )
  const entries = docs.slice(0, pageSize).map((snapshot): ListedEntry<v.InferOutput<Schema>> => {
    const parsed = v.safeParse(schema, snapshot.data())
    return parsed.success
      ? { readable: true, id: snapshot.id, value: parsed.output }
      : { readable: false, id: snapshot.id }
  })
  return { entries, next: docs.length > pageSize ? docs[pageSize - 1] : null }
}
