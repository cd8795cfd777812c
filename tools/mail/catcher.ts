import http from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AccountLink, Message } from './message'
import { inboxPage, messagePage } from './pages'

const host = '127.0.0.1'
const mostMessages = 500
const largestMessage = 10 * 1024 * 1024

interface MailCatcher {
  /** The ports on 127.0.0.1 that it listens on. */
  readonly smtp: number
  readonly inbox: number
  readonly stop: () => Promise<void>
}

/**
 * Receives mail by SMTP, keeps it in memory and shows it: a page for people at `/`, JSON at `/api/messages` (`?to=`
 * filters by recipient, DELETE empties it) and at `/api/links` (what the Auth emulator would have mailed).
 * @param options ports on 127.0.0.1; 0 chooses a free one
 * @throws Error when a port is taken
 */
export async function startMailCatcher(options: {
  readonly smtp: number
  readonly inbox: number
  readonly accountLinks: () => Promise<readonly AccountLink[]>
}): Promise<MailCatcher> {
  const { accountLinks } = options
  /** Newest first. */
  const messages: Message[] = []
  let count = 0
  const receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: largestMessage,
    onAuth: (_login, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, session, done) {
      collect(stream)
        .then((source) => PostalMime.parse(source))
        .then((mail) => {
          count += 1
          const recipients = session.envelope.rcptTo.map(({ address }) => address)
          messages.unshift(summarize(mail, count, recipients))
          messages.splice(mostMessages)
          done()
        })
        .catch(done)
    },
  })
  const server = http.createServer((request, response) => {
    answer(request, messages, accountLinks).then(
      ({ status = 200, type, body }) => {
        response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...pageHeaders })
        response.end(body)
      },
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await listening(receiver, options.smtp)
  // A client that drops its connection is an error event here; the mail that arrived whole is kept all the same.
  receiver.on('error', () => {})
  await listening(server, options.inbox)
  const stop = async () => {
    server.closeAllConnections()
    await Promise.all([closed(server), closed(receiver)])
  }
  return { smtp: portOf(receiver.server.address()), inbox: portOf(server.address()), stop }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail catcher listens on no port')
  return address.port
}

/** A mail is foreign content: its styles may show, its scripts never run. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

async function listening(server: http.Server | SMTPServer, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  server.removeAllListeners('error')
}

function closed(server: { close(done: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** @param recipients those of the envelope, which decide where a mail goes */
function summarize(mail: Email, id: number, recipients: readonly string[]): Message {
  return {
    id,
    receivedAt: new Date().toISOString(),
    from: mail.from?.address ?? '',
    to: recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  }
}

async function answer(
  request: http.IncomingMessage,
  messages: Message[],
  accountLinks: () => Promise<readonly AccountLink[]>,
): Promise<{ status?: number; type: string; body: string }> {
  const address = new URL(request.url ?? '/', `http://${host}`)
  const route = `${request.method} ${address.pathname}`
  const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })
  if (route === 'GET /api/messages') {
    const to = address.searchParams.get('to')
    return json(to === null ? messages : messages.filter((message) => message.to.includes(to)))
  }
  if (route === 'DELETE /api/messages') return json({ removed: messages.splice(0).length })
  if (route === 'GET /api/links') return json(await accountLinks())
  if (route === 'GET /') return { type: 'text/html', body: inboxPage(messages, await accountLinks()) }
  const id = /^GET \/messages\/(\d+)$/.exec(route)?.[1]
  const message = messages.find((candidate) => String(candidate.id) === id)
  if (message !== undefined) return { type: 'text/html', body: messagePage(message) }
  return { status: 404, type: 'text/plain', body: 'Not found' }
}
