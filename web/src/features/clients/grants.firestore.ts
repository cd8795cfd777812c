import { listLimits } from '@amhs/domain/documents/document-limits'
import {
  clientNoteSchema,
  grantId,
  grantSchema,
  invitationSchema,
  noteDateSchema,
  releaseSchema,
  talkedSchema,
} from '@amhs/domain/documents/grant-document'
import { professionalSchema } from '@amhs/domain/documents/professional-document'
import { schemaVersions } from '@amhs/domain/documents/schema-versions'
import { screeningSchema } from '@amhs/domain/documents/screening-document'
import type {
  DocumentData,
  DocumentReference,
  Firestore,
  Query,
  QueryConstraint,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
} from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore'
import * as v from 'valibot'
import { BackendError } from '../../platform/firebase/backend-error'
import type { Releasable } from '../../platform/firebase/release-results'

/** What a person chose for one professional; moments in milliseconds since 1970. */
export type Grant = v.InferOutput<typeof grantSchema> & { readonly id: string }
export type Release = v.InferOutput<typeof releaseSchema> & { readonly id: string }
export type Note = v.InferOutput<typeof clientNoteSchema> & { readonly id: string }
export type Invitation = v.InferOutput<typeof invitationSchema> & { readonly id: string }
export type Badge = v.InferOutput<typeof professionalSchema>
export type SeenResult = Omit<v.InferOutput<typeof screeningSchema>, 'savedAt'> & { readonly id: string }

/** What the owner of a grant can choose and change. */
export type GrantChoice = Pick<Grant, 'instruments' | 'from' | 'expiresAt' | 'knownAs' | 'standing'>

/** The documents of a snapshot that fit; one that does not is left out, since nobody here can do anything about it. */
function parsed<Output>(
  schema: v.GenericSchema<unknown, Output>,
  snapshot: QuerySnapshot<DocumentData>,
): (Output & { readonly id: string })[] {
  return snapshot.docs.flatMap((document) => {
    const result = v.safeParse(schema, document.data())
    return result.success ? [{ ...result.output, id: document.id }] : []
  })
}

export const grantsIn = (snapshot: QuerySnapshot<DocumentData>): Grant[] => parsed(grantSchema, snapshot)
export const releasesIn = (snapshot: QuerySnapshot<DocumentData>): Release[] =>
  parsed(releaseSchema, snapshot)
export const notesIn = (snapshot: QuerySnapshot<DocumentData>): Note[] => parsed(clientNoteSchema, snapshot)
export const momentsIn = (snapshot: QuerySnapshot<DocumentData>) =>
  parsed(v.union([talkedSchema, noteDateSchema]), snapshot)
export const invitationsIn = (snapshot: QuerySnapshot<DocumentData>): Invitation[] =>
  parsed(invitationSchema, snapshot)

/** The grants that somebody gave, page by page, to be followed. */
export function givenBy(firestore: Firestore, ownerUid: string, from: Mark | null = null): Query {
  return grantPage(firestore, from, where('ownerUid', '==', ownerUid))
}

/**
 * The grants to a professional that end after a moment, the first to end first, page by page, to be followed.
 *
 * @param moment one that has not come yet: the rules list for a professional nothing that is over
 */
export function givenTo(
  firestore: Firestore,
  professionalUid: string,
  moment: number,
  from: Mark | null = null,
): Query {
  return grantPage(
    firestore,
    from,
    where('professionalUid', '==', professionalUid),
    where('expiresAt', '>', Timestamp.fromMillis(moment)),
  )
}

type Mark = QueryDocumentSnapshot<DocumentData>

function grantPage(firestore: Firestore, from: Mark | null, ...whose: readonly QueryConstraint[]): Query {
  const page = [...(from ? [startAt(from)] : []), limit(listLimits.grants)]
  return query(collection(firestore, 'grants'), ...whose, ...page)
}

/** A part of a grant, newest first, to be followed. */
export function partOf(
  firestore: Firestore,
  id: string,
  part: 'talked' | 'notes' | 'noteDates' | 'invitations',
): Query {
  const order = { talked: 'at', notes: 'createdAt', noteDates: 'at', invitations: 'createdAt' }
  const most = { ...listLimits, noteDates: listLimits.notes }[part]
  return query(collection(firestore, 'grants', id, part), orderBy(order[part], 'desc'), limit(most))
}

/** What says which of the results that were handed over a grant opens. */
export type Opening = Pick<Grant, 'id' | 'instruments' | 'from' | 'createdAt'>

/**
 * What a grant opens of what was handed over, newest first, to be followed. The question repeats what the grant says, since the rules let a
 * professional ask for nothing else; what a grant that was made narrower no longer covers may stand there still.
 */
export function openedBy(firestore: Firestore, grant: Opening): Query {
  return releasesOf(
    firestore,
    grant.id,
    where('instrument', 'in', [...new Set(grant.instruments)]),
    where('finishedAt', '>=', Timestamp.fromMillis(grant.from)),
    // The moment is stored finer than it is read: this one is not before it, and nothing is handed over in the same millisecond.
    where('releasedAt', '>=', Timestamp.fromMillis(grant.createdAt + 1)),
  )
}

/** Those of them with a safety note, to be followed by themselves: no page of other results cuts them off. */
export function notedIn(firestore: Firestore, grant: Opening): Query {
  return query(openedBy(firestore, grant), where('safety', '==', true))
}

/** Whether a grant opens a release, as the rules have it. */
export function opens({ instruments, from, createdAt }: Opening, release: Release): boolean {
  return (
    instruments.includes(release.instrument) && release.finishedAt >= from && release.releasedAt > createdAt
  )
}

function releasesOf(firestore: Firestore, id: string, ...which: readonly QueryConstraint[]): Query {
  return query(
    collection(firestore, 'grants', id, 'released'),
    ...which,
    orderBy('finishedAt', 'desc'),
    limit(listLimits.released),
  )
}

/** Everything that a grant opens, newest first, where it is more than one page. */
export function readAllReleases(firestore: Firestore, grant: Opening): Promise<readonly Release[]> {
  return allOf(openedBy(firestore, grant), releasesIn)
}

/** All safety notes of a grant and all marks that one was talked about, where they are more than one page. */
export async function readAllNotes(
  firestore: Firestore,
  grant: Opening,
): Promise<{ readonly noted: readonly Release[]; readonly talkedAt: ReadonlyMap<string, number> }> {
  const [noted, talked] = await Promise.all([
    allOf(notedIn(firestore, grant), releasesIn),
    allOf(partOf(firestore, grant.id, 'talked'), momentsIn),
  ])
  return { noted, talkedAt: new Map(talked.map((mark) => [mark.id, mark.at])) }
}

/** Pages of a part read at most: as many results as one account can keep. */
const mostListPages = 40

/** One of the documents below a grant. */
function partDocument(firestore: Firestore, id: string, part: string, name: string): DocumentReference {
  return doc(firestore, 'grants', id, part, name)
}

/** What was checked of a professional; null where there is no badge any more. */
export async function readBadge(firestore: Firestore, uid: string): Promise<Badge | null> {
  const snapshot = await getDocFromServer(doc(firestore, 'professionals', uid))
  const badge = v.safeParse(professionalSchema, snapshot.data())
  return badge.success ? badge.output : null
}

/** The results that were handed over, as far as they are still there: their owner may have deleted one. */
export async function readResults(
  firestore: Firestore,
  ownerUid: string,
  releases: readonly Release[],
): Promise<readonly SeenResult[]> {
  const snapshots = await Promise.all(
    releases.map(({ id }) =>
      getDocFromServer(doc(firestore, 'users', ownerUid, 'screenings', id)).catch(onlyGone),
    ),
  )
  return snapshots.flatMap((snapshot) => {
    const result = v.safeParse(screeningSchema, snapshot?.data())
    if (!snapshot || !result.success) return []
    const { savedAt: _savedAt, ...record } = result.output
    return [{ ...record, id: snapshot.id }]
  })
}

/** What is not there any more is refused like what was never shared. */
function onlyGone(error: unknown): null {
  if (error instanceof Error && Reflect.get(error, 'code') === 'permission-denied') return null
  throw error
}

/**
 * Writes at the server or not at all. Other writes wait on the device for a network, and the page shows them as done: nobody may read
 * that sharing is over while it is not.
 */
async function atServer(firestore: Firestore, write: (transaction: Transaction) => void): Promise<void> {
  // Nothing would answer, perhaps for long: whoever pressed is told at once.
  if (globalThis.navigator?.onLine === false) throw new BackendError('network', 'The device has no network.')
  return runTransaction(firestore, async (transaction) => write(transaction))
}

/**
 * Shares with a professional; `code` is the one that the professional showed. Where a share of the two is alive it is changed, so that
 * pressing again after half of it failed does no harm; one that is over, or that the professional left, makes room for a new one, which
 * opens nothing of before.
 */
export async function giveGrant(
  firestore: Firestore,
  ownerUid: string,
  professionalUid: string,
  code: string,
  { from, expiresAt, ...choice }: GrantChoice,
): Promise<void> {
  const place = doc(firestore, 'grants', grantId(ownerUid, professionalUid))
  const chosen = { ...choice, from: Timestamp.fromMillis(from), expiresAt: Timestamp.fromMillis(expiresAt) }
  // Lists, since the rules refuse to get what is not there. One that has ended names the professional in another field.
  const withThem = (field: 'professionalUid' | 'formerUid') =>
    getDocsFromServer(
      query(
        collection(firestore, 'grants'),
        where('ownerUid', '==', ownerUid),
        where(field, '==', professionalUid),
        limit(1),
      ),
    )
  const [found, ended] = await Promise.all([withThem('professionalUid'), withThem('formerUid')])
  const [earlier] = grantsIn(found)
  if (earlier && earlier.expiresAt > Date.now() && earlier.endedAt === undefined) {
    const released = await allOf(releasesOf(firestore, place.id), releasesIn)
    // What it does not open may be left of a change that was cut off: it must not come back by one that covers more.
    const takeBackWhatIsClosed = (grant: Opening) =>
      eraseReleases(
        firestore,
        place.id,
        released.filter((release) => !opens(grant, release)),
      )
    await takeBackWhatIsClosed(earlier)
    await atServer(firestore, (transaction) => {
      transaction.update(place, chosen)
    })
    await takeBackWhatIsClosed({ ...earlier, instruments: choice.instruments, from })
    return
  }
  if (!found.empty || !ended.empty) await endGrant(firestore, place.id)
  await atServer(firestore, (transaction) => {
    transaction.set(place, {
      ...chosen,
      ownerUid,
      professionalUid,
      code,
      createdAt: serverTimestamp(),
      schemaVersion: schemaVersions.grant,
    })
  })
}

async function eraseReleases(firestore: Firestore, id: string, releases: readonly Release[]): Promise<void> {
  const batch = writeBatch(firestore)
  for (const release of releases) batch.delete(partDocument(firestore, id, 'released', release.id))
  await batch.commit()
}

/** All documents of an ordered list, page after page. */
async function allOf<One>(
  source: Query,
  documentsIn: (page: QuerySnapshot<DocumentData>) => readonly One[],
): Promise<readonly One[]> {
  const found: One[] = []
  let page = await getDocsFromServer(source)
  for (let count = 1; ; count += 1) {
    found.push(...documentsIn(page))
    const last = page.docs.at(-1)
    if (page.size < listLimits.released || last === undefined || count === mostListPages) return found
    page = await getDocsFromServer(query(source, startAfter(last)))
  }
}

/** Changes whether new results go over by themselves. */
export async function changeStanding(firestore: Firestore, id: string, standing: boolean): Promise<void> {
  await atServer(firestore, (transaction) => {
    transaction.update(doc(firestore, 'grants', id), { standing })
  })
}

/** Stops sharing; from the next request on the professional sees nothing. */
export async function endGrant(firestore: Firestore, id: string): Promise<void> {
  await atServer(firestore, (transaction) => {
    transaction.delete(doc(firestore, 'grants', id))
  })
}

/** A professional leaves: nothing of the share is open from the next request on, and its owner is told. */
export async function leaveGrant(firestore: Firestore, id: string): Promise<void> {
  await atServer(firestore, (transaction) => {
    transaction.update(doc(firestore, 'grants', id), { endedAt: serverTimestamp() })
  })
}

/** A place that is free, of so many; undefined where none is. The rules hold the number of documents by their names. */
export function freePlace(taken: readonly string[], places: number): string | undefined {
  return Array.from({ length: places }, (_, place) => String(place).padStart(2, '0')).find(
    (place) => !taken.includes(place),
  )
}

/** Notes something about a client at a free place, with the date that the client sees. */
export async function addNote(firestore: Firestore, id: string, name: string, text: string): Promise<void> {
  await atServer(firestore, (transaction) => {
    transaction.set(partDocument(firestore, id, 'notes', name), { text, createdAt: serverTimestamp() })
    transaction.set(partDocument(firestore, id, 'noteDates', name), { at: serverTimestamp() })
  })
}

export async function removeNote(firestore: Firestore, id: string, name: string): Promise<void> {
  const batch = writeBatch(firestore)
  batch.delete(partDocument(firestore, id, 'notes', name))
  batch.delete(partDocument(firestore, id, 'noteDates', name))
  await batch.commit()
}

/** Says that the safety note of a result has been talked about. */
export async function markTalked(firestore: Firestore, id: string, screening: string): Promise<void> {
  await setDoc(partDocument(firestore, id, 'talked', screening), { at: serverTimestamp() })
}

export async function invite(
  firestore: Firestore,
  id: string,
  name: string,
  { instrument, everyWeeks, until }: Pick<Invitation, 'instrument' | 'everyWeeks' | 'until'>,
): Promise<void> {
  await atServer(firestore, (transaction) => {
    transaction.set(partDocument(firestore, id, 'invitations', name), {
      instrument,
      ...(everyWeeks === undefined ? {} : { everyWeeks }),
      until: Timestamp.fromMillis(until),
      status: 'asked',
      createdAt: serverTimestamp(),
    })
  })
}

export async function answerInvitation(
  firestore: Firestore,
  id: string,
  invitation: string,
  status: 'accepted' | 'declined',
): Promise<void> {
  await updateDoc(partDocument(firestore, id, 'invitations', invitation), {
    status,
    answeredAt: serverTimestamp(),
  })
}

export async function removeInvitation(firestore: Firestore, id: string, invitation: string): Promise<void> {
  await deleteDoc(partDocument(firestore, id, 'invitations', invitation))
}

/** As many results are read at once: more than a year of weekly ones. */
export const coveredAtOnce = 10 * listLimits.screenings

/** What of a person's own results a grant covers, newest first, so many times as many as are read at once. */
export async function coveredResults(
  firestore: Firestore,
  {
    ownerUid,
    instruments,
    from,
  }: Pick<Grant, 'ownerUid' | 'from'> & { readonly instruments: readonly string[] },
  times = 1,
): Promise<readonly Releasable[]> {
  const found: Releasable[] = []
  const source = query(
    collection(firestore, 'users', ownerUid, 'screenings'),
    where('instrument', 'in', [...instruments]),
    where('finishedAt', '>=', Timestamp.fromMillis(from)),
    orderBy('finishedAt', 'desc'),
    limit(listLimits.screenings),
  )
  let page = await getDocsFromServer(source)
  for (let count = 1; ; count += 1) {
    const isEnough = count * listLimits.screenings >= times * coveredAtOnce
    for (const { id, instrument, finishedAt, safety } of parsed(screeningSchema, page))
      found.push({ id, instrument, finishedAt, safety })
    const last = page.docs.at(-1)
    if (page.size < listLimits.screenings || last === undefined || isEnough) return found
    page = await getDocsFromServer(query(source, startAfter(last)))
  }
}

/** The questionnaires that a person has results of, the newest first. */
export async function takenInstruments(firestore: Firestore, uid: string): Promise<readonly string[]> {
  const page = await getDocsFromServer(
    query(
      collection(firestore, 'users', uid, 'screenings'),
      orderBy('finishedAt', 'desc'),
      limit(listLimits.screenings),
    ),
  )
  return [...new Set(parsed(screeningSchema, page).map(({ instrument }) => instrument))]
}

/** When the oldest result of a person was finished; null where there is none. */
export async function oldestResult(firestore: Firestore, uid: string): Promise<number | null> {
  const page = await getDocsFromServer(
    query(collection(firestore, 'users', uid, 'screenings'), orderBy('finishedAt'), limit(1)),
  )
  return parsed(screeningSchema, page)[0]?.finishedAt ?? null
}
