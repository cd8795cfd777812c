import http from 'node:http'
import { inboxPage, messagePage } from './pages.mjs'

const host = '127.0.0.1'
const mostMessages = 500
const largestMessage = 10 * 1024 * 1024

/**
 * @typedef {{ id: number, receivedAt: string, from: string, to: string[], subject: string, text: string, html: string,
 *   headers: Record<string, string>, attachments: { name: string, type: string, bytes: number }[] }} Message
 * @typedef {{ email: string, requestType: string, oobLink: string }} AccountLink a link that the Auth emulator would have mailed
 */

/**
 * Receives mail by SMTP, keeps it in memory and shows it: a page for people at `/`, JSON at `/api/messages` (`?to=`
 * filters by recipient, DELETE empties it) and at `/api/links` (what the Auth emulator would have mailed).
 * @param {{ smtp: number, inbox: number, accountLinks?: () => Promise<AccountLink[]> }} options ports on 127.0.0.1
 * @param {import('../lifetime.mjs').Lifetime} lifetime ends it
 * @returns {Promise<void>}
 * @throws {Error} when a port is taken
 */
export async function startMailCatcher({ smtp, inbox, accountLinks = async () => [] }, lifetime) {
  // Loaded here, because npm start reads this file before anything is installed.
  const [{ SMTPServer }, { default: PostalMime }] = await Promise.all([
    import('smtp-server'),
    import('postal-mime'),
  ])
  /** @type {Message[]} newest first */
  const messages = []
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
  await listening(receiver, smtp)
  lifetime.add(() => closed(receiver))
  // A client that drops its connection is an error event here; the mail that arrived whole is kept all the same.
  receiver.on('error', () => {})
  await listening(server, inbox)
  lifetime.add(() => {
    server.closeAllConnections()
    return closed(server)
  })
}

/** A mail is foreign content: its styles may show, its scripts never run. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/**
 * @param {http.Server | import('smtp-server').SMTPServer} server
 * @param {number} port
 */
async function listening(server, port) {
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  server.removeAllListeners('error')
}

/** @param {{ close: (done: () => void) => unknown }} server */
function closed(server) {
  return new Promise((resolve) => server.close(() => resolve(undefined)))
}

/** @param {AsyncIterable<Buffer>} stream */
async function collect(stream) {
  const parts = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * @param {import('postal-mime').Email} mail
 * @param {number} id
 * @param {string[]} recipients those of the envelope, which decide where a mail goes
 * @returns {Message}
 */
function summarize(mail, id, recipients) {
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

/**
 * @param {http.IncomingMessage} request
 * @param {Message[]} messages
 * @param {() => Promise<AccountLink[]>} accountLinks
 * @returns {Promise<{ status?: number, type: string, body: string }>}
 */
async function answer(request, messages, accountLinks) {
  const address = new URL(request.url ?? '/', `http://${host}`)
  const route = `${request.method} ${address.pathname}`
  const json = (/** @type {unknown} */ value) => ({ type: 'application/json', body: JSON.stringify(value) })
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
