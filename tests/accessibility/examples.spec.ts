import { test } from '@playwright/test'
import { serveCatalogue } from '../browser/support/catalogue'
import { stateLooks } from './looks'
import { piece } from './piece'

let catalogue: Awaited<ReturnType<typeof serveCatalogue>>

test.beforeAll(async () => {
  catalogue = await serveCatalogue()
})
test.afterAll(() => catalogue.server.close())

piece('example', 'every component', async ({ see, find }, page) => {
  for (const language of ['zh-CN', 'en'] as const) {
    await page.goto(`${catalogue.address}?language=${language}`)
    const names = await page.getByRole('listitem').getByRole('link').allTextContents()
    if (names.length < 30) find(`only ${names.length} examples`)
    for (const name of names)
      for (const look of stateLooks(language)) {
        const theme = look.theme.startsWith('forced') ? 'light' : look.theme
        await page.goto(
          `${catalogue.address}?language=${language}&theme=${theme}&show=${encodeURIComponent(name)}`,
        )
        await page.locator('h1').first().waitFor({ state: 'attached' })
        await see(page, look)
      }
  }
})
