import type { BrowserContext, Page } from '@playwright/test'
import { createAccount, signIn } from './support/accounts'
import { expect, prefer, test } from './support/fixtures'
import { code, handOver, professional, share } from './support/grants'

// A share opens what its owner says and until they say, whatever clock and page a professional has.

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** Nothing that is written in the background arrives any more, as where a page is closed in the middle. */
const cutOffWrites = (context: BrowserContext) =>
  context.route('**/google.firestore.v1.Firestore/Write/**', (route) => route.abort())

test('what a share no longer covers is gone from the professional’s open page, also where the client’s page closes in the middle', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const client = await createAccount({ displayName: 'Robin Lee' })
  const name = `Robin ${client.uid.slice(0, 4)}`
  const grant = await share(client, name, 30 * day)
  await handOver(client, grant, 'phq9', 9)
  await handOver(client, grant, 'gad2', 2)

  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL ? { baseURL } : {}) })
  const other = await context.newPage()
  const main = other.getByRole('main')
  await prefer(other, { language: 'en' })
  await signIn(other, client, 'en', `/share-with-professional?code=${code}`)
  await expect(main.getByText('They can see 2 results')).toBeVisible()

  await prefer(page, { language: 'en' })
  await signIn(page, professional, 'en', '/clients')
  await link(page, name).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(`${name} – People who share with me – Accessible Mental Health Support`)
  const tools = page.getByRole('combobox', { name: 'Which questionnaire' })
  await expect(tools.getByRole('option')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Safety notes' })).toBeVisible()
  await page.getByLabel('New note').fill('Sleep, and what helped.')

  await main.getByRole('button', { name: 'Next: see whose it is' }).click()
  await main.getByRole('checkbox', { name: 'Anxiety (GAD-2)' }).check()
  await main.getByRole('radio', { name: 'Everything so far, and new ones' }).check()
  await main.getByLabel('The name they know you by').fill(name)
  await cutOffWrites(context)
  await main.getByRole('button', { name: 'Start sharing' }).click()

  await expect(page.getByText('GAD-2, 1 result', { exact: true })).toBeVisible()
  await expect(tools).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Safety notes' })).toHaveCount(0)
  await expect(page.getByText('PHQ-9, 1 result', { exact: true })).toHaveCount(0)
  // Whoever was writing meanwhile goes on writing.
  await expect(page.getByLabel('New note')).toHaveValue('Sleep, and what helped.')
  await expect(main.getByText('They can see 1 result')).toBeVisible()
  await context.close()
  await page.reload()
  await expect(page.getByText('GAD-2, 1 result', { exact: true })).toBeVisible()
  await expect(tools).toHaveCount(0)
})

for (const [clock, wrongBy] of [
  ['a day fast', day],
  ['a day slow', -day],
] as const)
  test(`a professional’s clock is ${clock}: the list holds a share until it is over, and no longer`, async ({
    page,
  }) => {
    const [ending, ended] = [await createAccount(), await createAccount()]
    const [soon, over] = [`Soon ${ending.uid.slice(0, 4)}`, `Over ${ended.uid.slice(0, 4)}`]
    await share(ending, soon, 12 * hour)
    await share(ended, over, -hour)
    await page.clock.install({ time: Date.now() + wrongBy })
    await prefer(page, { language: 'en' })
    await signIn(page, professional, 'en', '/clients')
    await expect(link(page, soon)).toBeVisible()
    await expect(link(page, over)).toHaveCount(0)
  })

test('where the clock of the site itself is slow, the list of shares comes all the same', async ({
  page,
}) => {
  const client = await createAccount()
  const name = `Robin ${client.uid.slice(0, 4)}`
  await share(client, name, 12 * hour)
  await page.route('**/app-config.json', async (route) => {
    if (route.request().method() !== 'HEAD') return route.continue()
    await route.fulfill({ headers: { date: new Date(Date.now() - 10 * minute).toUTCString() } })
  })
  await prefer(page, { language: 'en' })
  await signIn(page, professional, 'en', '/clients')
  await expect(link(page, name)).toBeVisible()
})
