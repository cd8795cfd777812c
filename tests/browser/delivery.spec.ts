import { readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { addressOfFile, budgetOf, readBudgets } from '../budgets/page-budget'
import { chooseLanguage, expect, open, test } from './support/fixtures'
import { inGroupsOf } from './support/groups'

const root = path.resolve(import.meta.dirname, '../..')
const budgets = readBudgets()
/** The English pages that are measured as well: those with a budget of their own. */
const english = /^en(?:\/(?:learn|learn\/resource\/sleep|crisis|about))?\.html$/
/**
 * Addresses of the prerendered pages: English loads the same scripts elsewhere, and one article stands for all (`budgets.ts`
 * weighs every file of the build). What a page asks for before its `load` event counts against its budget; what comes to life
 * after the rest (`late-code.ts`) has one of its own. Pages behind a sign-in begin with the shell.
 */
const addresses = readdirSync(path.join(root, 'web/dist'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !/^app-shell|^learn\/resource\/(?!sleep)/.test(name))
  .filter((name) => !/^en[/.]/.test(name) || english.test(name))
  // English last: a visit to it is remembered as the choice of English, and a Chinese page is then drawn anew.
  .sort((one, other) => Number(english.test(one)) - Number(english.test(other)) || (one < other ? -1 : 1))
  .map(addressOfFile)

/** Opens a page as a visitor and waits until it is alive and nothing more is loading. */
async function scriptsOf(page: Page, address: string): Promise<Response[]> {
  const responses: Response[] = []
  const keep = (response: Response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  }
  page.on('response', keep)
  await open(page, address)
  await page.waitForLoadState('networkidle')
  page.off('response', keep)
  return responses
}

/** The scripts that the page asked for once everything else had loaded. */
function scriptsAfterLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const loaded = navigation?.loadEventStart ?? Number.POSITIVE_INFINITY
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime >= loaded ? [name] : []))
  })
}

/** Bytes of each script after gzip, as budgets count them; a worker weighs each once. */
const weighed = new Map<string, number>()

test.describe('a visitor who opens a public page', () => {
  // The page for unknown addresses answers with the status 404, which the browser reports on its console.
  test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }] })

  test('has more than a few to open', () => expect(addresses.length).toBeGreaterThan(20))

  // Each page is waited for until it is still: several groups do so beside each other.
  for (const some of inGroupsOf(21, addresses))
    test(`finds it quiet, downloads little script and no Firebase: ${some[0]} to ${some.at(-1)}`, async ({
      page,
    }) => {
      test.slow()
      for (const address of some) {
        await test.step(address, async () => {
          const responses = await scriptsOf(page, address)
          for (const response of responses) {
            const url = response.url()
            if (weighed.has(url)) continue
            // Asked for once more: the browser does not always keep what its network has brought.
            const text = await (await page.request.get(url)).text()
            weighed.set(url, gzipSync(text, { level: 9 }).byteLength)
            const found = budgets.publicPage.forbiddenTexts.filter((forbidden) => text.includes(forbidden))
            expect.soft(found, `${address}: ${url}`).toEqual([])
            expect.soft(weighed.get(url), url).toBeGreaterThan(0)
          }
          const scripts = [...new Set(responses.map((response) => response.url()))]
          const late = new Set(await scriptsAfterLoad(page))
          const bytesOf = (urls: readonly string[]) =>
            urls.reduce((sum, url) => sum + (weighed.get(url) ?? 0), 0)
          const start = bytesOf(scripts.filter((url) => !late.has(url)))
          expect.soft(start, address).toBeGreaterThan(0)
          expect.soft(start, address).toBeLessThanOrEqual(budgetOf(budgets, address))
          expect
            .soft(bytesOf(scripts.filter((url) => late.has(url))), `${address}, after it has loaded`)
            .toBeLessThanOrEqual(budgets.publicPage.lateJavascriptGzipBytes)
        })
      }
    })
})

test('scripts wait behind the styles, so that the page can be read before it comes to life', async ({
  page,
}) => {
  await page.goto('/crisis')
  const order = await page
    .locator('head :is(link[rel=stylesheet], link[rel=modulepreload], script[type=module])')
    .evaluateAll((elements) =>
      elements.map((element) =>
        element.getAttribute('rel') === 'stylesheet' ? 'style' : element.getAttribute('fetchpriority'),
      ),
    )
  expect(order).toContain('style')
  expect(order).toContain('low')
  expect(order).toEqual([...order].sort().reverse())
})

test('pages are checked again at each visit, hashed files are kept, the configuration never', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? ''
  expect(asset).not.toBe('')
  const cacheOf = async (address: string) => (await request.get(address)).headers()['cache-control']
  expect(await cacheOf('/')).toBe('no-cache')
  expect(await cacheOf('/sw.js')).toBe('no-cache')
  // Not immutable: what is missing gets the same header, and a reload shall ask for it again (docs/decisions/016-headers.md).
  expect(await cacheOf(asset)).toBe('public, max-age=31536000')
  expect(await cacheOf('/assets/none-12345678.js')).toBe('public, max-age=31536000')
  expect(await cacheOf('/app-config.json')).toBe('no-store')
})

test('every page comes with the headers that protect it', async ({ request }) => {
  for (const address of ['/', '/en/learn', '/admin', '/no-such-page']) {
    const headers = (await request.get(address)).headers()
    expect(headers['content-security-policy']).toContain("object-src 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    expect(headers['permissions-policy']).toContain('geolocation=(self)')
  }
})

test('an unknown address has the status 404, those behind a sign-in and every served page have not', async ({
  request,
}) => {
  const statusOf = async (address: string) => (await request.get(address)).status()
  for (const address of ['/no-such-page', '/en/no/such/page', '/learn/resource/no-such-article', '/none.png'])
    expect(await statusOf(address), address).toBe(404)
  for (const address of ['/profile', '/en/admin', '/my-screenings', '/learn/resource/sleep', '/en/crisis'])
    expect(await statusOf(address), address).toBe(200)
  expect(await (await request.get('/no-such-page')).text()).toContain('找不到页面')
})

test.describe('an address in capitals', () => {
  test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }] })
  test('leads to the page, or says in the language asked that there is none', async ({ page }) => {
    for (const [typed, shown] of [
      ['/LEARN?q=Sleep', '/learn?q=Sleep'],
      ['/Learn/Resource/SLEEP', '/learn/resource/sleep'],
      ['/EN', '/en'],
      ['/En/No-Such-Page', '/en/404'],
    ] as const) {
      await page.goto(typed)
      await expect(page, typed).toHaveURL(shown)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })
})

test('search engines and messengers find the pages, their twins and a picture', async ({ request }) => {
  const typeOf = async (address: string) => {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    return answer.headers()['content-type'] ?? ''
  }
  expect(await typeOf('/robots.txt')).toContain('text/plain')
  expect(await typeOf('/sitemap.xml')).toContain('xml')
  expect(await typeOf('/favicon.ico')).toContain('icon')
  const html = await (await request.get('/en/learn')).text()
  expect(html).toContain('<meta property="og:title" content="Learning – Accessible Mental Health Support" />')
  const picture = /og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  expect(picture).toContain('/previews/learn-en.png')
  expect(await typeOf(picture)).toBe('image/png')
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)/g)]
  expect(listed.length).toBeGreaterThan(60)
  for (const [, address = ''] of listed) await typeOf(address)
})

test('the app can be installed in both languages, and reaches help from its icon', async ({
  page,
  request,
}) => {
  for (const [address, help] of [
    ['/', '立即求助'],
    ['/en', 'Get help now'],
  ] as const) {
    const html = await (await request.get(address)).text()
    const manifest = await (await request.get(/rel="manifest" href="([^"]*)"/.exec(html)?.[1] ?? '')).json()
    expect(manifest.shortcuts[0].name).toBe(help)
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  }
  await open(page, '/')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  await chooseLanguage(page, 'en')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.en.webmanifest')
})

test.describe('an inline script', () => {
  test.use({ expectedErrors: [[/Content Security Policy/], { scope: 'test' }] })
  test('planted into a page does not run', async ({ page }) => {
    await page.route('/about', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        '</body>',
        '<script>document.title = "planted"</script></body>',
      )
      await route.fulfill({ response: answer, body })
    })
    const blocked = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()))
    await page.goto('/about')
    await blocked
    await expect(page).not.toHaveTitle('planted')
  })
})
