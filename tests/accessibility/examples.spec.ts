import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { stateLooks } from './looks'
import { piece } from './piece'

/** The catalogue of components, served by Vite: it is not part of the site. */
let server: ViteDevServer
let address = ''

test.beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../../web/examples/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false, watch: null },
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
})
test.afterAll(() => server.close())

piece('example', 'every component', async ({ see, find }, page) => {
  for (const language of ['zh-CN', 'en'] as const) {
    await page.goto(`${address}?language=${language}`)
    const names = await page.getByRole('listitem').getByRole('link').allTextContents()
    if (names.length < 30) find(`only ${names.length} examples`)
    for (const name of names)
      for (const look of stateLooks(language)) {
        const theme = look.theme.startsWith('forced') ? 'light' : look.theme
        await page.goto(`${address}?language=${language}&theme=${theme}&show=${encodeURIComponent(name)}`)
        await page.locator('h1').first().waitFor({ state: 'attached' })
        await see(page, look)
      }
  }
})
