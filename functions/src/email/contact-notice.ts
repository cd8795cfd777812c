import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { accounts, database } from '../platform/firebase'
import { contactNoticeTo, siteAddress } from '../platform/parameters'
import { layOutMail } from './mail-layout'
import { sendOnce } from './mail-requests'
import { readMailSettings } from './mail-settings'
import type { Mail } from './smtp'

/** Most administrators that messages are announced to. */
const mostRecipients = 10

/** Most entries of the list that are looked up: some may be dead, and Auth answers for so many at once. */
const mostListed = 100

async function noticeAddresses(): Promise<string[]> {
  const chosen = contactNoticeTo
    .value()
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address.includes('@'))
  if (chosen.length > 0) return chosen.slice(0, mostRecipients)
  const firestore = await database()
  const uids: unknown = (await firestore.doc('system/admins').get()).get('uids')
  if (!Array.isArray(uids) || uids.length === 0) return []
  const { users } = await (await accounts()).getUsers(
    uids.slice(0, mostListed).map((uid) => ({ uid: String(uid) })),
  )
  const living = users.flatMap(({ email, emailVerified, disabled }) =>
    email && emailVerified && !disabled ? [email] : [],
  )
  return living.slice(0, mostRecipients)
}

/** At most one e-mail in so many milliseconds, however many messages come: a flood of them uses up no day and fills no inbox. */
export const noticeInterval = 15 * 60 * 1000

/** So far back, in milliseconds, is looked again: a message can be stored a moment after one that says a later time. */
const lookBack = 60 * 1000

/** Where nothing is known of earlier notices, the messages of so many milliseconds are announced. */
const firstLook = 24 * 60 * 60 * 1000

/** Messages that are counted, at most; no more than about these come in a day. */
const mostCounted = 500

/** What is kept of notices, in `system/contactNotice`. */
interface Told {
  /** When somebody last set out to send one. */
  readonly claimedAt: number
  /** The time of the newest message that was announced. */
  readonly until: number
  /** Those of the last moments before that, which are not to be counted again. */
  readonly counted: readonly string[]
}

function toldIn(snapshot: DocumentSnapshot, now: number): Told {
  const counted: unknown = snapshot.get('counted')
  return {
    claimedAt: Number(snapshot.get('claimedAt') ?? 0),
    until: Number(snapshot.get('until') ?? now - firstLook),
    counted: Array.isArray(counted) ? counted.map(String) : [],
  }
}

function noticeOf(count: number): ReturnType<typeof layOutMail> & Pick<Mail, 'subject' | 'language'> {
  const isOne = count === 1
  const subject = isOne
    ? '有新的留言 · A new message is waiting'
    : `有 ${count} 条新的留言 · ${count} new messages are waiting`
  const preview = isOne
    ? '网站收到一条新的留言。 The site has received a new message.'
    : `网站收到 ${count} 条新的留言。 The site has received ${count} new messages.`
  return {
    subject,
    language: 'zh-CN',
    ...layOutMail({
      language: 'zh-CN',
      title: subject,
      preview,
      parts: [
        {
          kind: 'paragraph',
          text: '请登录管理页面查看。\nPlease sign in to read in the admin panel.',
        },
        { kind: 'link', text: '管理 · Admin', href: `${siteAddress.value()}/admin` },
      ],
    }),
  }
}

/** The messages that wait and were not announced yet, and what is to be kept once they are. */
async function unannounced(firestore: Firestore, { until, counted }: Told) {
  const { Timestamp } = await import('firebase-admin/firestore')
  const { docs } = await firestore
    .collection('contactMessages')
    .where('status', '==', 'open')
    .where('createdAt', '>', Timestamp.fromMillis(until - lookBack))
    .orderBy('createdAt', 'desc')
    // Of each message the moment alone is read.
    .select('createdAt')
    .limit(mostCounted)
    .get()
  const timeOf = (message: DocumentSnapshot): number => message.get('createdAt').toMillis()
  const newest = docs[0] ? Math.max(until, timeOf(docs[0])) : until
  return {
    count: docs.filter(({ id }) => !counted.includes(id)).length,
    next: {
      until: newest,
      counted: docs.filter((message) => timeOf(message) >= newest - lookBack).map(({ id }) => id),
    },
  }
}

/**
 * Tells the administrators how many contact messages have come since the last e-mail. Called with each new message, and each quarter of
 * an hour: what came too soon after a notice, or could not be announced, is so by the next call. The e-mail holds nothing of a message
 * or its sender: it can be private, and an inbox is not the place for it.
 * @returns how many administrators were told; the messages themselves are safe whatever happens here.
 */
export async function announceContactMessages(now = Date.now()): Promise<number> {
  if (!readMailSettings().configured) return 0
  const firestore = await database()
  const document = firestore.doc('system/contactNotice')
  const told = toldIn(await document.get(), now)
  if (now < told.claimedAt + noticeInterval) return 0
  const { count, next } = await unannounced(firestore, told)
  if (count === 0) return 0
  const addresses = await noticeAddresses()
  if (addresses.length === 0) return 0
  const isMine = await firestore.runTransaction(async (transaction) => {
    if (toldIn(await transaction.get(document), now).claimedAt !== told.claimedAt) return false
    transaction.set(document, { claimedAt: now }, { merge: true })
    return true
  })
  if (!isMine) return 0
  const outcomes = await Promise.allSettled(
    addresses.map((address) =>
      sendOnce('contact-notice', `${now} ${address}`, address, () => noticeOf(count)),
    ),
  )
  const sent = outcomes.filter(({ status }) => status === 'fulfilled').length
  // Where nobody could be told, the same messages are announced in a quarter of an hour.
  if (sent > 0) await document.update(next)
  return sent
}
