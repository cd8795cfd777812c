import { once } from 'node:events'
import { createServer } from 'node:http'

/** The site as a host that goes from one release to another, and back. */
export interface ReleaseServer {
  readonly address: string
  /** What is served from now on: a worker of this version, and pages that say which release they are of. */
  readonly release: (name: string) => void
  /** The file is gone until the page is opened anew, which then links what the release that is out has. */
  readonly lose: (file: RegExp, untilOpened: string) => void
  /** The first request for each such file is answered "missing", to be kept for a year, as hosting answers. */
  readonly missOnce: (file: RegExp) => void
  readonly close: () => Promise<void>
}

const site = process.env.AMHS_ADDRESS

/** What hosting answers, asked for once: each worker that is installed fetches all that works without a network. */
function askOnce() {
  const known = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>()
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, site))
    const type = answer.headers.get('content-type') ?? ''
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) }
  }
  return (path: string) => {
    const answer = known.get(path) ?? ask(path)
    known.set(path, answer)
    return answer
  }
}

/** Serves what hosting serves; only the worker's version and a word in the pages are of the release that is out. */
export async function openReleaseServer(first: string): Promise<ReleaseServer> {
  let current = first
  let lost: { readonly file: RegExp; readonly untilOpened: string } | null = null
  let missed: RegExp | null = null
  const asked = new Set<string>()
  const fetchOnce = askOnce()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (lost?.file.test(path)) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('not here')
      return
    }
    if (missed?.test(path) && !asked.has(path)) {
      asked.add(path)
      const kept = { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=31536000' }
      response.writeHead(404, kept).end('not here')
      return
    }
    const { status, type, body } = await fetchOnce(path)
    const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' }
    if (type.includes('text/html')) {
      if (path === lost?.untilOpened) lost = null
      const page = body.toString().replace('<html ', `<html data-release="${current}" `)
      response.writeHead(status, headers).end(page)
    } else if (path === '/sw.js') {
      const worker = body.toString().replace(/const version = "[^"]*"/, `const version = "${current}"`)
      response.writeHead(status, headers).end(worker)
    } else response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : at}`,
    release: (name) => {
      current = name
    },
    lose: (file, untilOpened) => {
      lost = { file, untilOpened }
    },
    missOnce: (file) => {
      missed = file
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
