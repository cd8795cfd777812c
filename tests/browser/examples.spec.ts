import { draw, namesOfPart, serveCatalogue } from './support/catalogue'
import {
  expect,
  expectAccessible,
  expectButtonsApart,
  expectLabelsInNames,
  expectNoSidewaysScroll,
  test,
} from './support/fixtures'

/** Each example of the catalogue, in every theme and both languages. */
let catalogue: Awaited<ReturnType<typeof serveCatalogue>>

// One after the other in one process, which builds the catalogue for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  catalogue = await serveCatalogue()
})
test.afterAll(() => catalogue.close())

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
      ['dark', 360],
      ['light', 1280],
    ],
  ],
] as const

const parts = 8
for (let part = 1; part <= parts; part += 1) {
  test(`every example is accessible and fits, in both languages: part ${part} of ${parts}`, async ({
    page,
  }) => {
    for (const name of await namesOfPart(page, catalogue.address, part, parts))
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
            await expectButtonsApart(page)
            await expectAccessible(page)
          }
          await expectLabelsInNames(page)
        })
  })
}
