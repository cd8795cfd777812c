import { shareSchema } from '@amhs/domain/documents/share-document'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { safeParse } from 'valibot'

/** Where a link's file and its record stand. */
export function shareOf(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection('shares').doc(id)
}

/** What stands in a document of `shares`; undefined where there is none, or none that can be read. */
export function readShare(snapshot: DocumentSnapshot) {
  const parsed = safeParse(shareSchema, snapshot.data())
  return parsed.success ? parsed.output : undefined
}
