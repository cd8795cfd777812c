import { readDocument, writeDocument } from './support/accounts'
import { confirm, makeOnlyAdministrator, openPanel } from './support/admin'
import { expect, prefer, test } from './support/fixtures'

// Who is an administrator is one document for the whole database: Playwright runs this file when all others are done.
let administratorsBefore: Record<string, unknown> | null
test.beforeAll(async () => {
  administratorsBefore = await readDocument('system/admins')
})
test.afterAll(async () => {
  if (administratorsBefore) await writeDocument('system/admins', administratorsBefore)
})

// The browser itself logs the refusal's status.
test.use({ expectedErrors: [/status of 400/] })

test('the last administrator stays one, and reads why', async ({ page }) => {
  await prefer(page, { language: 'en' })
  const admin = await openPanel(page, 'en', 'users')
  await makeOnlyAdministrator(admin.uid)
  await page.getByLabel('Name or email').fill(admin.email)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  const row = page.getByRole('row').filter({ hasText: admin.email })
  const note = page.locator('.admin-note')
  await row.getByRole('button', { name: /^Change role/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the role of Ning Wang?' })
  await expect(dialog.getByText(/you lose the admin panel at once/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'User' }).check()
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(note).toContainText('At least one active administrator must remain')
  await row.getByRole('button', { name: /^Disable/ }).click()
  await confirm(page, /^Disable/)
  await expect(note).toContainText('At least one active administrator must remain')
  await expect(page.locator('.role-badge').first()).toHaveText('Admin')
})
