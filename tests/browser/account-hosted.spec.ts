import { addressIn } from '@amhs/domain/page-address'
import {
  answerAge,
  changeAccount,
  createAccount,
  goodPassword,
  mailedCode,
  mailedLink,
  readDocument,
  signIn,
  texts,
  uniqueEmail,
  writeDocument,
} from './support/accounts'
import type { Language } from './support/fixtures'
import {
  alive,
  databaseCalls,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  prefer,
  requestsOf,
  test,
} from './support/fixtures'

const languages: readonly Language[] = ['zh-CN', 'en']
const says = {
  'zh-CN': {
    registered: '注册成功。请查看邮箱，完成账号验证。',
    signedIn: '登录成功',
    wrong: '密码不正确',
    disabled: '账号已被停用',
    contact: '联系我们',
    taken: '这个邮箱已被使用',
    weak: '密码强度不够',
    errorTitle: /^错误：登录/,
    problems: '有 2 处需要改',
    problem: '有 1 处需要改',
    register: /^注册/,
    registerError: /^错误：注册/,
    mismatch: '密码确认不匹配',
    toDevice: '改用本机账户',
    deviceOnly: '本机账户',
  },
  en: {
    registered: 'Registration successful! Please check your email to verify your account.',
    signedIn: 'Sign in successful',
    wrong: 'Wrong password',
    disabled: 'Account has been disabled',
    contact: 'Contact us',
    taken: 'Email is already in use',
    weak: 'Password is too weak',
    errorTitle: /^Error: Sign in/,
    problems: 'There are 2 things to correct',
    problem: 'There’s 1 thing to correct',
    register: /^Register/,
    registerError: /^Error: Register/,
    mismatch: 'Passwords do not match',
    toDevice: 'Use an account on this device',
    deviceOnly: 'Account on this device',
  },
} as const
/** The provider answers refusals with 400, which browsers log. */
const refusals = [/status of 400/, /status of 403/, /ERR_FAILED/]
test.use({ expectedErrors: [refusals, { scope: 'test' }] })

for (const language of languages) {
  const words = texts[language]
  const said = says[language]

  test(`a provider that never answers: told within ten seconds, with a way on (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    await open(page, '/register')
    await answerAge(page, language)
    await page.route('**/identitytoolkit.googleapis.com/**', () => undefined)
    const main = page.getByRole('main')
    const offer = main.getByRole('button', { name: said.toDevice })
    await main.getByLabel(words.firstName).fill('Mei')
    await main.getByLabel(words.email).fill('somebody@example.org')
    await main.getByLabel(words.password, { exact: true }).fill(goodPassword)
    await main.getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
    await main.getByRole('checkbox', { name: words.terms }).check()
    await main.getByRole('button', { name: words.register, exact: true }).click()
    await expect(offer).toBeVisible({ timeout: 15_000 })
    await expectAccessible(page)
    await open(page, '/login')
    await main.getByLabel(words.email).fill('somebody@example.org')
    await main.getByLabel(words.password, { exact: true }).fill(goodPassword)
    await main.getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(offer).toBeVisible({ timeout: 15_000 })
    await offer.click()
    await expect(main.getByRole('radio', { name: said.deviceOnly })).toBeChecked()
    await expect(offer).toHaveCount(0)
    await expect(main.getByLabel(words.email)).toHaveValue('somebody@example.org')
  })

  test(`a registration whose answer is lost goes on at the next try (${language})`, async ({ page }) => {
    await prefer(page, { language })
    const email = uniqueEmail('lost')
    await open(page, '/register')
    await answerAge(page, language)
    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: words.register, exact: true })
    let lost = false
    await page.route('**/accounts:signUp**', async (route) => {
      if (lost) return route.continue()
      lost = true
      // The account is made, and the answer never arrives.
      await route.fetch()
      await route.abort()
    })
    await main.getByLabel(words.firstName).fill('Mei')
    await main.getByLabel(words.email).fill(email)
    await main.getByLabel(words.password, { exact: true }).fill(goodPassword)
    await main.getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
    await main.getByRole('checkbox', { name: words.terms }).check()
    await button.click()
    await expect(main.getByRole('button', { name: said.toDevice })).toBeVisible()
    await button.click()
    await expect(page.locator('.page-notice', { hasText: said.registered })).toBeVisible()
    expect(await mailedCode(email, 'VERIFY_EMAIL')).toBeTruthy()
  })

  test(`registration writes the profile and sends the mail (${language})`, async ({ page }) => {
    await prefer(page, { language })
    const email = uniqueEmail('new')
    await open(page, '/register?redirect=%2Fprofile%3Ffrom%3Dtest')
    await expectAccessible(page)
    const main = page.getByRole('main')
    // The first step refused and then passed leaves no error in the title of the second.
    await main.getByRole('button', { name: words.continue }).click()
    await expect(main.getByRole('group', { name: said.problem })).toBeFocused()
    await expect(page).toHaveTitle(said.registerError)
    await answerAge(page, language)
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(said.register)
    await main.getByLabel(words.firstName).fill('Mei')
    await main.getByLabel(words.email).fill(email)
    await main.getByLabel(words.password, { exact: true }).fill(goodPassword)
    await main.getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
    await main.getByRole('checkbox', { name: words.terms }).check()
    await expectAccessible(page)
    await main.getByRole('button', { name: words.register, exact: true }).click()

    await expect(page).toHaveURL(/\/profile\?from=test$/)
    await expect(page.locator('.page-notice', { hasText: said.registered })).toBeVisible()
    await expect(page.locator('.account-button')).toContainText('Mei')
    const stored = await page.evaluate(() => localStorage.getItem('amhs_auth_token'))
    const uid = stored?.replace(/^firebase_/, '') ?? ''
    expect(stored).toMatch(/^firebase_\w+$/)
    const profile = await readDocument(`users/${uid}`)
    expect(profile).toMatchObject({ email: { stringValue: email }, role: { stringValue: 'user' } })
    await expect
      .poll(async () => JSON.stringify((await readDocument(`users/${uid}`))?.consents ?? {}))
      .toContain('terms')
    expect(await mailedCode(email, 'VERIFY_EMAIL')).toBeTruthy()
    expect(await mailedLink(email, 'VERIFY_EMAIL')).toContain(encodeURIComponent('/login'))
  })

  test(`refusals keep what was typed and are tied to their fields (${language})`, async ({ page }) => {
    await prefer(page, { language })
    const account = await createAccount()
    await open(page, '/login')
    const main = page.getByRole('main')
    const submit = main.getByRole('button', { name: words.signIn, exact: true })
    await submit.click()
    const summary = page.locator('.error-summary')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('heading')).toContainText(said.problems)
    await expect(page).toHaveTitle(said.errorTitle)
    await expectAccessible(page)
    await summary.getByRole('link').first().click()
    await expect(main.getByLabel(words.email)).toBeFocused()
    await expect(main.getByLabel(words.email)).toHaveAttribute('aria-invalid', 'true')

    await main.getByLabel(words.email).fill(account.email)
    const password = main.getByLabel(words.password, { exact: true })
    await password.fill('Wrong-pass1!')
    await password.press('Enter')
    await expect(summary).toContainText(said.wrong)
    // The summary took the focus out of the field, which was checked then: it is still what was refused.
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAccessibleDescription(said.wrong)
    await expect(main.getByLabel(words.email)).toHaveValue(account.email)
    await expect(main.getByLabel(words.password, { exact: true })).toHaveValue('Wrong-pass1!')

    await changeAccount(account.uid, { disableUser: true })
    await main.getByLabel(words.password, { exact: true }).fill(account.password)
    await submit.click()
    await expect(summary).toContainText(said.disabled)
    // Who cannot sign in can still ask for their data.
    await expect(main.locator('.notice').getByRole('link', { name: said.contact })).toBeVisible()
  })

  test(`registration refusals: taken address, weak password, other confirmation (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    const account = await createAccount()
    await open(page, '/register')
    await answerAge(page, language)
    const main = page.getByRole('main')
    await main.getByLabel(words.firstName).fill('Mei')
    await main.getByLabel(words.email).fill(account.email)
    await main.getByLabel(words.password, { exact: true }).fill('123')
    await main.getByLabel(words.confirmation, { exact: true }).fill('1234')
    await main.getByRole('checkbox', { name: words.terms }).check()
    const submit = main.getByRole('button', { name: words.register, exact: true })
    await submit.click()
    const summary = page.locator('.error-summary')
    await expect(summary).toContainText(said.mismatch)
    await main.getByLabel(words.confirmation, { exact: true }).fill('123')
    await main.getByLabel(words.email).fill(uniqueEmail())
    await submit.click()
    await expect(summary).toContainText(said.weak)
    await main.getByLabel(words.email).fill(account.email)
    await main.getByLabel(words.password, { exact: true }).fill(goodPassword)
    await main.getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
    await submit.click()
    await expect(summary).toContainText(said.taken)
    await expect(main.getByLabel(words.firstName)).toHaveValue('Mei')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })
}

for (const [path, email, password] of [
  ['/login', '电子邮箱', '密码'],
  ['/en/login', 'Email', 'Password'],
] as const)
  test(`what is sent before the page has started goes into no address (${path})`, async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await main.getByLabel(email, { exact: true }).fill('lin@example.com')
    await main.getByLabel(password, { exact: true }).fill('Secret-99')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await alive(page)
    await expect(page).toHaveURL(path)
    await expect(main.getByLabel(email, { exact: true })).toHaveValue('lin@example.com')
  })

test('sign-in leads to the wanted page, and out again', async ({ page }) => {
  const language = 'en'
  const words = texts[language]
  const said = says[language]
  await prefer(page, { language })
  const account = await createAccount()
  await open(page, '/profile?tab=data#end')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile%3Ftab%3Ddata%23end$/)
  await expectAccessible(page)
  const main = page.getByRole('main')
  await main.getByLabel(words.email).fill(account.email)
  await main.getByLabel(words.password, { exact: true }).fill(account.password)
  await main.getByRole('button', { name: words.signIn, exact: true }).click()
  await expect(page).toHaveURL(/\/profile\?tab=data#end$/)
  await expect(page.locator('.page-notice', { hasText: said.signedIn })).toBeVisible()
  await expect(page.locator('.role-badge')).toHaveText(language === 'en' ? 'User' : '用户')
  // The profile was missing: it has been created with the account's names and role user.
  expect(await readDocument(`users/${account.uid}`)).toMatchObject({
    role: { stringValue: 'user' },
    displayName: { stringValue: 'Lin Wang' },
  })
  await page.locator('.account-button').click()
  await page.getByRole('button', { name: words.logout }).click()
  await expect(page).toHaveURL(addressIn(language, '/'))
  await expect(page.getByRole('status').filter({ hasText: words.signedOut })).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('amhs_auth_token'))).toBeNull()
})

test('a foreign redirect is not followed', async ({ page }) => {
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', 'https://evil.example/')
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
})

test('two tabs agree: sign-out in one signs out the other', async ({ page, context }) => {
  const account = await createAccount()
  await signIn(page, account)
  const second = await context.newPage()
  await open(second, '/profile')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('个人信息')
  await page.bringToFront()
  await page.locator('.account-button').click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(second).toHaveURL(/\/login\?redirect=%2Fprofile$/)
  await expect(second.getByText('登录状态已结束')).toHaveCount(0)
})

test('a new role shows within five seconds', async ({ page }) => {
  const account = await createAccount()
  await signIn(page, account)
  await expect(page.locator('.role-badge')).toHaveText('用户')
  await changeAccount(account.uid, { customAttributes: JSON.stringify({ role: 'admin' }) })
  await writeDocument(`users/${account.uid}`, { role: { stringValue: 'admin' } })
  await expect(page.locator('.role-badge')).toHaveText('管理员', { timeout: 5000 })
  await page.locator('.account-button').click()
  await expect(page.locator('#account-menu').getByRole('link', { name: /^管理后台/ })).toBeVisible()
})

test.describe('a database that cannot be reached', () => {
  test.use({
    expectedErrors: [
      [/ERR_FAILED/, /ERR_NAME_NOT_RESOLVED/, /Could not reach Cloud Firestore/],
      { scope: 'test' },
    ],
  })

  test('keeps nobody waiting: an administrator who comes back is signed in, and stays on the page', async ({
    page,
  }) => {
    const account = await createAccount({ displayName: 'Ning Wang' })
    await changeAccount(account.uid, { customAttributes: JSON.stringify({ role: 'admin' }) })
    await signIn(page, account)
    await page.route(databaseCalls, (route) => route.abort())
    await open(page, '/admin')
    await expect(page.locator('.account-button')).toBeVisible({ timeout: 8000 })
    await expect(page.locator('.role-badge')).toHaveText('管理员')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('管理后台')
    await expect(page).toHaveURL(/\/admin$/)
  })
})

test('a disabled account is told so, and typed text survives the way to sign-in and back', async ({
  page,
}) => {
  const account = await createAccount()
  await signIn(page, account, 'zh-CN', '/profile')
  const main = page.getByRole('main')
  await main.getByLabel('名字', { exact: true }).fill('还没保存的名字')
  await changeAccount(account.uid, { disableUser: true })
  // The page asks when it comes back into view.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile&ended=yes$/)
  await expect(page.locator('.page-notice')).toContainText('账号已被停用')
  // A reload takes the notice away, but not the word that a session ended.
  await page.reload()
  await expect(main.getByText(/^你已经退出登录：/)).toBeVisible()
  await changeAccount(account.uid, { disableUser: false })
  await main.getByLabel('电子邮箱').fill(account.email)
  await main.getByLabel('密码', { exact: true }).fill(account.password)
  await main.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(main.getByLabel('名字', { exact: true })).toHaveValue('还没保存的名字')
})

test('under 14 there is no account, said kindly, and no request is made', async ({ page }) => {
  const asked = requestsOf(page)
  await open(page, '/register')
  await answerAge(page, 'zh-CN', 'under14')
  await expect(page.getByRole('heading', { name: '谢谢你告诉我们' })).toBeVisible()
  await expect(page.getByRole('link', { name: '去看看筛查' })).toBeVisible()
  await expect(page.getByRole('main').getByLabel('电子邮箱')).toHaveCount(0)
  await expectAccessible(page)
  expect(asked.filter((address) => address.includes('identitytoolkit'))).toEqual([])
})
