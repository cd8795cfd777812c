import * as v from 'valibot'
import type { Decrypted } from './encryption'
import { decrypt } from './encryption'
import type { HealthLink } from './health-link'

/** Why a link did not open. `passcode` says how many tries are left, where the server says so. */
export type OpenFailure =
  | { readonly reason: 'gone' | 'network' | 'unreadable' | 'key' }
  | { readonly reason: 'passcode'; readonly left: number | undefined }
  | { readonly reason: 'busy'; readonly seconds: number | undefined }

export type OpenedLink =
  | { readonly kind: 'open'; readonly files: readonly Decrypted[] }
  | { readonly kind: 'failed'; readonly failure: OpenFailure }

const manifest = v.object({
  files: v.pipe(
    v.array(
      v.object({
        contentType: v.optional(v.string()),
        embedded: v.optional(v.string()),
        location: v.optional(v.string()),
      }),
    ),
    v.maxLength(50),
  ),
})

/** A foreign server may send anything: more than this is not read. */
const longestFile = 20_000_000

const failed = (failure: OpenFailure): OpenedLink => ({ kind: 'failed', failure })

async function failureOf(response: Response): Promise<OpenFailure> {
  if (response.status === 401) {
    const body: unknown = await response.json().catch(() => null)
    const left: unknown =
      typeof body === 'object' && body ? Reflect.get(body, 'remainingAttempts') : undefined
    return { reason: 'passcode', left: typeof left === 'number' ? left : undefined }
  }
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'))
    return { reason: 'busy', seconds: seconds > 0 ? seconds : undefined }
  }
  if (response.status >= 500) return { reason: 'network' }
  return { reason: response.status === 404 || response.status === 410 ? 'gone' : 'unreadable' }
}

/** After so many milliseconds without the whole answer nobody waits for it any longer. */
const patience = 30_000

/** Asks without saying who asks, and not for ever. */
function ask(address: string | URL, options: RequestInit = {}): Promise<Response> {
  return fetch(address, {
    ...options,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
}

/** Whether an answer says of itself that it is too long to be read. */
function isTooLong(response: Response): boolean {
  return Number(response.headers.get('content-length')) > longestFile
}

/** Nobody waits longer than this to be asked for their name. */
const lookPatience = 4000

/**
 * Whether a link of this site is over, asked before anybody writes a name or a passcode: it counts nothing. False wherever that is not
 * certain, and for other sites, whose servers may take it for an opening.
 */
export async function isOver(link: HealthLink): Promise<boolean> {
  if (new URL(link.url).host !== window.location.host) return false
  try {
    const { status } = await fetch(link.url, {
      method: 'HEAD',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(lookPatience),
    })
    return status === 404
  } catch {
    return false
  }
}

/** A file's place, as told by a server: over TLS, or of this machine as the link itself. */
function isPlace(place: string, link: HealthLink): boolean {
  if (!URL.canParse(place)) return false
  return new URL(place).protocol === 'https:' || new URL(place).protocol === new URL(link.url).protocol
}

/** The encrypted files behind a link. */
async function filesOf(
  link: HealthLink,
  recipient: string,
  passcode: string | undefined,
): Promise<readonly string[] | OpenFailure> {
  if (link.flag?.includes('U')) {
    const address = new URL(link.url)
    address.searchParams.set('recipient', recipient)
    const response = await ask(address)
    if (!response.ok) return failureOf(response)
    return isTooLong(response) ? { reason: 'unreadable' } : [await response.text()]
  }
  const response = await ask(link.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recipient, ...(passcode === undefined ? {} : { passcode }) }),
  })
  if (!response.ok) return failureOf(response)
  if (isTooLong(response)) return { reason: 'unreadable' }
  const parsed = v.safeParse(manifest, await response.json().catch(() => null))
  if (!parsed.success || parsed.output.files.length === 0) return { reason: 'unreadable' }
  const found: string[] = []
  for (const { embedded, location } of parsed.output.files) {
    if (embedded !== undefined) found.push(embedded)
    else if (location !== undefined && isPlace(location, link)) {
      const file = await ask(location)
      if (!file.ok) return failureOf(file)
      if (isTooLong(file)) return { reason: 'unreadable' }
      found.push(await file.text())
    }
  }
  return found
}

/**
 * Fetches and decrypts what a link leads to. Nothing of it is kept, and the key is not sent.
 *
 * @param recipient what the opener says who they are; the person who shared sees it
 */
export async function openLink(
  link: HealthLink,
  recipient: string,
  passcode: string | undefined,
): Promise<OpenedLink> {
  let files: readonly string[] | OpenFailure
  try {
    files = await filesOf(link, recipient, passcode)
  } catch {
    return failed({ reason: 'network' })
  }
  if ('reason' in files) return failed(files)
  if (files.some((file) => file.length > longestFile)) return failed({ reason: 'unreadable' })
  try {
    return { kind: 'open', files: await Promise.all(files.map((file) => decrypt(file, link.key))) }
  } catch {
    return failed({ reason: 'key' })
  }
}
