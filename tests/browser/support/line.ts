import { once } from 'node:events'
import type { Server, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import type { BrowserContext } from '@playwright/test'

/** The services that a page reaches at an address of their own. */
const services = {
  auth: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  firestore: process.env.FIRESTORE_EMULATOR_HOST,
  storage: process.env.FIREBASE_STORAGE_EMULATOR_HOST,
  functions: process.env.FUNCTIONS_EMULATOR_HOST,
} as const

export type BackendService = keyof typeof services

/** A line between pages and one service of the backend, which can be cut and mended while pages run. */
export interface Line {
  readonly port: number
  /** As if the service was stopped: connections that are open break off, new ones are refused. */
  readonly cut: () => Promise<void>
  /** As if a network swallowed everything: connections open, and no answer ever comes. */
  readonly hush: () => void
  readonly mend: () => Promise<void>
}

async function openLine(service: BackendService): Promise<Line & { readonly close: () => Promise<void> }> {
  const [host = '', port = ''] = services[service]?.split(':') ?? []
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
  }
  let server: Server | null = null
  let isSilent = false
  const listen = async (at: number): Promise<number> => {
    server = createServer((from) => {
      if (isSilent) {
        keep(from)
        return
      }
      const to = connect(Number(port), host)
      for (const socket of [from, to]) keep(socket)
      from.pipe(to).pipe(from)
      from.on('close', () => to.destroy())
      to.on('close', () => from.destroy())
    }).listen(at, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : at
  }
  const cut = async () => {
    const closing = server
    server = null
    for (const socket of open) socket.destroy()
    if (closing) await new Promise((resolve) => closing.close(resolve))
  }
  const own = await listen(0)
  return {
    port: own,
    cut,
    hush: () => {
      isSilent = true
      for (const socket of open) socket.unpipe().pause()
    },
    mend: async () => {
      // What was swallowed does not arrive after all.
      if (isSilent) for (const socket of open) socket.destroy()
      isSilent = false
      if (server === null) await listen(own)
    },
    close: cut,
  }
}

/** Lines to every service for the pages of a browser; to be asked for before the first page is opened. */
export async function openLines(context: BrowserContext): Promise<{
  readonly lines: Readonly<Record<BackendService, Line>>
  readonly close: () => Promise<void>
}> {
  const lines = {
    auth: await openLine('auth'),
    firestore: await openLine('firestore'),
    storage: await openLine('storage'),
    functions: await openLine('functions'),
  }
  const ports = Object.fromEntries(Object.entries(lines).map(([name, { port }]) => [name, port]))
  await context.route('**/app-config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ports } })
  })
  return {
    lines,
    close: async () => {
      await Promise.all(Object.values(lines).map(({ close }) => close()))
    },
  }
}
