import { alive, expect, keptForOffline, open, test } from './support/fixtures'

test.describe('missing files', () => {
  // Hosting gives the long cache time by address, so a browser may keep this answer: `stale-release.ts` fetches past it.
  test('are answered with 404', async ({ request }) => {
    const missing = await request.get('/assets/none-12345678.js')
    expect(missing.status()).toBe(404)
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

  test('does not load itself anew for ever when the file stays away', async ({ page }) => {
    await open(page, '/about')
    await page.route(/\/assets\/workplace-page-/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }),
    )
    await page.getByRole('link', { name: '职场', exact: true }).first().click()
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('amhs_reloads')).catch(() => ''))
      .toBe('3')
    await alive(page)
    await expect(page.getByRole('main').getByRole('button')).toHaveText(/再试/)
  })
})

test.describe('what the device keeps', () => {
  test.use({ serviceWorkers: 'allow' })

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
