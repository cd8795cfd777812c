import type { Request } from 'firebase-functions/https'
import { changeReminders } from './change-reminder'
import { stopPage } from './reminder-link'

/** What this needs of the platform's response. */
interface Answer {
  status(code: number): Answer
  set(name: string, value: string): Answer
  send(body: string): unknown
}

/**
 * What a mail program asks for when its reader presses "unsubscribe" (RFC 8058): a POST stops at once. A GET stops nothing, since
 * scanners of mail open every link; it leads to the page with the button.
 */
export async function stopNow(request: Pick<Request, 'method' | 'query'>, response: Answer): Promise<void> {
  const mark = String(request.query.mark ?? '').slice(0, 400)
  response.set('Cache-Control', 'no-store').set('Content-Type', 'text/plain; charset=utf-8')
  if (request.method === 'POST') {
    await changeReminders(mark, 'stop')
    response.status(200).send('OK')
  } else if (request.method === 'GET' || request.method === 'HEAD') {
    const known = /^[\w-]+$/.test(mark) ? mark : ''
    response.status(303).set('Location', stopPage(known, 'zh-CN')).send('')
  } else response.status(405).set('Allow', 'GET, HEAD, POST').send('')
}
