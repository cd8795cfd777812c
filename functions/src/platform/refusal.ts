import { type CallableReason, callableErrors } from '@amhs/domain/contracts/callable-errors'
import { HttpsError } from 'firebase-functions/https'

/** What a refusal may tell beside its reason; never anything that was sent. */
export interface RefusalDetails {
  /** Whole seconds until the caller may try again. */
  readonly retryAfterSeconds?: number
  /** Dotted names of the fields that are not valid. */
  readonly fields?: readonly string[]
  /** The three-digit answer of the mail server, and its enhanced code where it gave one. */
  readonly serverCode?: string
  /** What the mail server refused for good: the mailbox, this e-mail, or everything from this site. */
  readonly refused?: 'mailbox' | 'message' | 'site'
}

/** The error a caller receives for a reason: stable reason in the details, plain English sentence as message. */
export function refusal(reason: CallableReason, details: RefusalDetails = {}): HttpsError {
  const { status, en } = callableErrors[reason]
  return new HttpsError(status, en, { reason, ...details })
}

/** The reason of a refusal made here, or undefined for anything else that was thrown. */
export function reasonOfRefusal(error: unknown): CallableReason | undefined {
  if (!(error instanceof HttpsError)) return undefined
  const { details } = error
  if (typeof details !== 'object' || details === null || !('reason' in details)) return undefined
  const { reason } = details
  return typeof reason === 'string' && reason in callableErrors ? (reason as CallableReason) : undefined
}

/** What a mail server refused for good; undefined for everything else. */
export function refusedByMailServer(error: unknown): RefusalDetails['refused'] {
  if (reasonOfRefusal(error) !== 'mail-refused' || !(error instanceof HttpsError)) return undefined
  const refused: unknown = Reflect.get(Object(error.details), 'refused')
  return refused === 'mailbox' || refused === 'message' || refused === 'site' ? refused : undefined
}
