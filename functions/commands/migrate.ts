// npm run migrate -- --project x [--write]: finds documents in a shape of before, and with --write brings them into that of now.
import { pathToFileURL } from 'node:url'
import { grantSchema } from '@amhs/domain/documents/grant-document'
import { profileSchema } from '@amhs/domain/documents/profile-document'
import { reminderSchema } from '@amhs/domain/documents/reminder-document'
import { migrationOf, schemaVersions, type VersionedKind } from '@amhs/domain/documents/schema-versions'
import { screeningSchema } from '@amhs/domain/documents/screening-document'
import { getApps, initializeApp } from 'firebase-admin/app'
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  getFirestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { type GenericSchema, safeParse } from 'valibot'
import { withProject } from '../../deploy/project/project-access'
import { commandLine } from '../../tools/command-line'
import { holdsUrgentWords } from '../src/groups/mark-urgent'

/** Documents read at a time. */
const pageSize = 300

/** Where the documents of a kind stand; the last part of their collection's path, which has one meaning everywhere. */
const collectionOf: Record<VersionedKind, string> = {
  profile: 'users',
  screening: 'screenings',
  grant: 'grants',
  reminder: 'reminders',
}

const schemaOf: Record<VersionedKind, GenericSchema> = {
  profile: profileSchema,
  screening: screeningSchema,
  grant: grantSchema,
  reminder: reminderSchema,
}

/** What was found of one kind, in numbers of documents. */
export interface Counts {
  upToDate: number
  /** In a shape of before; brought up to date where that was asked for. */
  old: number
  /** Written by a newer release than this: left alone. */
  newer: number
  /** In no shape that this release knows, even after the steps: left alone. */
  misshapen: number
  /** Changed by somebody else in the meantime: left alone, the next run finds them. */
  busy: number
}

/**
 * Goes through all documents that carry a `schemaVersion`. Safe to stop and to run again: one that is up to date is only read, and
 * nothing is written over a change of the same moment. Readers take old shapes meanwhile, so nobody has to wait for it.
 *
 * @param write whether to write; otherwise it only counts
 */
export async function migrate(firestore: Firestore, write: boolean): Promise<Record<VersionedKind, Counts>> {
  const counts = Object.fromEntries(
    Object.keys(schemaVersions).map((kind) => [
      kind,
      { upToDate: 0, old: 0, newer: 0, misshapen: 0, busy: 0 },
    ]),
  ) as Record<VersionedKind, Counts>
  for (const kind of Object.keys(counts) as VersionedKind[]) {
    const source = firestore.collectionGroup(collectionOf[kind]).orderBy(FieldPath.documentId())
    for (let last: QueryDocumentSnapshot | undefined; ; ) {
      const page = await (last ? source.startAfter(last) : source).limit(pageSize).get()
      for (const document of page.docs) counts[kind][await migrated(kind, document, write)] += 1
      last = page.docs.at(-1)
      if (page.size < pageSize) break
    }
  }
  return counts
}

async function migrated(
  kind: VersionedKind,
  document: QueryDocumentSnapshot,
  write: boolean,
): Promise<keyof Counts> {
  const fields = document.data()
  const migration = migrationOf(kind, fields)
  if (migration.state === 'newer') return 'newer'
  if (!safeParse(schemaOf[kind], fields).success) return 'misshapen'
  if (migration.state !== 'old') return 'upToDate'
  if (!write) return 'old'
  // Field by field where that is enough would leave removed fields behind: the document is set as a whole, if nobody has changed it.
  const isChanged = await document.ref.firestore.runTransaction(async (transaction) => {
    const now = await transaction.get(document.ref)
    if (!now.exists || !now.updateTime?.isEqual(document.updateTime)) return true
    transaction.set(document.ref, migration.fields)
    return false
  })
  return isChanged ? 'busy' : 'old'
}

/** What was found of requests to join groups that went to another facilitator, in numbers of requests. */
export interface LeftWords {
  /** Words that had been written to a facilitator of before; taken out where that was asked for. */
  left: number
  /** Changed by somebody else in the meantime: left alone, the next run finds them. */
  busy: number
}

/** Log entries that name hand-overs, by group: the moment of the last one. */
async function lastHandOvers(firestore: Firestore): Promise<ReadonlyMap<string, Timestamp>> {
  const { docs } = await firestore.collection('auditLog').where('action', '==', 'group-handed-over').get()
  const last = new Map<string, Timestamp>()
  for (const entry of docs) {
    const [target, at] = [String(entry.get('target')), entry.get('at')]
    if (at instanceof Timestamp && at.toMillis() > (last.get(target)?.toMillis() ?? 0)) last.set(target, at)
  }
  return last
}

/** What has to go of a request: the words that are older than the hand-over. Null where nothing has to. */
function oldWords(request: DocumentSnapshot, handedOverAt: Timestamp): Record<string, unknown> | null {
  const isOlder = (at: unknown) => at instanceof Timestamp && at.toMillis() <= handedOverAt.toMillis()
  const message = request.get('message') !== undefined && isOlder(request.get('requestedAt'))
  const answer = request.get('answer') !== undefined && isOlder(request.get('answeredAt'))
  if (!message && !answer) return null
  return {
    ...(message ? { message: FieldValue.delete() } : {}),
    ...(answer ? { answer: FieldValue.delete() } : {}),
    handedOverAt,
    wordsGone: true,
    ...(message && holdsUrgentWords(request) ? { urgent: true } : {}),
  }
}

/**
 * Takes out what was written to facilitators whose groups went to somebody else before a hand-over took it out itself, as far as the log of
 * administrators goes back. Its person is told of the news in the account, as at a hand-over of today. Safe to stop and to run again.
 *
 * @param write whether to write; otherwise it only counts
 */
export async function takeOldWordsOut(firestore: Firestore, write: boolean): Promise<LeftWords> {
  const counts = { left: 0, busy: 0 }
  for (const [group, handedOverAt] of await lastHandOvers(firestore)) {
    const { docs } = await firestore.collection(`${group}/requests`).get()
    for (const request of docs) {
      const change = oldWords(request, handedOverAt)
      if (change === null) continue
      const isDone = write ? await updatedAsRead(request, change) : true
      counts[isDone ? 'left' : 'busy'] += 1
    }
  }
  return counts
}

/** Whether a document that nobody has changed since it was read was updated. */
async function updatedAsRead(document: QueryDocumentSnapshot, change: object): Promise<boolean> {
  return document.ref.firestore.runTransaction(async (transaction) => {
    const now = await transaction.get(document.ref)
    if (!now.exists || !now.updateTime?.isEqual(document.updateTime)) return false
    transaction.update(document.ref, { ...change })
    return true
  })
}

const call = 'npm run migrate -- --project my-project'
const usage = `${call} [--write]
Counts the documents in a shape of before, and brings them into that of now. May be stopped and run again.
  --project NAME   id of the project, or its alias in .firebaserc; otherwise GCLOUD_PROJECT
  --write          brings them up to date; without it nothing is changed`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = commandLine(usage, {
    options: { project: { type: 'string' }, write: { type: 'boolean' } },
  })
  await withProject(values.project, call, async (projectId) => {
    const app = getApps()[0] ?? initializeApp({ projectId })
    const write = values.write ?? false
    for (const [kind, found] of Object.entries(await migrate(getFirestore(app), write))) {
      const { upToDate, old, newer, misshapen, busy } = found
      console.log(
        `${projectId}, ${kind}: ${upToDate} up to date, ${old} ${write ? 'brought up to date' : 'of before'}, ${newer} of a newer release, ${misshapen} in no known shape, ${busy} changed meanwhile`,
      )
    }
    const { left, busy } = await takeOldWordsOut(getFirestore(app), write)
    console.log(
      `${projectId}, words to facilitators of before: ${left} ${write ? 'taken out' : 'left'}, ${busy} changed meanwhile`,
    )
    if (!write) console.log('Nothing was written. With --write, those of before are brought up to date.')
  })
}
