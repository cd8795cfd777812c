import type { Page } from '@playwright/test'
import {
  answerAge,
  changeAccount,
  createAccount,
  goodPassword,
  signIn,
  type TestAccount,
  texts,
  uniqueEmail,
  verificationCode,
} from './support/accounts'
import { doubleText, expect, open, prefer, test } from './support/fixtures'
import { answerAsGoogle } from './support/google-frame'

/** Google's and the provider's answers to what is refused; a function's process that has just been started on a busy machine. */
test.use({ expectedErrors: [[/status of 400/, /status of 503/], { scope: 'test' }] })

const words = texts['zh-CN']
const main = (page: Page) => page.getByRole('main')

/** The focus is where the page begins that the person wanted, and stays there when all of it has come. */
async function expectArrived(page: Page, path: string, at = 'h1'): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await expect(page.locator(`#main ${at}`)).toBeFocused()
  await page.locator('.account-button').waitFor()
  await expect(main(page).locator('.spinner')).toHaveCount(0)
  await expect(page.locator(`#main ${at}`)).toBeFocused()
}

/** As at a keyboard: Enter in the last field. */
async function signInWithEnter(page: Page, { email, password }: Omit<TestAccount, 'uid'>): Promise<void> {
  await main(page).getByLabel(words.email, { exact: true }).fill(email)
  await main(page).getByLabel(words.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

for (const [wanted, path, at] of [
  ['/', '/', 'h1'],
  ['/share', '/share', 'h1'],
  ['/learn/resource/sleep', '/learn/resource/sleep', 'h1'],
  ['/profile#reminders', '/profile', '#reminders'],
  // A part that was not made to take the focus.
  ['/crisis#regions', '/crisis', '#regions'],
] as const)
  test(`signed in on the way to ${wanted}`, async ({ page }) => {
    await prefer(page)
    const account = await createAccount()
    await open(page, `/login?redirect=${encodeURIComponent(wanted)}`)
    await signInWithEnter(page, account)
    await expectArrived(page, path, at)
  })

test('while the next page is on its way the focus is on the main part', async ({ page }) => {
  await prefer(page)
  const account = await createAccount()
  await open(page, '/login?redirect=%2Fassessment-history')
  let letThrough = () => {}
  const waiting = new Promise<void>((done) => {
    letThrough = done
  })
  await page.route(/assessment-history-page/, async (route) => {
    await waiting
    await route.continue()
  })
  await signInWithEnter(page, account)
  await page.locator('.account-button').waitFor()
  await expect(page.locator('main')).toBeFocused()
  letThrough()
  await expectArrived(page, '/assessment-history')
})

test('led to the sign-in by the guard of a page, and back', async ({ page }) => {
  await prefer(page)
  const account = await createAccount({ verified: false })
  await open(page, '/my-screenings')
  await expect(main(page).getByRole('heading', { level: 1, name: words.signIn })).toBeFocused()
  await signInWithEnter(page, account)
  await expectArrived(page, '/my-screenings')
  // The notice that it worked goes, and the focus with it no further than to the main part.
  const notice = page.locator('.page-notice').filter({ hasText: '登录成功' })
  await notice.getByRole('button').press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('with Google', async ({ page }) => {
  await prefer(page)
  const email = uniqueEmail('google')
  await answerAsGoogle(page, { person: { sub: email, email, name: 'Lin Wang' } })
  await open(page, '/login?redirect=%2Fmy-screenings')
  const google = main(page).getByRole('button', { name: /Google/ })
  await google.press('Enter')
  await main(page).getByRole('radio', { name: words.adult }).check()
  await main(page).getByRole('checkbox', { name: words.terms }).check()
  await main(page).getByRole('button', { name: words.continue }).press('Enter')
  await google.press('Enter')
  await expectArrived(page, '/my-screenings')
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
])
  test(`registered with text twice as large: the heading that has the focus is on the screen (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await prefer(page)
    await open(page, '/register')
    await doubleText(page)
    await answerAge(page)
    await main(page).getByLabel(words.firstName, { exact: true }).fill('Mei')
    await main(page).getByLabel(words.email, { exact: true }).fill(uniqueEmail('large'))
    await main(page).getByLabel(words.password, { exact: true }).fill(goodPassword)
    await main(page).getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
    await main(page).getByRole('checkbox', { name: words.terms }).check()
    await main(page).getByRole('button', { name: words.register, exact: true }).press('Enter')
    await expectArrived(page, '/')
    await expect(page.getByRole('heading', { name: '请验证你的邮箱' })).toBeAttached()
    await page.waitForTimeout(1000)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.9 })
  })

test('by registering on the device, and coming back there', async ({ page }) => {
  await prefer(page)
  const email = uniqueEmail()
  await open(page, '/register?redirect=%2Fmy-screenings')
  await answerAge(page)
  await main(page).getByRole('radio', { name: words.local }).check()
  await main(page).getByLabel(words.firstName, { exact: true }).fill('Mei')
  await main(page).getByLabel(words.email, { exact: true }).fill(email)
  await main(page).getByLabel(words.password, { exact: true }).fill(goodPassword)
  await main(page).getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
  await main(page).getByRole('checkbox', { name: words.terms }).check()
  await main(page).getByRole('button', { name: words.register, exact: true }).press('Enter')
  await expectArrived(page, '/my-screenings')
  await page.locator('.account-button').click()
  await page.getByRole('button', { name: words.logout }).click()
  await open(page, '/login?redirect=%2Fmy-screenings')
  await signInWithEnter(page, { email, password: goodPassword })
  await expectArrived(page, '/my-screenings')
})

test('in another tab', async ({ page, context }) => {
  await prefer(page)
  await open(page, '/login?redirect=%2Fmy-screenings')
  await main(page).getByLabel(words.email, { exact: true }).focus()
  await signIn(await context.newPage(), await createAccount())
  await page.bringToFront()
  await expectArrived(page, '/my-screenings')
})

test('a verified address: by the link, by a link that does not work, and by the banner, which goes', async ({
  page,
}) => {
  await prefer(page)
  const account = await createAccount({ verified: false })
  await signIn(page, account, 'zh-CN', '/profile')
  await expectArrived(page, '/profile')
  const code = await verificationCode(account.email)
  await open(page, `/reset-password?mode=verifyEmail&oobCode=${code}`)
  await expect(main(page).getByRole('group').filter({ hasText: account.email })).toBeFocused()
  await changeAccount(account.uid, { emailVerified: false })
  await open(page, '/reset-password?mode=verifyEmail&oobCode=of-long-ago')
  await expect(main(page).getByRole('group', { name: '这个链接不能用了' })).toBeFocused()

  await open(page, '/profile')
  const banner = page.locator('.page-notice')
  const refresh = banner.getByRole('button', { name: '我已验证，刷新' })
  // Before that, the page would begin with an address that is verified, and without the banner.
  await expect(refresh).toBeVisible()
  await changeAccount(account.uid, { emailVerified: true })
  await refresh.press('Enter')
  await expect(banner).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})
