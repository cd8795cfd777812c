import { timingSafeEqual } from 'node:crypto'
import { storableText } from '@amhs/domain/documents/storable-text'
import { writtenText } from '@amhs/domain/forms/text-kinds'
import { shareLimits } from '@amhs/domain/sharing/share-limits'
import * as v from 'valibot'
import { signatureOf } from '../platform/caller'
import { fileOfShare, isShareLive, type Opening, openShare } from './open-share'
import { sharePath } from './share-request-limits'

/** What of a request counts here. */
export interface ShareRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  /** As it came, in bytes; an object where a framework has read it. */
  readonly body: unknown
  /** `https://host` of the site: the place of a file is told as a whole address. */
  readonly origin: string
}

export interface ShareAnswer {
  readonly status: 200 | 204 | 400 | 401 | 404 | 405
  readonly type: 'application/json' | 'application/jose'
  readonly body: string
  /** For the log; says nothing about the link. */
  readonly code: string
}

/** How long the place of a file is good for; the specification allows an hour. */
const ticketMilliseconds = 5 * 60 * 1000

/** The request of the specification; what else stands in it is for others. */
const manifestRequest = v.object({
  recipient: v.pipe(v.string(), v.maxLength(2000)),
  passcode: v.optional(v.pipe(v.string(), v.maxLength(500))),
  embeddedLengthMax: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

function json(status: ShareAnswer['status'], code: string, body: object): ShareAnswer {
  return { status, code, type: 'application/json', body: JSON.stringify(body) }
}

/** The same for a link that never was, has ended, was stopped or is locked: nobody learns which. */
const notThere = json(404, 'gone', { error: 'not found' })

/** No request of the specification is longer; what is, is not read. */
const longestRequest = 20_000

/** What the bytes of a request say as JSON; undefined where they say nothing. */
function parsedBody(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return body
  if (body.length > longestRequest) return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** What somebody wrote as their name: a foreign text, on one line, without signs that nobody sees, and not long. */
function recipientOf(text: string): string {
  return storableText(writtenText(text, { lines: 'one' }).slice(0, shareLimits.recipient))
}

function ticketOf(id: string, until: number): string {
  return `${until}.${signatureOf(`share ${id} ${until}`)}`
}

function isTicket(id: string, ticket: unknown): boolean {
  if (typeof ticket !== 'string') return false
  const until = Number(ticket.split('.')[0])
  if (!Number.isSafeInteger(until) || until <= Date.now()) return false
  const [given, expected] = [Buffer.from(ticket), Buffer.from(ticketOf(id, until))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Answers the two requests of a SMART Health Link: its manifest, and its file where it was not sent along. */
export async function answerShareRequest({
  method,
  path,
  query,
  body,
  origin,
}: ShareRequest): Promise<ShareAnswer> {
  const [, id, file] = sharePath.exec(path) ?? []
  if (id === undefined) return notThere
  if (file !== undefined) {
    if (method !== 'GET') return json(405, 'method', { error: 'use GET' })
    const jwe = isTicket(id, query.ticket) ? await fileOfShare(id) : undefined
    return jwe === undefined ? notThere : { status: 200, code: 'file', type: 'application/jose', body: jwe }
  }
  // Lets a page say at once that a link is over, before it asks who opens it. It tells no more than asking for the manifest does, but leaves
  // no opening for the owner to see: whoever has the link can watch for its end. So it has a low limit of its own
  // (`share-request-limits.ts`), by which nobody learns the minute.
  if (method === 'HEAD')
    return (await isShareLive(id))
      ? { status: 204, code: 'live', type: 'application/json', body: '' }
      : notThere
  if (method !== 'POST') return json(405, 'method', { error: 'use POST' })
  const parsed = v.safeParse(manifestRequest, parsedBody(body))
  const recipient = parsed.success ? recipientOf(parsed.output.recipient) : ''
  if (!parsed.success || recipient === '')
    return json(400, 'invalid-request', { error: 'send JSON with a recipient' })
  const { passcode, embeddedLengthMax } = parsed.output
  return manifest(id, origin, embeddedLengthMax, await openShare(id, recipient, passcode))
}

function manifest(
  id: string,
  origin: string,
  embeddedLengthMax: number | undefined,
  opening: Opening,
): ShareAnswer {
  if (opening.kind === 'gone') return notThere
  if (opening.kind === 'passcode') {
    return json(401, 'passcode', { remainingAttempts: opening.remainingAttempts })
  }
  const { jwe, lastUpdated } = opening
  const fits = embeddedLengthMax === undefined || jwe.length <= embeddedLengthMax
  const ticket = ticketOf(id, Date.now() + ticketMilliseconds)
  const place = fits ? { embedded: jwe } : { location: `${origin}/s/${id}/file?ticket=${ticket}` }
  const about = { contentType: 'application/fhir+json', fhirVersion: '4.0.1', lastUpdated }
  return json(200, 'ok', { status: 'finalized', files: [{ ...about, ...place }] })
}
