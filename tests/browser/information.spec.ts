import instrumentIndex from '../../domain/src/instruments/instrument-index.json' with { type: 'json' }
import { expect, goTo, open, prefer, test } from './support/fixtures'

const pages = [
  '/about',
  '/privacy',
  '/who-finds-out',
  '/terms',
  '/accessibility',
  '/workplace',
  '/learn/individual',
  '/learn/caregiver',
]

test('every text is there in English as well, and no placeholder is left', async ({ page }) => {
  await prefer(page, { language: 'en' })
  await open(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  for (const path of pages) {
    const earlier = await heading.innerText()
    await goTo(page, path)
    await expect(heading, path).not.toHaveText(earlier)
    // The text of the other language comes with a chunk of its own.
    await expect.poll(async () => ((await main.textContent()) ?? '').length, path).toBeGreaterThan(800)
    expect(await main.textContent(), path).not.toMatch(/\{|\}|\*\*|\]\(/)
  }
})

test('the terms name the makers and the licence of every questionnaire', async ({ page }) => {
  await prefer(page, { language: 'en' })
  await open(page, '/terms')
  for (const { title } of instrumentIndex) {
    await expect(page.getByRole('heading', { level: 3, name: title.en, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('main')).toContainText('Spitzer')
})

test('legal pages carry date and version', async ({ page }) => {
  for (const path of ['/privacy', '/terms', '/accessibility']) {
    await open(page, path)
    await expect(page.getByText(/更新于 2026年\d+月\d+日，版本 1\.\d/)).toBeVisible()
  }
})

test('the workplace page leads to the burnout questionnaire', async ({ page }) => {
  await open(page, '/workplace')
  await page
    .getByRole('region', { name: /倦怠量表/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL('/test?instrument=cbi')
})

test('links inside a text stay in the app and lead to the right place', async ({ page }) => {
  await open(page, '/learn/individual')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('main').getByRole('link', { name: '改善睡眠' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('改善睡眠')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
})
