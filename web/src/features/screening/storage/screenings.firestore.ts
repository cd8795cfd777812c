import { schemaVersions } from '@amhs/domain/documents/schema-versions'
import { screeningSchema } from '@amhs/domain/documents/screening-document'
import type { DocumentData, Firestore, QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore'
import * as v from 'valibot'
import { takeBackEverywhere } from '../../../platform/firebase/release-results'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import type { ScreeningEntry, ScreeningRepository } from './screenings.repository'
import { pageSize } from './screenings.repository'

/**
 * Screenings under the owner's own user document, `users/{uid}/screenings/{id}`. Everything is read from the server:
 * without a network the SDK would answer from its empty memory, and "no results" would be a lie. Every request that has no
 * answer within ten seconds ends in a BackendError `network`.
 */
export function firestoreScreeningRepository(firestore: Firestore, uid: string): ScreeningRepository {
  const screenings = collection(firestore, 'users', uid, 'screenings')
  const read = async (...constraints: QueryConstraint[]) =>
    (await withTimeout(getDocsFromServer(query(screenings, ...constraints)))).docs

  // A result that is gone opens nothing to anybody; that its date stays with a professional for a while undoes no deletion.
  const takeBack = async (ids: readonly string[]) => {
    await takeBackEverywhere(firestore, uid, ids).catch(() => undefined)
  }

  return {
    async save({ id, finishedAt, ...content }) {
      const target = doc(screenings, id)
      const document = {
        ...content,
        finishedAt: Timestamp.fromMillis(finishedAt),
        savedAt: serverTimestamp(),
        schemaVersion: schemaVersions.screening,
      }
      // The rules take a screening only together with its count, which bounds how many one account can keep.
      const batch = writeBatch(firestore)
      batch.update(doc(firestore, 'users', uid), {
        'savedScreenings.count': increment(1),
        'savedScreenings.newest': id,
      })
      batch.set(target, document)
      try {
        await withTimeout(batch.commit())
      } catch (error) {
        // A saved screening is never changed: a second try that is refused may mean that the first one arrived.
        if (!isDenied(error) || !(await withTimeout(getDocFromServer(target))).exists()) throw error
      }
    },

    async find(id) {
      const snapshot = await withTimeout(getDocFromServer(doc(screenings, id)))
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
      await withTimeout(deleteDoc(doc(screenings, id)))
      await takeBack([id])
    },

    async removeAll() {
      // Page by page: the rules allow no longer list, and a person may have hundreds.
      for (;;) {
        const docs = await read(limit(pageSize + 1))
        if (docs.length === 0) return
        const batch = writeBatch(firestore)
        for (const { ref } of docs) batch.delete(ref)
        await withTimeout(batch.commit())
        await takeBack(docs.map(({ id }) => id))
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

function isDenied(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'permission-denied'
}
