import type { Page } from '@playwright/test'
import { serveCatalogue } from './support/catalogue'
import {
  expect,
  expectAccessible,
  expectLabelsInNames,
  expectNoSidewaysScroll,
  test,
} from './support/fixtures'

/** Each example of the catalogue, in every theme and both languages. */
let catalogue: Awaited<ReturnType<typeof serveCatalogue>>

test.beforeAll(async () => {
  catalogue = await serveCatalogue()
})
test.afterAll(() => catalogue.server.close())

/** Goes to another example, or the same in another language, without loading the catalogue anew. */
async function draw(page: Page, language: string, theme: string, name: string): Promise<void> {
  const search = `?language=${language}&theme=${theme}&show=${encodeURIComponent(name)}`
  await page.evaluate(async (to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    while (document.documentElement.dataset.drawn !== to) await new Promise(requestAnimationFrame)
  }, search)
}

/** Each language is drawn once, and looked at narrow and wide. */
const looks = [
  [
    'zh-CN',
    [
      ['light', 320],
      ['contrast', 1280],
    ],
  ],
  [
    'en',
    [
      ['dark', 320],
      ['light', 1280],
    ],
  ],
] as const

const parts = 8
for (let part = 1; part <= parts; part += 1) {
  test(`every example is accessible and fits, in both languages: part ${part} of ${parts}`, async ({
    page,
  }) => {
    await page.goto(catalogue.address)
    const all = await page.getByRole('listitem').getByRole('link').allTextContents()
    expect(all.length).toBeGreaterThan(30)
    for (const name of all.filter((_, at) => at % parts === part - 1))
      for (const [language, [narrow, wide]] of looks)
        await test.step(`${name}, ${language}`, async () => {
          await draw(page, language, narrow[0], name)
          await expect(page.locator('h1').first()).toHaveText(name)
          for (const [theme, width] of [narrow, wide]) {
            await page.setViewportSize({ width, height: 800 })
            await page.evaluate((shown) => {
              document.documentElement.dataset.theme = shown
            }, theme)
            await expectNoSidewaysScroll(page)
            await expectAccessible(page)
          }
          await expectLabelsInNames(page)
        })
  })
}
