import { expect, test } from '@playwright/test'
import { draw, namesOfPart, serveCatalogue } from '../browser/support/catalogue'
import { stateLooks } from './looks'
import { piece } from './piece'

let catalogue: Awaited<ReturnType<typeof serveCatalogue>>

test.describe.configure({ mode: 'parallel' })
test.beforeAll(async () => {
  catalogue = await serveCatalogue()
})
test.afterAll(() => catalogue.close())

const parts = 12
for (let part = 1; part <= parts; part += 1)
  piece('example', `components, part ${part} of ${parts}`, async ({ see }, page) => {
    for (const name of await namesOfPart(page, catalogue.address, part, parts))
      for (const language of ['zh-CN', 'en'] as const) {
        await draw(page, language, 'light', name)
        await expect(page.locator('h1').first()).toHaveText(name)
        for (const look of stateLooks(language)) await see(page, look)
      }
  })
