import { createHmac } from 'node:crypto'
import { isRole, type Role } from '@amhs/domain/accounts/roles'
import type { CallableRequest } from 'firebase-functions/https'
import { callerNetwork } from './caller-network'
import { isEmulated, SettingsFault } from './environment'
import { mailboxOf } from './mailbox'
import { callerHashPrevious, callerHashSecret } from './parameters'

/** A signed-in caller, as the verified token describes them. */
export interface Account {
  readonly uid: string
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly role: Role
  /** When the person last typed a password or signed in with a provider, in seconds since 1970. */
  readonly signedInAt: number
  /** When the token was issued, in seconds since 1970. */
  readonly issuedAt: number
}

/** The account behind a call, or undefined for a visitor. */
export function accountOf(request: CallableRequest<unknown>): Account | undefined {
  const token = request.auth?.token
  // The emulator hands on tokens it could not read, without a uid.
  if (!token || typeof token.uid !== 'string' || token.uid === '') return undefined
  const role: unknown = token.role
  return {
    uid: token.uid,
    email: token.email,
    emailVerified: token.email_verified === true,
    role: isRole(role) ? role : 'user',
    signedInAt: token.auth_time,
    issuedAt: token.iat,
  }
}

/** Shortest secret that production runs with, in characters. */
const shortestSecret = 32

/**
 * The secret that pseudonyms are made with. Without one that nobody else knows, all four thousand million IPv4 addresses could
 * be tried in seconds.
 * @throws SettingsFault outside the emulators, where it is missing or short: better no function than one that names its callers.
 */
function hashSecret(): string {
  if (isEmulated()) return process.env.CALLER_HASH_SECRET || 'only for the emulators'
  const secret = callerHashSecret.value()
  if (secret.length < shortestSecret)
    throw new SettingsFault(`CALLER_HASH_SECRET must have at least ${shortestSecret} characters`)
  return secret
}

/**
 * What the secret before this one may have been; nothing where there was none. `functions:secrets:access`, by which it is copied,
 * writes one line break more than the secret has.
 */
function previousSecrets(): readonly string[] {
  const copied = (isEmulated() ? process.env.CALLER_HASH_PREVIOUS : callerHashPrevious?.value()) ?? ''
  return copied.trim() === '' ? [] : [...new Set([copied, copied.replace(/\r?\n$/, '')])]
}

/** A pseudonym of a caller or an address: the same in every instance, not to be turned back without the secret. */
function pseudonym(value: string, secret = hashSecret()): string {
  return createHmac('sha256', secret).update(value).digest('hex').slice(0, 32)
}

/**
 * Keys for one purpose, derived from the secret that pseudonyms are made with: by the secret of today, then by the one before it,
 * so that what was made with that one can still be read.
 */
export function keysFor(purpose: string): readonly [Buffer, ...Buffer[]] {
  const derived = (secret: string) => createHmac('sha256', secret).update(purpose).digest()
  return [derived(hashSecret()), ...previousSecrets().map(derived)]
}

/** The pseudonym under which a person's calls are counted. */
export function accountPseudonym(uid: string): string {
  return pseudonym(`account ${uid}`)
}

/** The pseudonym under which requests for one shared link are counted, whoever makes them. */
export function linkPseudonym(id: string): string {
  return pseudonym(`link ${id}`)
}

/** A signature of something that this server hands out and takes back soon, whole: 43 characters of base64url. */
export function signatureOf(text: string): string {
  return createHmac('sha256', hashSecret()).update(`signed ${text}`).digest('base64url')
}

function spelled(address: string): string {
  return `mail ${mailboxOf(address)}`
}

/** The pseudonym of the mailbox behind an e-mail address, the same for every spelling of it. */
export function addressPseudonym(address: string): string {
  return pseudonym(spelled(address))
}

/** The pseudonyms under which a mailbox may stand: by the secret of today, then by the one before it. */
export function addressPseudonyms(address: string): readonly string[] {
  return [
    addressPseudonym(address),
    ...previousSecrets().map((secret) => pseudonym(spelled(address), secret)),
  ]
}

/** Whoever calls, as limits and logs know them. */
export interface Caller {
  readonly pseudonym: string
  /** The pseudonym of the internet address; of a visitor the same. */
  readonly network: string
  /** The pseudonym of the wider network of an IPv6 address, counted beside the other; absent of IPv4. */
  readonly wider?: string
  /** Known by the internet address only, which others may share. */
  readonly isVisitor: boolean
  /** An account whose e-mail address was confirmed: not one of many that somebody made in a minute. */
  readonly isVerified: boolean
}

/**
 * Whoever calls. Of the addresses in X-Forwarded-For only the last was written by Google's front end; those before it are
 * whatever the client claims. Pages call functions directly, so the last is their own; through a rewrite of Hosting it is that of
 * Google's server in between (`share-request-limits.ts`).
 */
export function callerOf(
  request: Pick<CallableRequest<unknown>, 'rawRequest'>,
  account: Account | undefined,
): Caller {
  const addresses = request.rawRequest.header('x-forwarded-for') ?? ''
  const last = addresses.slice(addresses.lastIndexOf(',') + 1).trim()
  const place = callerNetwork(last || String(request.rawRequest.ip))
  const network = pseudonym(`address ${place.network}`)
  const known = {
    network,
    ...(place.wider === undefined ? {} : { wider: pseudonym(`address ${place.wider}`) }),
  }
  if (!account) return { pseudonym: network, ...known, isVisitor: true, isVerified: false }
  const isVerified = account.emailVerified
  return { pseudonym: accountPseudonym(account.uid), ...known, isVisitor: false, isVerified }
}
