import { listLimits } from '@amhs/domain/documents/document-limits'
import { groupSchema } from '@amhs/domain/documents/group-document'
import type {
  GroupLetter,
  GroupRequestDocument,
  RequestStatus,
} from '@amhs/domain/documents/group-request-document'
import { groupRequestSchema } from '@amhs/domain/documents/group-request-document'
import type { MemberDetailsDocument } from '@amhs/domain/documents/member-details-document'
import { memberDetailsSchema } from '@amhs/domain/documents/member-details-document'
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryConstraint,
  QuerySnapshot,
} from 'firebase/firestore'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore'
import * as v from 'valibot'
import type { DocumentMark } from '../../platform/data/read-document-page'
import { readDocumentPage } from '../../platform/data/read-document-page'
import type { GroupFilter, GroupRepository, SupportGroup } from './groups.repository'

/** Groups a page. */
const pageSize = 20

/** Requests a list; the rules allow one more. */
export const requestPageSize = 50

/** A person's own request to join a group, to be followed. */
export function ownRequest(
  firestore: Firestore,
  groupId: string,
  uid: string,
): DocumentReference<DocumentData> {
  return doc(firestore, 'groups', groupId, 'requests', uid)
}

/** A person's own requests in all groups, to be followed. */
export function ownRequests(firestore: Firestore, uid: string, most = requestPageSize): Query<DocumentData> {
  return query(collectionGroup(firestore, 'requests'), where('uid', '==', uid), limit(most))
}

/** To which group a request goes. */
export function groupIdOf(request: DocumentSnapshot<DocumentData>): string {
  return request.ref.parent.parent?.id ?? ''
}

/** All requests to join a group that stand so, oldest first, for `useLivePager`. */
export function allRequestsTo(
  firestore: Firestore,
  groupId: string,
  statuses: readonly RequestStatus[],
): Query<DocumentData> {
  return query(
    collection(firestore, 'groups', groupId, 'requests'),
    where('status', 'in', [...statuses]),
    orderBy('requestedAt'),
  )
}

/** The first page of them, to be followed and counted. */
export function requestsTo(...of: Parameters<typeof allRequestsTo>): Query<DocumentData> {
  return query(allRequestsTo(...of), limit(requestPageSize))
}

/**
 * The unanswered requests that the server marked for urgent words, to be followed: they stand first however many came before them. Without
 * an order, so that no index is needed for the few that there are.
 */
export function urgentRequestsTo(firestore: Firestore, groupId: string): Query<DocumentData> {
  return query(
    collection(firestore, 'groups', groupId, 'requests'),
    where('status', '==', 'asked'),
    where('urgent', '==', true),
    limit(requestPageSize),
  )
}

/** How many of these requests the server marked for urgent words. */
export function urgentIn(requests: QuerySnapshot<DocumentData> | undefined): number {
  return requests?.docs.filter((request) => request.get('urgent') === true).length ?? 0
}

/** The groups that somebody leads, to be followed. */
export function groupsLedBy(firestore: Firestore, uid: string): Query<DocumentData> {
  return query(collection(firestore, 'groups'), where('facilitatorUid', '==', uid), limit(listLimits.groups))
}

/** One group, to be followed. */
export function groupReference(firestore: Firestore, groupId: string): DocumentReference<DocumentData> {
  return doc(firestore, 'groups', groupId)
}

/** The group in a document; null where there is none, or it does not fit its schema. */
export function groupIn(snapshot: DocumentSnapshot<DocumentData>): SupportGroup | null {
  const { success, output } = v.safeParse(groupSchema, snapshot.data())
  if (!success) return null
  const { updatedAt: _updatedAt, ...group } = output
  return { id: snapshot.id, ...group }
}

/** The request in a document, null where there is none. @throws ValiError where it does not fit its schema */
export function requestIn(snapshot: DocumentSnapshot<DocumentData>): GroupRequestDocument | null {
  return snapshot.exists() ? v.parse(groupRequestSchema, snapshot.data()) : null
}

/** The request in a document; null where it does not fit its schema, as one that the server has not taken yet. */
export function readableRequest(snapshot: DocumentSnapshot<DocumentData>): GroupRequestDocument | null {
  const { success, output } = v.safeParse(groupRequestSchema, snapshot.data())
  return success ? output : null
}

/** A request as a facilitator reads it; null where it cannot be read. */
export function readableLetter(snapshot: DocumentSnapshot<DocumentData>): GroupLetter | null {
  const request = readableRequest(snapshot)
  return request && request.status !== 'ended' ? { ...request, status: request.status } : null
}

/** Reads how members take part, null where the facilitator has not said so yet. @throws an error of the database */
export async function readMemberDetails(
  firestore: Firestore,
  groupId: string,
): Promise<MemberDetailsDocument | null> {
  const details = doc(firestore, 'groups', groupId, 'memberDetails', 'meeting')
  const { success, output } = v.safeParse(memberDetailsSchema, (await getDocFromServer(details)).data())
  return success ? output : null
}

/** The directory and a person's own requests to join. Documents that do not fit their schema are left out. */
export function firestoreGroups(firestore: Firestore, uid: string): GroupRepository {
  return {
    async groups(filter, after) {
      const all = query(collection(firestore, 'groups'), ...constraintsOf(filter))
      // A mark is only ever one that an earlier page of this list gave.
      return readDocumentPage(all, pageSize, after as DocumentMark | null, groupIn)
    },
    async leaderOf(groupId) {
      const group = groupIn(await getDocFromServer(groupReference(firestore, groupId)))
      return group && { uid: group.facilitatorUid, name: group.facilitatorName }
    },
    async ask(groupId, request) {
      await setDoc(ownRequest(firestore, groupId, uid), {
        uid,
        ...request,
        status: 'asked',
        requestedAt: serverTimestamp(),
      })
    },
    async withdraw(groupId) {
      await deleteDoc(ownRequest(firestore, groupId, uid))
    },
  }
}

function constraintsOf({ audience, language, format, facilitatorUid }: GroupFilter): QueryConstraint[] {
  return [
    ...(audience === null ? [] : [where('audience', 'in', [...new Set([audience, 'everyone'])])]),
    ...(language === null ? [] : [where('languages', 'array-contains', language)]),
    ...(format === null ? [] : [where('format', '==', format)]),
    ...(facilitatorUid === null ? [] : [where('facilitatorUid', '==', facilitatorUid)]),
  ]
}
