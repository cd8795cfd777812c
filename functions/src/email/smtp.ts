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
 * Why an e-mail was not, or perhaps not, sent. `unreachable` and `refused`: certainly not sent. `uncertain`: the
 * connection broke after the message had begun to go out.
 */
export class MailFault extends Error {
  constructor(
    readonly kind: 'unreachable' | 'refused' | 'uncertain',
    /** The server's three-digit code, where it answered. */
    readonly serverCode: string | undefined,
    readonly mayRetry: boolean,
    /** Whether the mailbox itself was refused: there is none, or it takes no mail. Everything else may be the fault of this site. */
    readonly byMailbox = false,
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
  const note = (entry: unknown, ...words: unknown[]) => {
    const sent = typeof entry === 'object' && entry !== null && Reflect.get(entry, 'tnx') === 'client'
    if (sent && words.some((word) => typeof word === 'string' && /^DATA\b/.test(word))) begun = true
  }
  const logger = { level: ignore, trace: note, debug: note, info: note, warn: note, error: note, fatal: note }
  return { logger, hasBegun: () => begun }
}

function transportFor(settings: MailSettings, logger: ReturnType<typeof watchForData>['logger']) {
  const options = {
    host: settings.host,
    port: settings.port,
    secure: settings.encryption === 'tls',
    requireTLS: settings.encryption === 'starttls',
    ignoreTLS: settings.encryption === 'none',
    ...(settings.credentials ? { auth: settings.credentials } : {}),
    ...timeouts,
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
 * Whether the server refused this mailbox, for good. A wrong password of this site, a quota, a greylist, a refused sender or a policy
 * has a code as well, and says nothing about the mailbox.
 */
function isByMailbox(error: object, code: number): boolean {
  if (Reflect.get(error, 'command') !== 'RCPT TO' || code < 500) return false
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(Reflect.get(error, 'response')))?.[1]
  return enhanced === undefined ? [550, 551, 553].includes(code) : aboutMailbox.test(enhanced)
}

function faultOf(error: unknown, dataBegan: boolean): MailFault {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined
  if (error instanceof Error && typeof code === 'number') {
    return new MailFault('refused', String(code), code >= 400 && code < 500, isByMailbox(error, code))
  }
  if (dataBegan) return new MailFault('uncertain', undefined, false)
  const kind: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (kind === 'EAUTH' || kind === 'EENVELOPE' || kind === 'EMESSAGE')
    return new MailFault('refused', undefined, false)
  return new MailFault('unreachable', undefined, true)
}

async function tryOnce(settings: MailSettings, mail: Mail): Promise<string> {
  const { logger, hasBegun } = watchForData()
  const transport = transportFor(settings, logger)
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
  } finally {
    transport.close()
  }
}

/**
 * Hands an e-mail to the mail server. Tries a second time only where the first certainly sent nothing and the fault may
 * pass (no connection, or a temporary refusal).
 * @throws MailFault
 */
export async function deliver(settings: MailSettings, mail: Mail): Promise<Delivery> {
  try {
    return { serverAnswer: await tryOnce(settings, mail), attempts: 1 }
  } catch (error) {
    if (!(error instanceof MailFault && error.mayRetry)) throw error
    return { serverAnswer: await tryOnce(settings, mail), attempts: 2 }
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
