import { listShares } from '@amhs/domain/contracts/list-shares.contract'
import { listLimits } from '@amhs/domain/documents/document-limits'
import type {
  CollectionReference,
  DocumentData,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase/firestore'
import {
  collection,
  collectionGroup,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import { firebaseServices } from '../../../platform/firebase/backend'
import { BackendError } from '../../../platform/firebase/backend-error'
import { callFunction } from '../../../platform/firebase/call-function'
import { askAhead } from '../../../platform/firebase/server-clock'
import { withTimeout } from '../../../platform/firebase/with-timeout'
import { currentMode } from '../../../platform/session'
import { photoAddress } from '../profile/photo-storage'

/**
 * Every document of the person that they may read, page by page, and from the server alone: without a network the
 * cache would pass for everything. Throws when one part cannot be read, and in local mode.
 */
export async function collectHostedData(uid: string): Promise<Readonly<Record<string, unknown>>> {
  if (currentMode() !== 'hosted') throw new BackendError('none', 'Firebase authentication not enabled')
  const { auth, firestore } = await firebaseServices()
  const profile = await withTimeout(getDocFromServer(doc(firestore, 'users', uid)))
  const screenings = await everything(
    collection(firestore, 'users', uid, 'screenings'),
    listLimits.screenings,
  )
  const savedArticles = await everything(
    collection(firestore, 'users', uid, 'savedArticles'),
    listLimits.savedArticles,
  )
  const reminders = await everything(collection(firestore, 'users', uid, 'reminders'), listLimits.reminders)
  const ratings = await everything(
    query(collection(firestore, 'ratings'), where('userId', '==', uid)),
    listLimits.ratings,
  )
  const contactMessages = await everything(
    query(collection(firestore, 'contactMessages'), where('uid', '==', uid)),
    listLimits.contactMessages,
  )
  const requests = await everything(
    query(collectionGroup(firestore, 'requests'), where('uid', '==', uid)),
    listLimits.groupRequests,
  )
  const askedToLeave = await everything(
    query(collectionGroup(firestore, 'askedToLeave'), where('uid', '==', uid)),
    listLimits.askedToLeave,
  )
  // Links that were shared: who opened them, and when. Neither the key nor the encrypted file is anything that the server could give.
  const { shares } = await callFunction(listShares, null)
  const sharedByMe = await grantsWithParts(firestore, 'ownerUid', uid)
  const sharedWithMe = await grantsWithParts(firestore, 'professionalUid', uid)
  const roleRequest = await withTimeout(getDocFromServer(doc(firestore, 'professionalRequests', uid)))
  const badge = await withTimeout(getDocFromServer(doc(firestore, 'professionals', uid)))
  const photo: unknown = profile.get('profile.photo')
  const { currentUser } = auth
  return {
    signIn: {
      providers: currentUser?.providerData.map(({ providerId }) => providerId) ?? [],
      createdAt: currentUser?.metadata.creationTime,
      lastSignInAt: currentUser?.metadata.lastSignInTime,
    },
    profile: readable(profile.data() ?? null),
    photo: photo === undefined ? null : await photoAddress(uid),
    screenings: screenings.map(entry),
    savedArticles: savedArticles.map(entry),
    reminders: reminders.map(entry),
    ratings: ratings.map(entry),
    contactMessages: contactMessages.map(entry),
    shares,
    groupRequests: requests.map(ofGroup),
    askedToLeaveGroups: askedToLeave.map(ofGroup),
    sharedByMe,
    sharedWithMe,
    professionalRequest: readable(roleRequest.data() ?? null),
    professionalBadge: readable(badge.data() ?? null),
  }
}

/** What lies below a grant and is the person's own: a professional's notes are theirs, what a client released is the client's. */
const grantParts = {
  ownerUid: ['released', 'talked', 'noteDates', 'invitations'],
  professionalUid: ['notes', 'talked', 'invitations'],
} as const

/** The grants that the person gave, or was given as a professional, each with the parts that are the person's. */
async function grantsWithParts(
  firestore: Firestore,
  side: keyof typeof grantParts,
  uid: string,
): Promise<readonly DocumentData[]> {
  const own = query(collection(firestore, 'grants'), where(side, '==', uid))
  const grants =
    side === 'ownerUid'
      ? await everything(own, listLimits.grants)
      : // Whoever is no professional, or no longer, may not ask for what was shared with them.
        await orNothing(
          askAhead((moment) =>
            everything(query(own, where('expiresAt', '>', Timestamp.fromMillis(moment))), listLimits.grants),
          ),
        )
  return Promise.all(
    grants.map(async (grant) => {
      const parts = side === 'professionalUid' && grant.get('endedAt') !== undefined ? [] : grantParts[side]
      const found = await Promise.all(
        parts.map(async (part) => {
          const reading = everything(collection(grant.ref, part), listLimits.invitations)
          // One with a professional may end in this moment.
          const documents = await (side === 'ownerUid' ? reading : orNothing(reading))
          return [part, documents.map(entry)] as const
        }),
      )
      return { ...entry(grant), ...Object.fromEntries(found) }
    }),
  )
}

/** All documents of a query; the rules only allow pages of a limited size. */
async function everything(
  source: Query | CollectionReference,
  pageSize: number,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = []
  for (;;) {
    const last = found.at(-1)
    const page = await withTimeout(
      getDocsFromServer(
        last ? query(source, startAfter(last), limit(pageSize)) : query(source, limit(pageSize)),
      ),
    )
    found.push(...page.docs)
    if (page.size < pageSize) return found
  }
}

/** What was read; nothing where the person may not ask for it. */
async function orNothing(reading: Promise<QueryDocumentSnapshot[]>): Promise<QueryDocumentSnapshot[]> {
  return reading.catch((error: unknown) => {
    if (Reflect.get(Object(error), 'code') === 'permission-denied') return []
    throw error
  })
}

function entry(snapshot: QueryDocumentSnapshot): DocumentData {
  return { id: snapshot.id, ...Object(readable(snapshot.data())) }
}

/** With the group that it stands in. */
function ofGroup(snapshot: QueryDocumentSnapshot): DocumentData {
  return { group: snapshot.ref.parent.parent?.id, ...Object(readable(snapshot.data())) }
}

/** Moments as ISO 8601 in UTC instead of the database's own form. */
function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, content]) => [key, readable(content)]))
}
