import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures'

/** The catalogue of components, served by Vite: it is not part of the site. Each example in every theme and both languages. */
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

for (const [language, theme, width] of [
  ['zh-CN', 'light', 320],
  ['en', 'dark', 320],
  ['en', 'light', 1280],
  ['zh-CN', 'contrast', 1280],
] as const) {
  test(`every example is accessible: ${language}, ${theme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const look = `language=${language}&theme=${theme}`
    await page.goto(`${address}?${look}`)
    const names = await page.getByRole('listitem').getByRole('link').allTextContents()
    expect(names.length).toBeGreaterThan(30)
    for (const name of names) {
      await test.step(name, async () => {
        await page.goto(`${address}?${look}&show=${encodeURIComponent(name)}`)
        await expect(page.locator('h1').first()).toBeAttached()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
    }
  })
}
