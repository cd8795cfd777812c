import { askedToLeaveSchema } from '@amhs/domain/documents/asked-to-leave-document'
import type { DocumentData, DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase/firestore'
import { collection, doc, limit, orderBy, query, runTransaction } from 'firebase/firestore'
import * as v from 'valibot'
import { requestPageSize } from './groups.firestore'

/** The mark that somebody was asked to leave a group, to be followed. */
export function askedToLeave(
  firestore: Firestore,
  groupId: string,
  uid: string,
): DocumentReference<DocumentData> {
  return doc(firestore, 'groups', groupId, 'askedToLeave', uid)
}

/** Who was asked to leave a group and may not ask again, newest first, to be followed by its facilitator. */
export function allAskedToLeave(firestore: Firestore, groupId: string): Query<DocumentData> {
  return query(
    collection(firestore, 'groups', groupId, 'askedToLeave'),
    orderBy('at', 'desc'),
    limit(requestPageSize),
  )
}

/** Those of a snapshot that fit their schema. */
export function marksIn(snapshot: QuerySnapshot<DocumentData>) {
  return snapshot.docs.flatMap((document) => {
    const { success, output } = v.safeParse(askedToLeaveSchema, document.data())
    return success ? [output] : []
  })
}

/** Lets somebody ask again: at the server or not at all, since the facilitator reads that it is so. */
export function letAskAgain(firestore: Firestore, groupId: string, uid: string): Promise<void> {
  return runTransaction(firestore, async (transaction) => {
    transaction.delete(askedToLeave(firestore, groupId, uid))
  })
}
