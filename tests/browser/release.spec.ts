import { alive, expect, keptForOffline, open, test } from './support/fixtures'
import { openReleaseServer } from './support/release-server'
import { setAgeBand } from './support/screening'

test.describe('missing files', () => {
  // Hosting gives headers by address, whether the file is there or not: a browser keeps "missing" for as long as the file. So pages
  // fetch past it: `boot.js` what a page links, `stale-release.ts` what it loads later.
  test('are answered with 404', async ({ request }) => {
    const missing = await request.get('/assets/none-12345678.js')
    expect(missing.status()).toBe(404)
  })

  test.describe('of a page that is opened', () => {
    test.use({ expectedErrors: [[/404/], { scope: 'test' }] })

    for (const [what, file] of [
      ['entry script', /\/assets\/index-[^/]+\.js$/],
      ['script that the entry imports', /\/assets\/rolldown-runtime-[^/]+\.js$/],
      ['style sheet', /\/assets\/index-[^/]+\.css$/],
    ] as const)
      test(`are fetched past what the browser kept: ${what}`, async ({ page }) => {
        const host = await openReleaseServer('first')
        host.missOnce(file)
        await open(page, `${host.address}/about`)
        const sheets = () =>
          page.evaluate(() =>
            [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
              ({ sheet }) => sheet !== null,
            ),
          )
        await expect.poll(sheets).not.toContain(false)
        await host.close()
      })
  })
})

test.describe('a tab that was open before a release', () => {
  test.use({ expectedErrors: [[/404/, /dynamically imported module/, /\[page\]/], { scope: 'test' }] })

  test('loads itself anew when a file of its version is gone, and opens the page that was asked for', async ({
    page,
  }) => {
    await open(page, '/about')
    let gone = true
    await page.route(/\/assets\/workplace-page-/, async (route) => {
      if (!gone) return route.continue()
      // The file is fetched once for the page and once past the cache, then the new release is there.
      if (route.request().resourceType() === 'fetch') gone = false
      return route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' })
    })
    await page.getByRole('link', { name: '职场', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /职场/ })).toBeVisible()
    await expect(page).toHaveURL('/workplace')
  })

  test('does not load itself anew under a text that is being written', async ({ page }) => {
    await setAgeBand(page)
    await open(page, '/ai-chat')
    const field = page.getByRole('main').getByRole('textbox')
    await field.fill('还没写完的话')
    await page.route(/\/assets\/workplace-page-/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }),
    )
    await page.getByRole('link', { name: '职场', exact: true }).first().click()
    await expect(page.getByRole('main').getByRole('button', { name: '重新加载' })).toBeVisible()
    await page.goBack()
    await expect(field).toHaveValue('还没写完的话')
  })

  test('does not load itself anew under a conversation: what was said and its card stay', async ({
    page,
  }) => {
    await setAgeBand(page)
    await open(page, '/ai-chat')
    // Sending loads more of the program, and the file of this version is gone.
    await page.route(/\/assets\/ask-assistant-/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }),
    )
    const field = page.getByRole('main').getByRole('textbox')
    await field.fill('最近总是睡不着')
    await field.press('Enter')
    await expect(page.getByRole('listitem').getByText('最近总是睡不着', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    // Also from another page: the conversation is only out of sight.
    await page.route(/\/assets\/workplace-page-/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }),
    )
    await field.fill('')
    await page.getByRole('link', { name: '职场', exact: true }).first().click()
    await expect(page.getByRole('main').getByRole('button', { name: '重新加载' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('listitem').getByText('最近总是睡不着', { exact: true })).toBeVisible()
  })

  test('does not load itself anew for ever when the file stays away', async ({ page }) => {
    await open(page, '/about')
    await page.route(/\/assets\/workplace-page-/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }),
    )
    await page.getByRole('link', { name: '职场', exact: true }).first().click()
    const reloads = () =>
      page
        .evaluate(() => (JSON.parse(sessionStorage.getItem('amhs_reloads') ?? '[]') as number[]).length)
        .catch(() => 0)
    await expect.poll(reloads).toBe(2)
    await alive(page)
    const again = page.getByRole('main').getByRole('button', { name: '重新加载' })
    await expect(again).toBeVisible()
    await page.unroute(/\/assets\/workplace-page-/)
    await again.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /职场/ })).toBeVisible()
    expect(await reloads(), 'the button is not counted').toBe(2)
  })
})

test.describe('what the device keeps', () => {
  // An unknown address answers with the status 404, which the browser reports on its console.
  test.use({ serviceWorkers: 'allow', expectedErrors: [[/status of 404/], { scope: 'test' }] })

  test('is the same list for everybody: no page or article that was read', async ({ page }) => {
    await open(page, '/')
    await keptForOffline(page)
    const stored = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return requests
          .flat()
          .map(({ url }) => new URL(url).pathname)
          .sort()
      })
    const before = await stored()
    expect(before).toContain('/crisis')
    for (const path of ['/learn/resource/depression', '/about', '/ai-chat', '/no-such-page-of-mine'])
      await open(page, path)
    expect(await stored()).toEqual(before)
  })
})
