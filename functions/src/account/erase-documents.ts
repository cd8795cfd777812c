import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { eraseGrantsOf, eraseProfessional } from '../professionals/erase-professional'
import { removeRatingOf } from '../ratings/rating-documents'

/** What stands in place of an erased uid where the rest of an entry is kept. */
const erased = 'erased'

/** Documents handled at a time. */
const batchSize = 200

/**
 * Goes through all documents of a query that `handle` takes out of it, in bounded steps.
 * @throws Error where the query does not get smaller, instead of running for ever.
 */
async function drain(
  query: Query,
  handle: (documents: QueryDocumentSnapshot[]) => Promise<void>,
): Promise<void> {
  let earlier = ''
  for (;;) {
    const { docs } = await query.limit(batchSize).get()
    const first = docs[0]
    if (!first) return
    if (first.ref.path === earlier) throw new Error('A document to erase is still there')
    earlier = first.ref.path
    await handle(docs)
  }
}

async function deleteAll(firestore: Firestore, query: Query): Promise<void> {
  await drain(query, async (documents) => {
    const batch = firestore.batch()
    for (const { ref } of documents) batch.delete(ref)
    await batch.commit()
  })
}

async function eraseRatings(firestore: Firestore, uid: string): Promise<void> {
  await drain(firestore.collection('ratings').where('userId', '==', uid), async (documents) => {
    for (const document of documents) await removeRatingOf(firestore, String(document.get('targetId')), uid)
  })
}

/** Groups stay, since others belong to them, but are closed, no longer name the person, and lead to no room of theirs. */
async function leaveGroups(firestore: Firestore, uid: string): Promise<void> {
  await drain(firestore.collection('groups').where('facilitatorUid', '==', uid), async (documents) => {
    const batch = firestore.batch()
    for (const { ref } of documents) {
      batch.update(ref, { facilitatorUid: erased, facilitatorName: '–', open: false })
      batch.delete(ref.collection('memberDetails').doc('meeting'))
    }
    await batch.commit()
  })
}

/** The log of administrative changes keeps what was changed and when, but no longer whose account it was. */
async function eraseFromAuditLog(firestore: Firestore, uid: string): Promise<void> {
  const log = firestore.collection('auditLog')
  await drain(log.where('actorUid', '==', uid), async (documents) => {
    const batch = firestore.batch()
    for (const { ref } of documents) batch.update(ref, { actorUid: erased })
    await batch.commit()
  })
  await drain(log.where('target', '==', `users/${uid}`), async (documents) => {
    const batch = firestore.batch()
    for (const { ref } of documents) batch.update(ref, { target: `users/${erased}` })
    await batch.commit()
  })
  await drain(log.where('subjectUid', '==', uid), async (documents) => {
    const batch = firestore.batch()
    for (const { ref } of documents) batch.update(ref, { subjectUid: erased })
    await batch.commit()
  })
}

/**
 * Erases what a person wrote, gave or asked for, and everything below the profile; the account and its profile stay. What others may read
 * goes first.
 * @param mayGoOn asked before each piece; once it says no, the rest stays.
 */
export async function eraseWritten(
  firestore: Firestore,
  uid: string,
  mayGoOn: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const below = await firestore.collection('users').doc(uid).listCollections()
  const pieces: readonly (() => Promise<unknown>)[] = [
    () => eraseGrantsOf(firestore, uid),
    () => deleteAll(firestore, firestore.collection('shares').where('ownerUid', '==', uid)),
    () => eraseRatings(firestore, uid),
    () => deleteAll(firestore, firestore.collectionGroup('requests').where('uid', '==', uid)),
    () => firestore.collection('professionalRequests').doc(uid).delete(),
    ...below.map((collection) => () => deleteAll(firestore, collection)),
  ]
  for (const erase of pieces) {
    if (!(await mayGoOn())) return
    await erase()
  }
}

/** The profile and everything below it: screenings and saved articles. */
async function eraseProfile(firestore: Firestore, uid: string): Promise<void> {
  await firestore.recursiveDelete(firestore.collection('users').doc(uid))
}

/**
 * Erases every document that belongs to the account, or names it.
 * @param pseudonym under which the account's calls were counted; undefined: the counts are left, which end within a day.
 * @param address the verified address, so that messages sent without signing in go as well.
 */
export async function eraseDocuments(
  firestore: Firestore,
  uid: string,
  pseudonym: string | undefined,
  address: string | undefined,
): Promise<void> {
  const messages = firestore.collection('contactMessages')
  await eraseWritten(firestore, uid)
  await eraseProfessional(firestore, uid, 'account')
  // After the requests: who is asked to leave at the same moment has one.
  await deleteAll(firestore, firestore.collectionGroup('askedToLeave').where('uid', '==', uid))
  await leaveGroups(firestore, uid)
  await deleteAll(firestore, messages.where('uid', '==', uid))
  if (address) await deleteAll(firestore, messages.where('email', '==', address.toLowerCase()))
  await deleteAll(firestore, firestore.collection('mailRequests').where('uid', '==', uid))
  await eraseFromAuditLog(firestore, uid)
  await eraseProfile(firestore, uid)
  if (pseudonym)
    await deleteAll(firestore, firestore.collection('rateLimits').where('caller', '==', pseudonym))
}
