import instrumentIndex from '../../domain/src/instruments/instrument-index.json' with { type: 'json' }
import { expect, expectAccessible, open, prefer, test } from './support/fixtures'

const pages = [
  '/about',
  '/privacy',
  '/terms',
  '/accessibility',
  '/workplace',
  '/learn/individual',
  '/learn/caregiver',
]

for (const path of pages) {
  test(`${path} has text in both languages, and no placeholder is left`, async ({ page }) => {
    await prefer(page, { language: 'en' })
    await open(page, path)
    const main = page.getByRole('main')
    // The text of the other language comes with a chunk of its own.
    await expect.poll(async () => ((await main.textContent()) ?? '').length).toBeGreaterThan(800)
    const english = (await main.textContent()) ?? ''
    expect(english).not.toMatch(/\{|\}|\*\*|\]\(/)
    await expectAccessible(page)
  })
}

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
    await expect(page.getByText(/更新于 2026年11月21日，版本 1\.0/)).toBeVisible()
  }
})

test('the workplace page leads to the burnout questionnaire', async ({ page }) => {
  await open(page, '/workplace')
  await page.getByRole('complementary').getByRole('link', { name: /倦怠/ }).click()
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
