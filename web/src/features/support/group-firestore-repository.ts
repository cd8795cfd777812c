import { groupSchema } from '@amhs/domain/documents/group-document'
import { groupRequestSchema } from '@amhs/domain/documents/group-request-document'
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
  where,
} from 'firebase/firestore'
import * as v from 'valibot'
import { inTime } from '../../platform/firebase/in-time'
import type { GroupFilter, GroupPage, GroupRepository, RequestPage } from './group-repository'

type Snapshot = QueryDocumentSnapshot<DocumentData>

/** Groups a page; one more is asked for, to know whether there are others. */
const groupPageSize = 20
const requestPageSize = 50

function constraintsOf({ audience, language, format, facilitatorUid }: GroupFilter): QueryConstraint[] {
  return [
    ...(audience === null ? [] : [where('audience', 'in', [...new Set([audience, 'everyone'])])]),
    ...(language === null ? [] : [where('languages', 'array-contains', language)]),
    ...(format === null ? [] : [where('format', '==', format)]),
    ...(facilitatorUid === null ? [] : [where('facilitatorUid', '==', facilitatorUid)]),
  ]
}

/** The directory and the requests to join in Firestore. Documents that do not fit their schema are left out. */
export function firestoreGroups(firestore: Firestore, uid: string): GroupRepository {
  const groups = collection(firestore, 'groups')
  const requestsOf = (groupId: string) => collection(groups, groupId, 'requests')

  const readGroups = async (filter: GroupFilter, after?: Snapshot): Promise<GroupPage> => {
    const asked = query(
      groups,
      ...constraintsOf(filter),
      ...(after ? [startAfter(after)] : []),
      limit(groupPageSize + 1),
    )
    const { docs } = await inTime(getDocsFromServer(asked))
    const shown = docs.slice(0, groupPageSize)
    const last = shown.at(-1)
    return {
      groups: shown.flatMap((snapshot) => {
        const { success, output } = v.safeParse(groupSchema, snapshot.data())
        if (!success) return []
        const { updatedAt: _updatedAt, ...group } = output
        return [{ id: snapshot.id, ...group }]
      }),
      next: docs.length > groupPageSize && last ? () => readGroups(filter, last) : null,
    }
  }

  const readRequests = async (groupId: string, after?: Snapshot): Promise<RequestPage> => {
    const asked = query(
      requestsOf(groupId),
      orderBy('requestedAt'),
      ...(after ? [startAfter(after)] : []),
      limit(requestPageSize + 1),
    )
    const { docs } = await inTime(getDocsFromServer(asked))
    const shown = docs.slice(0, requestPageSize)
    const last = shown.at(-1)
    return {
      requests: shown.flatMap((snapshot) => {
        const { success, output } = v.safeParse(groupRequestSchema, snapshot.data())
        return success ? [output] : []
      }),
      next: docs.length > requestPageSize && last ? () => readRequests(groupId, last) : null,
    }
  }

  return {
    groups: (filter) => readGroups(filter),
    async ownRequest(groupId) {
      const snapshot = await inTime(getDocFromServer(doc(requestsOf(groupId), uid)))
      return snapshot.exists() ? v.parse(groupRequestSchema, snapshot.data()) : null
    },
    async ask(groupId, request) {
      const document = { uid, ...request, requestedAt: serverTimestamp() }
      await inTime(setDoc(doc(requestsOf(groupId), uid), document))
    },
    async withdraw(groupId) {
      await inTime(deleteDoc(doc(requestsOf(groupId), uid)))
    },
    requests: (groupId) => readRequests(groupId),
  }
}
