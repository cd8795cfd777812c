import { paths } from '../../web/src/platform/paths'
import type { Language, Theme } from './support/fixtures'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, open, test } from './support/fixtures'

const behindSignIn: readonly string[] = [
  paths.profile,
  paths.myScreenings,
  paths.emailTest,
  paths.assessmentHistory,
  paths.admin,
]
const visited = Object.values(paths).filter((path) => !path.includes(':') && !behindSignIn.includes(path))
const looks: readonly (readonly [Language, Theme, number])[] = [
  ['zh-CN', 'light', 320],
  ['zh-CN', 'dark', 1280],
  ['en', 'dark', 320],
  ['en', 'light', 1280],
]

// The page for unknown addresses answers with the status 404, which the browser reports on its console.
test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }] })

// One visit a page: language, theme and width change in place, as a person changes them.
for (const path of visited) {
  test(`${path} is accessible, quiet and fits in both languages, light and dark, narrow and wide`, async ({
    page,
  }) => {
    await open(page, path)
    for (const [language, theme, width] of looks) {
      await test.step(`${language}, ${theme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        if ((await page.locator('html').getAttribute('lang')) !== language) {
          await page
            .getByRole('banner')
            .getByRole('link', { name: language === 'en' ? 'English' : '中文' })
            .click()
        }
        await chooseTheme(page, language, theme)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }
  })
}

test.describe('with script turned off', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of visited) {
    test(`${path} can be read in both languages`, async ({ page }) => {
      for (const [prefix, lang] of [
        ['', 'zh-CN'],
        ['/en', 'en'],
      ] as const) {
        await page.goto(`${prefix}${path === '/' ? '' : path}` || '/')
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).toHaveTitle(/.+/)
      }
    })
  }

  test('crisis numbers are links that dial, one step from any page', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: '立即求助' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: '立即求助' })).toBeVisible()
    await expect(page.getByRole('link', { name: /12356/ }).first()).toHaveAttribute('href', 'tel:12356')
  })
})
