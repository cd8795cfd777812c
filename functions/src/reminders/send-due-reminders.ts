import type { ReminderDocument } from '@amhs/domain/documents/reminder-document'
import { reminderSchema } from '@amhs/domain/documents/reminder-document'
import { dayThere, endOfQuiet, isQuiet, isTimeZone, nextReminder } from '@amhs/domain/reminders/reminder-plan'
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { info, warn } from 'firebase-functions/logger'
import { safeParse } from 'valibot'
import { isBanned } from '../account/bans'
import { sendOnce } from '../email/mail-requests'
import { readMailSettings } from '../email/mail-settings'
import { ownAddress } from '../email/own-address'
import { type MailLine, openMailLine } from '../email/smtp'
import { database } from '../platform/firebase'
import { reasonOfRefusal, refusedByMailServer } from '../platform/refusal'
import { reminderMail } from './reminder-mail'

/** Looked up at a time, and in one run at most: the next run, minutes later, goes on. */
const atOnce = 50
const mostInOneRun = 1000

/** A run begins nothing more after so many milliseconds: the platform ends it after nine minutes, wherever it is. */
const longestRun = 7 * 60_000

/** After so many refusals in a row nothing more is sent until the person asks for it again. */
const mostRefusals = 3

const hour = 60 * 60_000

/** What became of one reminder: how it went is counted and logged, whose it is never. */
type Outcome =
  | 'sent'
  | 'quiet'
  | 'skipped'
  | 'perhaps'
  | 'refused'
  | 'tomorrow'
  | 'later'
  | 'unreadable'
  | 'failed'
export type ReminderRun = Partial<Record<Outcome, number>>

/** What changes in the document; undefined: the date after this one. */
interface Step {
  readonly outcome: Outcome
  /** Milliseconds; null: no more, as `ended` says. */
  readonly nextAt?: number | null
  readonly ended?: ReminderDocument['ended']
  readonly refusals?: number
}

/** These say that no mail may go to the account now: it is gone, disabled, or its address not confirmed. */
const closed: ReadonlySet<string | undefined> = new Set([
  'not-signed-in',
  'account-disabled',
  'email-not-verified',
  'profile-missing',
])

async function tryToSend(
  firestore: Firestore,
  uid: string,
  reminder: ReminderDocument,
  now: number,
  line: MailLine,
): Promise<Step> {
  try {
    const { address, verified } = await ownAddress(uid)
    if (!verified || (await isBanned(firestore, address))) return { outcome: 'skipped' }
    // Once for a person and a day, whatever crashes, and whichever of two reminders comes first: they say the same.
    const wish = `reminder ${dayThere(now, reminder.timeZone)}`
    await sendOnce({ uid, unasked: true }, wish, address, () => reminderMail(uid, reminder.language), line)
    return { outcome: 'sent' }
  } catch (error) {
    const reason = reasonOfRefusal(error)
    if (closed.has(reason)) return { outcome: 'skipped' }
    // Perhaps it went out: better one too few than one that comes again and again. The log says that it may be missing.
    if (reason === 'mail-uncertain') return { outcome: 'perhaps' }
    const refused = refusedByMailServer(error)
    const { refusals: before = 0 } = reminder
    // What may pass is tried in an hour, what was refused for good not before the next day: a server that is asked again and again
    // takes the site for a sender of junk.
    if (refused === undefined || refused === 'site') {
      const kept = before > 0 ? { refusals: before } : {}
      // A wrong password of this site, a quota or a refused sender meets everybody: nobody's reminders end by it.
      return refused === undefined
        ? { outcome: 'later', nextAt: now + hour, ...kept }
        : { outcome: 'tomorrow', nextAt: now + 24 * hour, ...kept }
    }
    const refusals = before + 1
    return refusals < mostRefusals
      ? { outcome: 'refused', nextAt: now + 24 * hour, refusals }
      : { outcome: 'refused', nextAt: null, ended: refused === 'mailbox' ? 'undeliverable' : 'refused' }
  }
}

/** Writes the next date, unless the owner or a link changed the reminder meanwhile. */
async function moveOn(
  firestore: Firestore,
  reference: DocumentReference,
  before: number,
  { nextAt = null, ended, refusals }: Omit<Step, 'outcome'>,
): Promise<void> {
  const { FieldValue, Timestamp } = await import('firebase-admin/firestore')
  await firestore.runTransaction(async (transaction) => {
    const current = await transaction.get(reference)
    if (current.get('nextAt')?.toMillis() !== before) return
    transaction.update(reference, {
      nextAt: nextAt === null ? null : Timestamp.fromMillis(nextAt),
      ended: ended ?? FieldValue.delete(),
      refusals: refusals ?? FieldValue.delete(),
    })
  })
}

async function handle(
  firestore: Firestore,
  found: QueryDocumentSnapshot,
  now: number,
  line: MailLine,
): Promise<Outcome> {
  const before: number = found.get('nextAt').toMillis()
  const parsed = safeParse(reminderSchema, found.data())
  const uid = found.ref.parent.parent?.id
  if (!parsed.success || !uid || !isTimeZone(parsed.output.timeZone)) {
    await moveOn(firestore, found.ref, before, { nextAt: null, ended: 'over' })
    return 'unreadable'
  }
  const reminder = parsed.output
  if (isQuiet(now, reminder.timeZone)) {
    await moveOn(firestore, found.ref, before, {
      nextAt: endOfQuiet(now, reminder.timeZone),
      ...(reminder.refusals ? { refusals: reminder.refusals } : {}),
    })
    return 'quiet'
  }
  // First the mail, then the date: a crash in between sends no second one, since the mail of the day is known as sent.
  const step = await tryToSend(firestore, uid, reminder, now, line)
  const next = step.nextAt === undefined ? nextReminder(reminder, now) : step.nextAt
  const ended = step.ended ?? (next === null ? 'over' : undefined)
  await moveOn(firestore, found.ref, before, {
    nextAt: next,
    ...(ended ? { ended } : {}),
    ...(step.refusals ? { refusals: step.refusals } : {}),
  })
  return step.outcome
}

/**
 * Sends all reminders that are due: never in the quiet hours of the person's own clock, at most one mail a day to a person, and none
 * to an account that is disabled, banned, gone or has no verified address; its dates go on meanwhile.
 * @param now milliseconds since 1970; the clock at each reminder where absent, since a run takes minutes and quiet hours begin meanwhile
 * @param until when the run begins nothing more; the next run goes on
 * @returns how many of each outcome
 */
export async function sendDueReminders(now?: number, until = Date.now() + longestRun): Promise<ReminderRun> {
  const mail = readMailSettings()
  if (!mail.configured) return {}
  const [firestore, { Timestamp }] = await Promise.all([database(), import('firebase-admin/firestore')])
  const due = firestore
    .collectionGroup('reminders')
    .where('nextAt', '<=', Timestamp.fromMillis(now ?? Date.now()))
    .orderBy('nextAt')
    .limit(atOnce)
  const run: ReminderRun = {}
  const line = openMailLine(mail.settings)
  let last: QueryDocumentSnapshot | undefined
  try {
    for (let handled = 0; handled < mostInOneRun && Date.now() < until; handled += atOnce) {
      const { docs } = await (last ? due.startAfter(last) : due).get()
      // Two of one person one after the other, so that the second sees the mail of the first.
      for (const found of docs) {
        if (Date.now() >= until) break
        // One that fails stays due for the next run, and holds up no other.
        const outcome = await handle(firestore, found, now ?? Date.now(), line).catch(() => 'failed' as const)
        run[outcome] = (run[outcome] ?? 0) + 1
      }
      last = docs.at(-1)
      if (docs.length < atOnce) break
    }
  } finally {
    line.close()
  }
  const log =
    run.perhaps || run.later || run.tomorrow || run.refused || run.unreadable || run.failed ? warn : info
  // Also where nothing was due: a schedule that has stopped is seen by the missing line.
  log('reminders', run)
  return run
}
