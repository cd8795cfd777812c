import { paths } from '../../web/src/platform/paths'
import { expect, expectEveryLook, open, test } from './support/fixtures'

const behindSignIn: readonly string[] = [
  paths.profile,
  paths.myScreenings,
  paths.emailTest,
  paths.assessmentHistory,
  paths.admin,
]
const visited = Object.values(paths).filter((path) => !path.includes(':') && !behindSignIn.includes(path))
// The page for unknown addresses answers with the status 404, which the browser reports on its console.
test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }] })

for (const path of visited) {
  test(`${path} is accessible, quiet and fits in both languages, light and dark, narrow and wide`, async ({
    page,
  }) => {
    await open(page, path)
    await expectEveryLook(page)
  })
}

test.describe('with script turned off', () => {
  test.use({ javaScriptEnabled: false })
  for (const [prefix, lang] of [
    ['', 'zh-CN'],
    ['/en', 'en'],
  ] as const) {
    test(`every page can be read (${lang})`, async ({ page }) => {
      for (const path of visited) {
        await page.goto(`${prefix}${path === '/' ? '' : path}` || '/')
        await expect(page.locator('html'), path).toHaveAttribute('lang', lang)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page, path).toHaveTitle(/.+/)
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
