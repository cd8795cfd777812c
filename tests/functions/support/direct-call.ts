import { EventEmitter } from 'node:events'
import type { RawAnswer } from './raw-call'

/** A callable as the platform's server calls it. */
export type RequestHandler = (request: object, response: object) => unknown

/** What a function needs of the response that the platform's server hands it. */
class Answer extends EventEmitter {
  private readonly headers = new Map<string, unknown>()
  private code = 200
  readonly body: Promise<unknown>
  private readonly settle: (body: unknown) => void

  constructor() {
    super()
    let settle: (body: unknown) => void = () => undefined
    this.body = new Promise((resolve) => {
      settle = resolve
    })
    this.settle = settle
  }

  get statusCode(): number {
    return this.code
  }

  setHeader(name: string, value: unknown): void {
    this.headers.set(name.toLowerCase(), value)
  }

  getHeader(name: string): unknown {
    return this.headers.get(name.toLowerCase())
  }

  status(code: number): this {
    this.code = code
    return this
  }

  send(body: unknown): void {
    // As it would go over the wire: what JSON cannot say is lost, what it cannot write throws.
    this.settle(JSON.parse(JSON.stringify(body)))
    this.emit('finish')
    this.emit('close')
  }
}

/**
 * Calls a function in this process without a connection, for calls by the ten thousand: sockets and HTTP would take
 * most of the time and are the platform's, not ours. What the platform itself makes of a request is tested through the
 * Functions emulator.
 */
export async function directCall(handler: RequestHandler, body: string, token: string): Promise<RawAnswer> {
  const headers: Readonly<Record<string, string>> = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  }
  const header = (name: string) => headers[name.toLowerCase()]
  const request = {
    method: 'POST',
    headers: { ...headers },
    header,
    get: header,
    ip: '192.0.2.1',
    rawBody: Buffer.from(body),
    body: JSON.parse(body),
  }
  const answer = new Answer()
  await handler(request, answer)
  return { status: answer.statusCode, ...((await answer.body) as Omit<RawAnswer, 'status'>) }
}
