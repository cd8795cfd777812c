import type { Page } from '@playwright/test'
import { readDocument, signIn } from './support/accounts'
import { createPerson } from './support/admin'
import { expect, expectAccessible, prefer, test } from './support/fixtures'

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
