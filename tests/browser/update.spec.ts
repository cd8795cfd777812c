import type { Page } from '@playwright/test'
import { alive, expect, goTo, keptForOffline, open, test } from './support/fixtures'
import { openReleaseServer } from './support/release-server'
import { setAgeBand, tapAnswer } from './support/screening'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [[/404/, /\[page\]/, /dynamically imported/], { scope: 'test' }],
})

/** As the browser does by itself once a day, and at each opening of the site. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
}

/** The stores of the workers that are there: the one in use, and one that waits. */
const stores = (page: Page) => page.evaluate(async () => (await caches.keys()).sort())

test('a newer release is offered and never forced, an older one is taken the same way, and a tab of long ago goes on', async ({
  page,
}) => {
  const host = await openReleaseServer('first')
  const html = page.locator('html')
  const update = page.getByRole('button', { name: '现在更新' })
  await setAgeBand(page)

  await test.step('the first visit installs, and offers nothing', async () => {
    await open(page, `${host.address}/about`)
    await keptForOffline(page)
    expect(await stores(page)).toEqual(['amhs-first'])
    await expect(update).toHaveCount(0)
  })

  await test.step('while questions are answered nothing is offered, and the version stays', async () => {
    await open(page, `${host.address}/test?instrument=phq9`)
    await page.getByRole('button', { name: '开始作答', exact: true }).click()
    await page.getByText('第 1 题').waitFor()
    await tapAnswer(page, 0)
    host.release('second')
    await lookForUpdate(page)
    await expect(update).toHaveCount(0)
    await expect(page.getByText('第 2 题')).toBeVisible()
    await expect(html).toHaveAttribute('data-release', 'first')
    expect(await stores(page)).toEqual(['amhs-first', 'amhs-second'])
  })

  await test.step('elsewhere it is offered; pressed, it takes over and the old store goes', async () => {
    await goTo(page, '/about')
    await expect(update).toBeVisible()
    await expect(html).toHaveAttribute('data-release', 'first')
    await update.click()
    await expect(html).toHaveAttribute('data-release', 'second')
    await alive(page)
    await expect.poll(() => stores(page)).toEqual(['amhs-second'])
    await expect(update).toHaveCount(0)
  })

  await test.step('a rollback is a release like any other', async () => {
    host.release('first')
    await lookForUpdate(page)
    await update.click()
    await expect(html).toHaveAttribute('data-release', 'first')
    await alive(page)
    await expect.poll(() => stores(page)).toEqual(['amhs-first'])
  })

  await test.step('a tab that missed releases finds a file gone and opens the page from the newest', async () => {
    host.release('third')
    host.lose(/\/assets\/workplace-page-/, '/workplace')
    await page.getByRole('link', { name: '职场', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /职场/ })).toBeVisible()
    await expect(html).toHaveAttribute('data-release', 'third')
  })
  await host.close()
})
