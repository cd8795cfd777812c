import { screeningSchema } from '@amhs/domain/documents/screening-document'
import type { DocumentData, Firestore, QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore'
import * as v from 'valibot'
import type { ScreeningEntry, ScreeningRepository } from './screening-repository'
import { pageSize } from './screening-repository'

/** How long an answer may take before the person is told that it did not work, in milliseconds. */
const patience = 10_000

/**
 * Screenings under the owner's own user document, `users/{uid}/screenings/{id}`. Everything is read from the server:
 * without a network the SDK would answer from its empty memory, and "no results" would be a lie.
 */
export function firestoreScreeningRepository(firestore: Firestore, uid: string): ScreeningRepository {
  const screenings = collection(firestore, 'users', uid, 'screenings')
  const read = async (...constraints: QueryConstraint[]) =>
    (await inTime(getDocsFromServer(query(screenings, ...constraints)))).docs

  return {
    async save({ id, finishedAt, ...content }) {
      const target = doc(screenings, id)
      const document = {
        ...content,
        finishedAt: Timestamp.fromMillis(finishedAt),
        savedAt: serverTimestamp(),
      }
      try {
        await inTime(setDoc(target, document))
      } catch (error) {
        // A saved screening is never changed: a second try that is refused may mean that the first one arrived.
        if (!isDenied(error) || !(await inTime(getDocFromServer(target))).exists()) throw error
      }
    },

    async find(id) {
      const snapshot = await inTime(getDocFromServer(doc(screenings, id)))
      return snapshot.exists() ? entryOf(snapshot as QueryDocumentSnapshot) : null
    },

    async list({ after, instrument, size = pageSize } = {}) {
      const docs = await read(
        ...(instrument === undefined ? [] : [where('instrument', '==', instrument)]),
        orderBy('finishedAt', 'desc'),
        ...(after ? [startAfter(after)] : []),
        limit(size + 1),
      )
      const shown = docs.slice(0, size)
      return { entries: shown.map(entryOf), next: docs.length > size ? shown.at(-1) : null }
    },

    async previous(instrument, before) {
      const [found] = await read(
        where('instrument', '==', instrument),
        where('finishedAt', '<', Timestamp.fromMillis(before)),
        orderBy('finishedAt', 'desc'),
        limit(1),
      )
      const entry = found && entryOf(found)
      return entry?.readable ? entry.record : null
    },

    async remove(id) {
      await inTime(deleteDoc(doc(screenings, id)))
    },

    async removeAll() {
      // Page by page: the rules allow no longer list, and a person may have hundreds.
      for (;;) {
        const docs = await read(limit(pageSize + 1))
        if (docs.length === 0) return
        const batch = writeBatch(firestore)
        for (const { ref } of docs) batch.delete(ref)
        await inTime(batch.commit())
      }
    },
  }
}

/** Never throws and never logs content: an unreadable document is a row of its own, not the end of the list. */
function entryOf(snapshot: QueryDocumentSnapshot<DocumentData>): ScreeningEntry {
  const parsed = v.safeParse(screeningSchema, snapshot.data())
  if (!parsed.success) return { readable: false, id: snapshot.id }
  const { savedAt: _savedAt, ...record } = parsed.output
  return { readable: true, record: { ...record, id: snapshot.id } }
}

/** Firestore waits for the network for ever; a person does not. */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function isDenied(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'permission-denied'
}
