import { channel } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { HttpsError, type HttpsFunction, onRequest } from 'firebase-functions/https'
import { write } from 'firebase-functions/logger'
import { limitOf } from '../platform/call-limits'
import { callEntry } from '../platform/call-log'
import { callerOf } from '../platform/caller'
import { isEmulated, SettingsFault } from '../platform/environment'
import { callerHashSecret, siteAddress } from '../platform/parameters'
import { countCall } from '../platform/rate-limit'
import { region } from '../platform/region'
import type { answerShareRequest } from './answer-share-request'
import { pageForPeople } from './page-for-people'
import { countsOf } from './share-request-limits'

type Answer = typeof answerShareRequest

const name = 'sharedResult'

/** Any page and any program may read a link: the id and the passcode are what opens it, and no cookie is looked at. */
const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Expose-Headers': 'retry-after',
  'Access-Control-Max-Age': '3600',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** The site's own place and never what a header names: that says whatever its sender likes, and a reader fetches the file from there. */
function siteOrigin(): string {
  return siteAddress.value().replace(/\/$/, '')
}

function retryAfter(error: unknown): number | undefined {
  const details: unknown = error instanceof HttpsError ? error.details : undefined
  const seconds: unknown =
    typeof details === 'object' && details ? Reflect.get(details, 'retryAfterSeconds') : 0
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

/**
 * Has every request of this process come to the function, its body in bytes. The framework around it would decode the path and read JSON
 * first, and answer what is malformed or badly packed with a page of its own, which names files of the machine and may be kept by a cache.
 */
function takeAsItComes(): void {
  channel('http.server.request.start').subscribe((message) => {
    const request: unknown = typeof message === 'object' && message ? Reflect.get(message, 'request') : null
    if (!(request instanceof IncomingMessage)) return
    request.headers['content-type'] = 'application/octet-stream'
    delete request.headers['content-encoding']
    // Where no link can be: answered as any address that opens nothing.
    if (!isDecodable(request.url?.split('?')[0] ?? '')) request.url = '/'
  })
}

/**
 * The HTTPS function behind the links. Of a request it logs what every call logs: neither id nor passcode nor name.
 *
 * @param load the part that needs the database, at the first request
 */
export function defineShareReader(load: () => Promise<Answer>): HttpsFunction {
  // One process serves one function; the others speak the protocol of callables, which reads JSON.
  if (process.env.FUNCTION_TARGET === name) takeAsItComes()
  return onRequest(
    {
      region,
      cors: false,
      maxInstances: 10,
      memory: '256MiB',
      timeoutSeconds: 30,
      // Whoever holds a link reads it without an account.
      invoker: 'public',
      secrets: isEmulated() ? [] : [callerHashSecret],
    },
    async (request, response) => {
      const startedAt = performance.now()
      let caller = ''
      const log = (code: string, fault?: unknown) => {
        const milliseconds = Math.round(performance.now() - startedAt)
        write(callEntry({ function: name, code, milliseconds, caller }, fault))
      }
      response.set(openToAll)
      if (request.method === 'OPTIONS') {
        response.status(204).end()
        return
      }
      try {
        const known = callerOf({ rawRequest: request }, undefined)
        caller = known.pseudonym
        const { method, path, query, body } = request
        for (const counted of countsOf(method, path, known))
          await countCall(counted.name, counted.caller, limitOf(counted))
        response.set('Vary', 'Accept, Accept-Language')
        const page = pageForPeople(method, request.header('accept'), request.header('accept-language'))
        if (page !== undefined) {
          response.redirect(303, siteOrigin() + page)
          log('person')
          return
        }
        const answer = await (await load())({ method, path, query, body, origin: siteOrigin() })
        response.status(answer.status).type(answer.type).send(answer.body)
        log(answer.code)
      } catch (error) {
        const seconds = retryAfter(error)
        if (seconds !== undefined) response.set('Retry-After', String(seconds))
        response.status(seconds === undefined ? 503 : 429).json({ error: 'not now' })
        const told = error instanceof HttpsError || error instanceof SettingsFault
        log(seconds === undefined ? 'unavailable' : 'too-many-requests', told ? undefined : error)
      }
    },
  )
}
