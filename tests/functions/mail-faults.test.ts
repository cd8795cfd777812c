import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import type { Role } from '@amhs/domain/accounts/roles'
import { emailStatus, mailReady, sendTestEmail } from '../../functions/src/index'
import { createAccount } from './support/callers'
import { type LocalFunctions, serveLocally } from './support/local-functions'
import { unsignedToken } from './support/raw-call'

/** What the mail server does at each connection, in turn; the last one is repeated. */
type Behaviour = 'accept' | 'busy' | 'refuse' | 'hang-up-early' | 'hang-up-after-data' | 'silent'

interface BadServer {
  readonly port: number
  readonly connections: () => number
  /** Messages taken, and answered or not. */
  readonly taken: () => number
  close(): Promise<void>
}

function talk(socket: Socket, behaviour: Behaviour, onTaken: () => void): void {
  if (behaviour === 'silent') return
  if (behaviour === 'hang-up-early') {
    socket.destroy()
    return
  }
  let inData = false
  let rest = ''
  socket.write('220 bad.example\r\n')
  socket.on('data', (bytes) => {
    rest += bytes.toString()
    for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (inData) {
        if (line !== '.') continue
        inData = false
        onTaken()
        if (behaviour === 'hang-up-after-data') socket.destroy()
        else socket.write('250 2.0.0 queued\r\n')
      } else if (/^(EHLO|HELO)/i.test(line)) socket.write('250 bad.example\r\n')
      else if (/^MAIL/i.test(line) && behaviour === 'busy') socket.write('451 4.3.0 try again later\r\n')
      else if (/^RCPT/i.test(line) && behaviour === 'refuse') socket.write('550 5.1.1 no such mailbox\r\n')
      else if (/^DATA/i.test(line)) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else socket.write('250 2.1.0 fine\r\n')
    }
  })
  socket.on('error', () => undefined)
}

async function badServer(...behaviours: readonly [Behaviour, ...Behaviour[]]): Promise<BadServer> {
  let connections = 0
  let taken = 0
  const sockets = new Set<Socket>()
  const listening = await new Promise<Server>((resolve) => {
    const server = createServer((socket) => {
      sockets.add(socket)
      const behaviour = behaviours[Math.min(connections, behaviours.length - 1)] ?? behaviours[0]
      connections += 1
      talk(socket, behaviour, () => {
        taken += 1
      })
    }).listen(0, '127.0.0.1', () => resolve(server))
  })
  return {
    port: (listening.address() as AddressInfo).port,
    connections: () => connections,
    taken: () => taken,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listening.close(resolve))
    },
  }
}

let functions: LocalFunctions
let mail: BadServer | undefined

beforeAll(async () => {
  functions = await serveLocally({ sendTestEmail, emailStatus, mailReady })
  process.env.SMTP_HOST = '127.0.0.1'
  process.env.SMTP_ENCRYPTION = 'none'
})
afterAll(() => functions.close())
afterEach(async () => {
  await mail?.close()
  mail = undefined
})

async function useServer(...behaviours: readonly [Behaviour, ...Behaviour[]]): Promise<BadServer> {
  mail = await badServer(...behaviours)
  process.env.SMTP_PORT = String(mail.port)
  return mail
}

const requestOf = (requestId: string) => JSON.stringify({ data: { requestId, language: 'en' } })
const newToken = async (role: Role = 'user') => unsignedToken((await createAccount({ role })).uid, { role })

test('a passing fault is tried once more, and the e-mail goes out once', async () => {
  const { taken, connections } = await useServer('busy', 'accept')
  const answer = await functions.call('sendTestEmail', requestOf(randomUUID()), { token: await newToken() })
  expect(answer).toMatchObject({ status: 200, result: { attempts: 2, serverAnswer: '250 2.0.0 queued' } })
  expect([connections(), taken()]).toEqual([2, 1])
})

test.each([
  { behaviour: 'busy', reason: 'mail-refused', tries: 2 },
  { behaviour: 'refuse', reason: 'mail-refused', tries: 1 },
  { behaviour: 'hang-up-early', reason: 'mail-unreachable', tries: 2 },
] as const)(
  'a server that answers "$behaviour" ends in $reason after $tries tries',
  async ({ behaviour, reason, tries }) => {
    const { taken, connections } = await useServer(behaviour)
    const [token, requestId] = [await newToken(), randomUUID()]
    const answer = await functions.call('sendTestEmail', requestOf(requestId), { token })
    expect(answer.error?.details?.reason).toBe(reason)
    expect([connections(), taken()]).toEqual([tries, 0])
    // Nothing went out, so the same request may be made again once the server is well.
    await mail?.close()
    const well = await useServer('accept')
    expect(await functions.call('sendTestEmail', requestOf(requestId), { token })).toMatchObject({
      status: 200,
    })
    expect(well.taken()).toBe(1)
  },
)

test('a connection that breaks after the message is not tried again, nor is the same request', async () => {
  const { taken, connections } = await useServer('hang-up-after-data', 'accept')
  const [token, requestId] = [await newToken(), randomUUID()]
  const answer = await functions.call('sendTestEmail', requestOf(requestId), { token })
  expect(answer.error?.details?.reason).toBe('mail-uncertain')
  const again = await functions.call('sendTestEmail', requestOf(requestId), { token })
  expect(again.error?.details?.reason).toBe('mail-uncertain')
  expect([connections(), taken()]).toEqual([1, 1])
})

test('no server at all is said in so many words', async () => {
  const { close } = await useServer('accept')
  await close()
  const token = await newToken()
  const answer = await functions.call('sendTestEmail', requestOf(randomUUID()), { token })
  expect(answer.error?.details?.reason).toBe('mail-unreachable')
  const status = await functions.call('emailStatus', '{"data":null}', { token: await newToken('admin') })
  expect(status).toMatchObject({ status: 200, result: { state: 'unreachable' } })
  expect(await functions.call('mailReady', '{"data":null}', { token: await newToken() })).toMatchObject({
    result: { ready: false },
  })
})

test('a silent server is given up on', async () => {
  await useServer('silent')
  const startedAt = Date.now()
  const answer = await functions.call('sendTestEmail', requestOf(randomUUID()), { token: await newToken() })
  expect(answer.error?.details?.reason).toBe('mail-unreachable')
  // After five seconds; the library by itself would wait thirty.
  expect(Date.now() - startedAt).toBeLessThan(25_000)
})

test('without a mail service nothing is tried', async () => {
  process.env.SMTP_HOST = ''
  const token = await newToken()
  const answer = await functions.call('sendTestEmail', requestOf(randomUUID()), { token })
  expect(answer.error?.details?.reason).toBe('mail-not-configured')
  expect(
    await functions.call('emailStatus', '{"data":null}', { token: await newToken('admin') }),
  ).toMatchObject({
    result: { state: 'not-configured' },
  })
  process.env.SMTP_HOST = '127.0.0.1'
})
