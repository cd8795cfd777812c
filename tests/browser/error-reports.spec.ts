import type { Page } from '@playwright/test'
import { expect, open, test } from './support/fixtures'

test.use({ expectedErrors: [[/what somebody typed/], { scope: 'test' }] })

const failNow = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('what somebody typed')
    })
  })

/** Says in the page's configuration whether the operator wants reports. */
async function configure(page: Page, errorReports: boolean): Promise<void> {
  await page.route('**/app-config.json', async (route) => {
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, errorReports } })
  })
}

test('an error reaches the operator by route, kind and version, without words, address or account', async ({
  page,
}) => {
  await configure(page, true)
  await open(page, '/learn/resource/sleep?from=a-friend')
  // A function's first call starts its process, which takes long on a busy machine.
  const answered = page.waitForResponse(
    (response) => /reportBrowserError/.test(response.url()) && response.request().method() === 'POST',
    { timeout: 60_000 },
  )
  await failNow(page)
  const answer = await answered
  expect(answer.status()).toBe(200)
  expect(await answer.request().allHeaders()).not.toHaveProperty('authorization')
  const { data } = answer.request().postDataJSON()
  expect(data).toEqual({
    route: '/learn/resource/:id',
    error: 'TypeError',
    chunk: '',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

test('where the operator does not want it, nothing is sent', async ({ page }) => {
  await configure(page, false)
  await open(page, '/about')
  const config = page.waitForResponse('**/app-config.json')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await failNow(page)
  await config
  await page.waitForLoadState('networkidle')
  expect(sent.filter((url) => url.includes('reportBrowserError'))).toEqual([])
})
