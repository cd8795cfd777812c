import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'

const configFile = fileURLToPath(new URL('../../../web/examples/vite.config.ts', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * The catalogue of components, which is not part of the site. It is built once and kept in memory: Vite's server hands it out
 * in hundreds of files, to each page anew. The build is one for development, in which React says on the console what is wrong.
 */
export async function serveCatalogue(): Promise<{
  readonly address: string
  readonly close: () => void
}> {
  const built = await build({
    configFile,
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, reportCompressedSize: false, modulePreload: false },
  })
  if (!('output' in built)) throw new Error('The catalogue was built more than once, or not at all')
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
  const server = createServer((request, response) => {
    // As Vite does: an address without a file, such as the site's pictures, which are not built in here, gets the page itself.
    const { pathname } = new URL(request.url ?? '/', 'http://catalogue')
    const name = files.has(pathname) ? pathname : '/index.html'
    const type = types[path.extname(name)] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': type }).end(files.get(name))
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** The names of one of so many parts of the catalogue, which is too big for one test; the page stays open for `draw`. */
export async function namesOfPart(
  page: Page,
  address: string,
  part: number,
  parts: number,
): Promise<readonly string[]> {
  await page.goto(address)
  const names = await page.getByRole('listitem').getByRole('link').allTextContents()
  if (names.length < 30) throw new Error(`The catalogue has only ${names.length} examples`)
  return names.filter((_, at) => at % parts === part - 1)
}

/**
 * Goes to another example, or to the same in another language, without loading the catalogue anew: it is several megabytes of code.
 */
export async function draw(page: Page, language: string, theme: string, name: string): Promise<void> {
  const search = `?language=${language}&theme=${theme}&show=${encodeURIComponent(name)}`
  await page.evaluate(async (to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    // As the browser writes it: an apostrophe in a name is encoded.
    const { search } = location
    while (document.documentElement.dataset.drawn !== search) await new Promise(requestAnimationFrame)
  }, search)
}
