import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

/** The catalogue of components, served by Vite: it is not part of the site. */
export async function serveCatalogue(): Promise<{
  readonly server: ViteDevServer
  readonly address: string
}> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../../web/examples/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false, watch: null },
  })
  await server.listen()
  return { server, address: server.resolvedUrls?.local[0] ?? '' }
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
 * Goes to another example, or to the same in another language, without loading the catalogue anew: Vite serves it in hundreds of files.
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
