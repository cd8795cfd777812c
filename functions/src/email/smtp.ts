import { createTransport, type TransportOptions } from 'nodemailer'
import type { MailSettings } from './mail-settings'

/** One e-mail to one person. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** As in `<html lang>`; also the Content-Language header. */
  readonly language: string
  /** The same for every try of the same e-mail, so that a mail server can tell a repetition. */
  readonly messageId: string
  /** Address that ends such e-mails at one press, by POST and without signing in; mail programs offer it beside the sender. */
  readonly stopAddress?: string
}

export interface Delivery {
  /** The server's line on accepting the message. */
  readonly serverAnswer: string
  readonly attempts: 1 | 2
}

/**
 * What a server refuses for good. `mailbox`: there is none, or it takes no mail. `message`: this e-mail to this person, by its policy.
 * `site`: our password, quota or sender, which meets everybody.
 */
export type Refused = 'mailbox' | 'message' | 'site'

/**
 * Why an e-mail was not, or perhaps not, sent. `unreachable` and `refused`: certainly not sent. `uncertain`: the
 * connection broke after the message had begun to go out.
 */
export class MailFault extends Error {
  constructor(
    readonly kind: 'unreachable' | 'refused' | 'uncertain',
    /** The server's three-digit code, where it answered. */
    readonly serverCode: string | undefined,
    readonly mayRetry: boolean,
    /** What a refusal for good is about; undefined where it may pass. */
    readonly about?: Refused,
  ) {
    super(`mail ${kind}`)
    this.name = 'MailFault'
  }
}

// A person waits for the answer: a silent server is given up on long before the function's own time limit.
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000, dnsTimeout: 5000 }

function ignore(): void {}

/** Tells through the library's log whether the DATA command has gone out; its errors do not say. */
function watchForData() {
  let begun = false
  const reset = () => {
    begun = false
  }
  const note = (entry: unknown, ...words: unknown[]) => {
    const sent = typeof entry === 'object' && entry !== null && Reflect.get(entry, 'tnx') === 'client'
    if (sent && words.some((word) => typeof word === 'string' && /^DATA\b/.test(word))) begun = true
  }
  const logger = { level: ignore, trace: note, debug: note, info: note, warn: note, error: note, fatal: note }
  return { logger, hasBegun: () => begun, reset }
}

function transportFor(
  settings: MailSettings,
  logger: ReturnType<typeof watchForData>['logger'],
  kept = false,
) {
  const options = {
    host: settings.host,
    port: settings.port,
    secure: settings.encryption === 'tls',
    requireTLS: settings.encryption === 'starttls',
    ignoreTLS: settings.encryption === 'none',
    ...(settings.credentials ? { auth: settings.credentials } : {}),
    ...timeouts,
    // One connection; what it breaks off is tried again by `twiceAtMost`, which knows whether it may have gone out.
    ...(kept ? { pool: true, maxConnections: 1, maxMessages: Number.POSITIVE_INFINITY, maxRequeues: 0 } : {}),
    logger,
    // The commands, not the message, go to the logger above, which keeps none of them.
    transactionLog: true,
    // Nothing in a message may make this server open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return createTransport(options as TransportOptions)
}

/** Enhanced codes (RFC 3463) about the mailbox, without those about the sender (5.1.7, 5.1.8). */
const aboutMailbox = /^5\.(?:1\.(?![78]$)\d+|2\.1)$/

/**
 * What the server refused for good. A wrong password of this site, a quota, a greylist, a refused sender or a policy has a code as well,
 * and says nothing about the mailbox.
 */
function refusedForGood(error: object, code: number): Refused | undefined {
  if (code < 500) return undefined
  const command: unknown = Reflect.get(error, 'command')
  if (command !== 'RCPT TO' && command !== 'DATA') return 'site'
  if (command === 'DATA') return 'message'
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(Reflect.get(error, 'response')))?.[1]
  const isMailbox = enhanced === undefined ? [550, 551, 553].includes(code) : aboutMailbox.test(enhanced)
  return isMailbox ? 'mailbox' : 'message'
}

function faultOf(error: unknown, dataBegan: boolean): MailFault {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined
  if (error instanceof Error && typeof code === 'number') {
    return new MailFault('refused', String(code), code >= 400 && code < 500, refusedForGood(error, code))
  }
  if (dataBegan) return new MailFault('uncertain', undefined, false)
  const kind: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (kind === 'EAUTH') return new MailFault('refused', undefined, false, 'site')
  if (kind === 'EENVELOPE' || kind === 'EMESSAGE')
    return new MailFault('refused', undefined, false, 'message')
  return new MailFault('unreachable', undefined, true)
}

/** A way to the mail server, and whether what it sent last may have gone out. */
type Way = Pick<ReturnType<typeof watchForData>, 'hasBegun' | 'reset'> & {
  readonly transport: ReturnType<typeof transportFor>
}

function openWay(settings: MailSettings, kept = false): Way {
  const { logger, hasBegun, reset } = watchForData()
  return { transport: transportFor(settings, logger, kept), hasBegun, reset }
}

async function tryOnce(
  settings: MailSettings,
  mail: Mail,
  { transport, hasBegun, reset }: Way,
): Promise<string> {
  reset()
  try {
    const sent: unknown = await transport.sendMail({
      from: settings.sender,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.messageId,
      headers: {
        'Content-Language': mail.language,
        'Auto-Submitted': 'auto-generated',
        ...(mail.stopAddress
          ? {
              // RFC 8058. Said to be prepared, or the library would break the address into pieces.
              'List-Unsubscribe': { prepared: true, value: `<${mail.stopAddress}>` },
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {}),
      },
    })
    const answer: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'response') : ''
    return typeof answer === 'string' ? answer : ''
  } catch (error) {
    throw faultOf(error, hasBegun())
  }
}

/** Tries a second time only where the first certainly sent nothing and the fault may pass (no connection, or a temporary refusal). */
async function twiceAtMost(attempt: () => Promise<string>): Promise<Delivery> {
  try {
    return { serverAnswer: await attempt(), attempts: 1 }
  } catch (error) {
    if (!(error instanceof MailFault && error.mayRetry)) throw error
    return { serverAnswer: await attempt(), attempts: 2 }
  }
}

/**
 * Hands an e-mail to the mail server, by a connection of its own.
 * @throws MailFault
 */
export function deliver(settings: MailSettings, mail: Mail): Promise<Delivery> {
  return twiceAtMost(async () => {
    const way = openWay(settings)
    try {
      return await tryOnce(settings, mail, way)
    } finally {
      way.transport.close()
    }
  })
}

/** One connection for many e-mails, one after the other: a mail server counts connections, and signing in takes longer than sending. */
export interface MailLine {
  /** @throws MailFault */
  readonly deliver: (mail: Mail) => Promise<Delivery>
  readonly close: () => void
}

/** Connects at the first e-mail, and again where the server has hung up meanwhile. */
export function openMailLine(settings: MailSettings): MailLine {
  const way = openWay(settings, true)
  return {
    deliver: (mail) => twiceAtMost(() => tryOnce(settings, mail, way)),
    close: () => way.transport.close(),
  }
}

/** Connects and signs in without sending anything. */
export async function probe(settings: MailSettings): Promise<'ready' | 'unreachable' | 'refused'> {
  const transport = transportFor(settings, watchForData().logger)
  try {
    await transport.verify()
    return 'ready'
  } catch (error) {
    return faultOf(error, false).kind === 'refused' ? 'refused' : 'unreachable'
  } finally {
    transport.close()
  }
}
