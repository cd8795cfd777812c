import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler } from 'express'
import type { RawAnswer } from './raw-call'

/** The functions served by this process, against the same emulators: for settings and speeds the suite does not have. */
export interface LocalFunctions {
  readonly address: string
  /** `caller` is what Google's front end would write as the caller's internet addresses. */
  call(name: string, body: string, options?: { token?: string; caller?: string }): Promise<RawAnswer>
  close(): Promise<void>
}

/** Serves functions by name, with the body parsing of the platform's own server. */
export async function serveLocally(functions: Record<string, unknown>): Promise<LocalFunctions> {
  const app = express()
  const keepBytes = (request: object, _response: unknown, bytes: Buffer) =>
    Object.assign(request, { rawBody: bytes })
  app.use(express.json({ limit: '10mb', verify: keepBytes }))
  for (const [name, handler] of Object.entries(functions)) app.all(`/${name}`, handler as RequestHandler)
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening))
  })
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    async call(name, body, { token, caller } = {}) {
      const headers = {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(caller ? { 'x-forwarded-for': caller } : {}),
      }
      const response = await fetch(`${address}/${name}`, { method: 'POST', headers, body })
      return { status: response.status, ...((await response.json()) as Omit<RawAnswer, 'status'>) }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
