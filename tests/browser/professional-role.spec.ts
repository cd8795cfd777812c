import type { Page } from '@playwright/test'
import { readDocument, signIn } from './support/accounts'
import { createPerson, openPanel, unique } from './support/admin'
import { expect, expectAccessible, open, prefer, test } from './support/fixtures'

const main = (page: Page) => page.getByRole('main')

/** Fills in and sends the form with which somebody asks for the role. */
async function askForRole(page: Page, name: string): Promise<void> {
  await main(page).getByLabel('Name', { exact: true }).fill(name)
  await main(page).getByRole('radio', { name: 'Social worker' }).check()
  await main(page).getByLabel('Organisation').fill('First Hospital')
  await main(page).getByLabel('Register', { exact: true }).fill('Social Work England')
  await main(page).getByLabel('Number').fill('SW-123')
  await main(page).getByRole('button', { name: 'Send the request' }).click()
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^You asked on/ }),
  ).toBeVisible()
}

test('a request for the role of a professional is withdrawn only after a question', async ({ page }) => {
  const person = await createPerson()
  const stored = () => readDocument(`professionalRequests/${person.uid}`)
  await prefer(page, { language: 'en' })
  await signIn(page, person, 'en', '/professional-role')
  await askForRole(page, 'Lin Wang')
  const withdraw = main(page).getByRole('button', { name: 'Withdraw the request' })
  await withdraw.press('Enter')
  const question = page.getByRole('dialog', { name: 'Withdraw your request to be a professional here?' })
  await expect(question).toContainText('What you filled in is deleted')
  await expect(question.getByRole('button', { name: 'Keep my request' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(withdraw).toBeFocused()
  expect(await stored()).not.toBeNull()
  await withdraw.press('Enter')
  await question.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter')
  await expect(main(page).getByText('Your request is withdrawn.')).toBeFocused()
  await expect(main(page).getByLabel('Number')).toHaveValue('')
  await expect.poll(stored).toBeNull()
})

test('who asks for the role is given it by an administrator who has looked, and has it on the open page', async ({
  page,
  browser,
}) => {
  const person = await createPerson()
  const name = unique('Lin')
  const context = await browser.newContext({ locale: 'en-GB' })
  const theirs = await context.newPage()
  await prefer(theirs, { language: 'en' })
  await signIn(theirs, person, 'en', '/professional-role')
  const badge = theirs.locator('.role-badge').first()
  await expect(badge).toHaveText('User')
  await askForRole(theirs, name)
  await expectAccessible(theirs)

  await prefer(page, { language: 'en' })
  await openPanel(page, 'en', 'professionals')
  const card = page.getByRole('article', { name: `${name} · Social worker` })
  for (const told of ['First Hospital', 'Social Work England', 'SW-123'])
    await expect(card.getByRole('listitem').filter({ hasText: told })).toBeVisible()
  const grant = card.getByRole('button', { name: /^Checked: give the role/ })
  // Nobody is given the role before somebody has looked.
  await grant.click()
  await expect(card.getByRole('alert')).toHaveText('Please look in the register first, and tick all four.')
  await expect(badge).toHaveText('User')
  for (const box of await card.getByRole('checkbox').all()) await box.check()
  await grant.click()
  await expect(page.locator('.admin-note')).toHaveText(`${name} is a professional now.`)
  await expect(card).toHaveCount(0)

  await expect(badge).toHaveText('Professional', { timeout: 15_000 })
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your details as a professional')
  await expect(main(theirs).getByText(/^The check of your registration is valid until/)).toBeVisible()
  await expectAccessible(theirs)
  await main(theirs).getByRole('link', { name: 'Go to “People who share with me”' }).click()
  await expect(theirs).toHaveURL(/\/clients$/)
  await open(theirs, '/clients?part=code')
  await expect(theirs.getByRole('button', { name: 'Copy the code' })).toBeVisible()
  await open(theirs, '/clients?part=badge')
  await expect(main(theirs).getByText(`${name} · Social worker`)).toBeVisible()
  await context.close()
})
