import { createHash } from 'node:crypto'
import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import { requireProfile } from '../account/require-profile'
import { addressPseudonym } from '../platform/caller'
import { database } from '../platform/firebase'
import { countMail } from '../platform/rate-limit'
import { refusal } from '../platform/refusal'
import { readMailSettings } from './mail-settings'
import { deliver, type Mail, MailFault, type MailLine } from './smtp'

/**
 * On whose behalf an e-mail goes out: that of a person, who asked for it or (`unasked`) has news in the account; or that of the site
 * when a contact message waits.
 */
export type MailSender = { readonly uid: string; readonly unasked?: true } | 'contact-notice'

export interface SentMail {
  readonly sentAt: string
  readonly serverAnswer: string
  readonly attempts: 1 | 2
}

/** After this long without an outcome, the instance that was sending is taken for dead. */
const sendingMilliseconds = 60 * 1000

const reasonOfFault = {
  unreachable: 'mail-unreachable',
  refused: 'mail-refused',
  uncertain: 'mail-uncertain',
} as const satisfies Record<MailFault['kind'], CallableReason>

async function documentFor(key: string) {
  return (await database()).collection('mailRequests').doc(key)
}

/**
 * Claims the right to send under this key.
 * @returns the earlier outcome where the e-mail has been sent already, otherwise undefined.
 */
async function claim(key: string, sender: MailSender): Promise<SentMail | undefined> {
  const [firestore, document, { Timestamp }] = await Promise.all([
    database(),
    documentFor(key),
    import('firebase-admin/firestore'),
  ])
  return firestore.runTransaction(async (transaction) => {
    if (sender !== 'contact-notice') await requireProfile(firestore, transaction, sender.uid)
    const snapshot = await transaction.get(document)
    const state: unknown = snapshot.get('state')
    if (state === 'sent') {
      return {
        sentAt: String(snapshot.get('sentAt')),
        serverAnswer: String(snapshot.get('serverAnswer')),
        attempts: snapshot.get('attempts') === 2 ? 2 : 1,
      } as const
    }
    const now = Date.now()
    if (state === 'sending') {
      // Nobody knows how far a dead instance got, so its e-mail is not sent again under the same key.
      const isDead = now - Number(snapshot.get('claimedAt')) > sendingMilliseconds
      throw refusal(isDead ? 'mail-uncertain' : 'mail-in-progress')
    }
    if (state === 'uncertain') throw refusal('mail-uncertain')
    if (state === 'refused')
      throw refusal('mail-refused', {
        refused: snapshot.get('refused') === 'mailbox' ? 'mailbox' : 'message',
      })
    transaction.set(document, {
      // So that the record goes with the account.
      uid: sender === 'contact-notice' ? null : sender.uid,
      state: 'sending',
      claimedAt: now,
      // The field of the database's own clean-up policy (firestore.indexes.json).
      expiresAt: Timestamp.fromMillis(now + retentionTimes.mailRequest),
    })
    return undefined
  })
}

/** How a mail that did not go out is kept: `failed` may be claimed and tried again. */
function outcomeOf(
  error: unknown,
  sender: MailSender,
): { readonly state: string; readonly refused?: string } {
  if (!(error instanceof MailFault)) return { state: 'failed' }
  if (error.kind === 'uncertain') return { state: 'uncertain' }
  // Nobody asked for it and nobody sees that it failed: what a mailbox or a message was refused for is so again at the next run, and a
  // server that is asked again and again takes the site for a sender of junk. A fault of this site's own may be mended.
  const isForGood = sender !== 'contact-notice' && sender.unasked && error.about && error.about !== 'site'
  return isForGood ? { state: 'refused', refused: error.about } : { state: 'failed' }
}

function countedAs(sender: MailSender): Parameters<typeof countMail>[0] {
  if (sender === 'contact-notice') return 'notice'
  return sender.unasked ? 'news' : 'own'
}

/** The key of a person's wish: another person's equal id is another wish. */
function keyOf(sender: MailSender, requestId: string): string {
  const name = sender === 'contact-notice' ? sender : sender.uid
  return createHash('sha256').update(`${name} ${requestId}`).digest('hex').slice(0, 40)
}

/**
 * Sends an e-mail at most once for this sender and request id; called again it answers as the first time.
 * @param compose builds the e-mail once the right to send is held.
 * @param line what it goes out by, where several go out one after the other.
 * @throws HttpsError with one of the `mail-…` reasons; `too-many-requests` where the address has had its e-mails of the day.
 */
export async function sendOnce(
  sender: MailSender,
  requestId: string,
  to: string,
  compose: () => Omit<Mail, 'messageId' | 'to'>,
  line?: MailLine,
): Promise<SentMail> {
  const { configured, settings } = readMailSettings()
  if (!configured) throw refusal('mail-not-configured')
  const key = keyOf(sender, requestId)
  const earlier = await claim(key, sender)
  if (earlier) return earlier
  const document = await documentFor(key)
  try {
    await countMail(countedAs(sender), addressPseudonym(to))
    const mail = { ...compose(), to, messageId: `<${key}@${settings.sender.split('@').at(-1)}>` }
    const delivery = await (line ? line.deliver(mail) : deliver(settings, mail))
    const sent = {
      ...delivery,
      serverAnswer: delivery.serverAnswer.slice(0, 300),
      sentAt: new Date().toISOString(),
    }
    // The e-mail is out: a failure to note it must not look like a failure to send. The claim stays and blocks a second.
    await document.update({ state: 'sent', ...sent }).catch(() => undefined)
    return sent
  } catch (error) {
    await document.update(outcomeOf(error, sender)).catch(() => undefined)
    if (!(error instanceof MailFault)) throw error
    throw refusal(reasonOfFault[error.kind], {
      ...(error.serverCode ? { serverCode: error.serverCode } : {}),
      ...(error.about ? { refused: error.about } : {}),
    })
  }
}
