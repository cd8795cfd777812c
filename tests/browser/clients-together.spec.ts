import type { Browser, Page } from '@playwright/test'
import { createAccount, signIn } from './support/accounts'
import { createPerson } from './support/admin'
import { expect, prefer, test } from './support/fixtures'
import { handOver, professional, share } from './support/grants'

// What goes wrong on a professional's page while somebody reads or writes on it.

const day = 24 * 60 * 60 * 1000

// What was taken back is refused before the list says so; the page asks again by itself.
test.use({ expectedErrors: [[/^\[firebase\] FirebaseError permission-denied$/], { scope: 'test' }] })

/** A client with two results that a professional sees, each at their page. */
async function openBoth(page: Page, browser: Browser) {
  const client = await createAccount({ displayName: 'Robin Lee' })
  const name = `Robin ${client.uid.slice(0, 4)}`
  const grant = await share(client, name, 30 * day)
  // Signed in before, since a first visit makes the profile without which nothing of theirs is open to anybody.
  const context = await browser.newContext({ locale: 'en-GB' })
  const other = await context.newPage()
  await prefer(other, { language: 'en' })
  await signIn(other, client, 'en', '/share-with-professional')
  await handOver(client, grant, 'phq9', 9)
  await handOver(client, grant, 'phq9', 9, { id: 'older', daysAgo: 20 })
  await prefer(page, { language: 'en' })
  await signIn(page, professional, 'en', '/clients')
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByText('PHQ-9, 2 results', { exact: true })).toBeVisible()
  return { other, name }
}

test('a result that is taken back goes by itself: what is unfolded and has the focus stays, and it is said', async ({
  page,
  browser,
}) => {
  test.slow()
  const { other, name } = await openBoth(page, browser)
  const folds = page.getByRole('group').filter({ hasText: /^Each answer of / })
  await expect(folds).toHaveCount(2)
  const newest = folds.first()
  await newest.getByText(/^Each answer of /).press('Enter')
  await expect(newest.getByRole('table')).toBeVisible()
  await expect(newest.getByText(/^Each answer of /)).toBeFocused()

  const main = other.getByRole('main')
  await main.getByText('Results they can see', { exact: true }).click()
  await main
    .getByRole('button', { name: /^No longer show: Low mood \(PHQ-9\)/ })
    .last()
    .click()
  await expect(page.getByText('PHQ-9, 1 result', { exact: true })).toBeVisible()
  await expect(folds).toHaveCount(1)
  await expect(newest.getByRole('table')).toBeVisible()
  await expect(newest.getByText(/^Each answer of /)).toBeFocused()
  await expect(page.getByRole('status').getByText(`${name} took back 1 result.`)).toBeAttached()

  // The one that is being read goes as well: the focus stays on the page.
  await main.getByRole('button', { name: /^No longer show: Low mood \(PHQ-9\)/ }).click()
  await expect(page.getByText('There are no results to see yet.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await other.context().close()
})

for (const [language, note] of [
  ['zh-CN', 'PHQ-9 里有回答需要谈一谈'],
  ['en', 'PHQ-9: there’s an answer that should be talked about'],
] as const)
  test(`a safety note that appears above an open page is said (${language})`, async ({ page, browser }) => {
    test.slow()
    // A list of their own: nobody else's notes are said together with it.
    const reader = await createPerson({ role: 'professional', firstName: 'Wei' })
    const client = await createAccount({ displayName: 'Robin Lee' })
    const name = `Robin ${client.uid.slice(0, 4)}`
    const grant = await share(client, name, 30 * day, reader.uid)
    // Signed in once, for the profile without which nothing of theirs is open to anybody.
    const context = await browser.newContext()
    const other = await context.newPage()
    await prefer(other, { language: 'en' })
    await signIn(other, client, 'en', '/share-with-professional')
    await context.close()
    await prefer(page, { language })
    await signIn(page, reader, language, '/clients')
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    const said = page.getByRole('status').filter({ hasText: note })
    await expect(said).toHaveCount(0)
    await handOver(client, grant, 'phq9', 9)
    await expect(page.getByRole('region', { name: /1/ }).getByText(note)).toBeVisible()
    await expect(said).toContainText(name)

    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(said).not.toContainText(name)
    await handOver(client, grant, 'phq9', 9, { id: 'older', daysAgo: 20 })
    await expect(page.getByRole('article').getByRole('list').getByText(note)).toHaveCount(2)
    // As the page counts days: its time zone is not that of the test.
    const before = await page.evaluate((ms) => new Date(Date.now() - ms).getDate(), 20 * day)
    await expect(said).toContainText(String(before))
  })

test('a note and an invitation are there once, however often the button was pressed', async ({
  page,
  browser,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|^\[firebase\]/)
  const { other } = await openBoth(page, browser)
  const notes = page.getByRole('region', { name: 'My notes' })
  const field = notes.getByLabel('New note')
  await field.fill('We talked about sleep.')
  await page.context().setOffline(true)
  const save = notes.getByRole('button', { name: 'Save note' })
  await save.click()
  await expect(notes.getByText(/^We couldn’t reach the server/)).toBeVisible({ timeout: 15_000 })
  await expect(field).toHaveValue('We talked about sleep.')
  await page.context().setOffline(false)
  const kept = notes.getByRole('listitem').filter({ hasText: 'We talked about sleep.' })
  await expect(async () => {
    if ((await field.inputValue()) !== '') await save.click()
    await expect(field).toHaveValue('', { timeout: 12_000 })
  }).toPass({ timeout: 60_000 })
  await expect(kept).toHaveCount(1)
  await expect(notes.getByText(/^We couldn’t reach the server/)).toHaveCount(0)

  const invitations = page.getByRole('region', { name: 'Invitations' })
  const send = invitations.getByRole('button', { name: 'Send the invitation' })
  await send.click()
  await expect(invitations.getByText(/^Invitation to PHQ-9 sent\./)).toBeVisible()
  await expect(invitations.getByRole('listitem')).toHaveCount(1)
  await send.click()
  await expect(invitations.getByText(/^Not sent again: .* open invitation to PHQ-9\./)).toBeInViewport()
  await expect(invitations.getByRole('listitem')).toHaveCount(1)

  await expect(other.getByText(/They have written 1 note/)).toBeVisible()
  await expect(other.getByRole('button', { name: /^Accept the invitation/ })).toHaveCount(1)
  await other.context().close()
})
