import { requestNames } from '@amhs/domain/contracts/call-limits'
import type { CallLimit } from '@amhs/domain/contracts/define-callable'
import { languages } from '@amhs/domain/localized'
import { HttpsError, type Request } from 'firebase-functions/https'
import { write } from 'firebase-functions/logger'
import { limitOf } from '../platform/call-limits'
import { callEntry } from '../platform/call-log'
import { callerOf } from '../platform/caller'
import { countCall } from '../platform/rate-limit'
import { reasonOfRefusal } from '../platform/refusal'
import { changeReminders } from './change-reminder'
import { stopPage } from './reminder-link'

/** What this needs of the platform's response. */
interface Answer {
  status(code: number): Answer
  set(name: string, value: string): Answer
  send(body: string): unknown
}

const name = requestNames.stopReminder

/** Requests of one internet address: wide, since a mail provider stops for all its readers from a few of them. */
const limit: CallLimit = { calls: 600, perAddress: 600, perSeconds: 60 }

/** @returns what happened, for the log. */
async function answer(request: Request, response: Answer): Promise<string> {
  const mark = String(request.query.mark ?? '').slice(0, 400)
  if (request.method === 'POST') {
    const state = await changeReminders(mark, 'stop')
    response.status(200).send('OK')
    return state
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    const known = /^[\w-]+$/.test(mark) ? mark : ''
    const language = languages.find(({ tag }) => tag === request.query.language)?.tag ?? 'zh-CN'
    response.status(303).set('Location', stopPage(known, language)).send('')
    return 'looked'
  }
  response.status(405).set('Allow', 'GET, HEAD, POST').send('')
  return 'method'
}

/**
 * What a mail program asks for when its reader presses "unsubscribe" (RFC 8058): a POST stops at once. A GET stops nothing, since
 * scanners of mail open every link; it leads to the page with the button. Logged as every call: neither mark nor account.
 */
export async function stopNow(request: Request, response: Answer): Promise<void> {
  const startedAt = performance.now()
  let caller = ''
  const log = (code: string, fault?: unknown) => {
    const milliseconds = Math.round(performance.now() - startedAt)
    write(callEntry({ function: name, code, milliseconds, caller }, fault))
  }
  response.set('Cache-Control', 'no-store').set('Content-Type', 'text/plain; charset=utf-8')
  try {
    const known = callerOf({ rawRequest: request }, undefined)
    caller = known.pseudonym
    await countCall(name, known, limitOf({ name, limit }))
    log(await answer(request, response))
  } catch (error) {
    const isTooOften = reasonOfRefusal(error) === 'too-many-requests'
    response
      .set('Retry-After', '60')
      .status(isTooOften ? 429 : 503)
      .send('')
    log(isTooOften ? 'too-many-requests' : 'unavailable', error instanceof HttpsError ? undefined : error)
  }
}
