import { answerAge, goodPassword, texts } from './support/accounts'
import type { Language } from './support/fixtures'
import { expect, expectAccessible, keptForOffline, open, prefer, test } from './support/fixtures'
import { launchOptions } from './support/launch-options'

const languages: readonly Language[] = ['zh-CN', 'en']
const says = {
  'zh-CN': {
    registered: '注册成功',
    signedIn: '登录成功',
    wrong: '邮箱或密码错误',
    taken: '该邮箱已被注册',
    uppercase: '密码至少要有一个大写字母',
    notEnabled: '未启用 Firebase 账号',
    send: '发送邮件',
    caregiver: '照护者',
    roleFold: '名字旁边写：用户',
    roleHint: /不会发给任何人/,
    changed: '密码更改成功',
    currentWrong: '当前密码错误',
    current: '当前密码',
    newPassword: '新密码',
    changePassword: '修改密码',
    updated: '个人信息更新成功',
    saveNames: '保存姓名',
    delete: '删除账户',
    understand: '我明白删除后不能恢复',
    deleted: '你的账号和其中保存的所有内容都已删除',
  },
  en: {
    registered: 'Registration successful',
    signedIn: 'Sign in successful',
    wrong: 'Wrong email or password',
    taken: 'This email is already registered',
    uppercase: 'Password must contain at least one uppercase letter',
    notEnabled: 'Firebase authentication not enabled',
    send: 'Send the email',
    caregiver: 'Caregiver',
    roleFold: 'Shown beside your name: User',
    roleHint: /never leaves this device/,
    changed: 'Password changed successfully',
    currentWrong: 'Current password is wrong',
    current: 'Current password',
    newPassword: 'New password',
    changePassword: 'Change password',
    updated: 'Profile updated successfully',
    saveNames: 'Save name',
    delete: 'Delete the account',
    understand: 'I understand that I can’t undo this',
    deleted: 'Your account and everything kept in it have been deleted',
  },
} as const

/** Without a network the browser logs each file that it would have fetched ahead, itself or through the service worker. */
test.use({
  serviceWorkers: 'allow',
  expectedErrors: [[/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/], { scope: 'test' }],
  launchOptions: launchOptions('optimized'),
})

for (const language of languages) {
  const words = texts[language]
  const said = says[language]

  test(`sign-in, wrong password, taken address, and what local mode does not have (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    await open(page, '/register')
    await answerAge(page, language)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: words.local }).check()
    const fill = async () => {
      await main.getByLabel(words.firstName).fill('Mei')
      await main.getByLabel(words.email).fill('mei@example.com')
      await main.getByLabel(words.password, { exact: true }).fill(goodPassword)
      await main.getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
      await main.getByRole('checkbox', { name: words.terms }).check()
      await main.getByRole('button', { name: words.register, exact: true }).click()
    }
    await fill()
    await expect(page.locator('.page-notice')).toContainText(said.registered)
    await page.locator('.account-button').click()
    await page.getByRole('button', { name: words.logout }).click()
    await expect(page.locator('.account-button')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: words.signedOut })).toHaveCount(1)
    await expect(page.locator('.page-notice')).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()

    // Asked again: it may be somebody else who sits here now.
    await open(page, '/register')
    await answerAge(page, language)
    await fill()
    await expect(page.locator('.error-summary')).toContainText(said.taken)

    await open(page, '/login')
    await main.getByLabel(words.email).fill('MEI@example.com')
    await main.getByLabel(words.password, { exact: true }).fill('Wrong-pass1!')
    await main.getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(page.locator('.error-summary')).toContainText(said.wrong)
    // At both fields, since it may be either: nobody is told which.
    for (const field of [main.getByLabel(words.email), main.getByLabel(words.password, { exact: true })]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(said.wrong)
    }
    await expectAccessible(page)
    await main.getByLabel(words.password, { exact: true }).fill(goodPassword)
    await main.getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(page.locator('.page-notice')).toContainText(said.signedIn)

    await page.locator('.account-button').click()
    await page.getByRole('button', { name: words.logout }).click()
    await open(page, '/forgot-password')
    await main.getByLabel(words.email).fill('mei@example.com')
    await main.getByRole('button', { name: said.send }).click()
    await expect(page.locator('.error-summary')).toContainText(said.notEnabled)
  })
}

test('a page that comes late leaves the menu open for whoever is in it; its links and going back close it', async ({
  page,
}) => {
  const words = texts['zh-CN']
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/home-page-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await prefer(page)
  await open(page, '/register')
  await answerAge(page, 'zh-CN')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: words.local }).check()
  await main.getByLabel(words.firstName).fill('Mei')
  await main.getByLabel(words.email).fill('mei@example.com')
  await main.getByLabel(words.password, { exact: true }).fill(goodPassword)
  await main.getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
  await main.getByRole('checkbox', { name: words.terms }).check()
  await main.getByRole('button', { name: words.register, exact: true }).click()
  const menu = page.locator('#account-menu')
  const profile = menu.getByRole('link', { name: '个人信息' })
  await page.locator('.account-button').press('Enter')
  await profile.focus()
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(menu).toBeVisible()
  await expect(profile).toBeFocused()
  await profile.press('Enter')
  await expect(menu).toBeHidden()
  await expect(main.getByRole('heading', { level: 1, name: '个人信息' })).toBeFocused()
  await page.locator('.account-button').click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
})

test('an account on this device, from registration to deletion, without a network', async ({
  page,
  context,
}) => {
  const language = 'zh-CN'
  const words = texts[language]
  const said = says[language]
  await prefer(page, { language })
  await open(page, '/')
  await keptForOffline(page)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) elsewhere.push(request.url())
  })
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: words.register, exact: true }).click()
  await answerAge(page, language)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: words.local }).check()
  await expectAccessible(page)
  await main.getByLabel(words.firstName).fill('<b>Mei</b>')
  await main.getByLabel(words.email).fill('mei@example.com')
  await main.getByLabel(words.password, { exact: true }).fill('weak-pass1')
  await main.getByLabel(words.confirmation, { exact: true }).fill('weak-pass1')
  // What it is for stands beside it, folded: most people need no label.
  await main.getByText(said.roleFold).click()
  await expect(main.getByText(said.roleHint)).toBeVisible()
  await main.getByRole('radio', { name: said.caregiver }).check()
  await main.getByRole('checkbox', { name: words.terms }).check()
  const submit = main.getByRole('button', { name: words.register, exact: true })
  await submit.click()
  const summary = page.locator('.error-summary')
  await expect(summary).toContainText(said.uppercase)
  await main.getByLabel(words.password, { exact: true }).fill(goodPassword)
  await main.getByLabel(words.confirmation, { exact: true }).fill(goodPassword)
  await submit.click()
  await expect(page.locator('.account-button')).toContainText('bMei/b')
  await expect(page.locator('.role-badge')).toHaveText(said.caregiver)

  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('amhs_auth_token'),
    user: localStorage.getItem('amhs_user'),
    users: localStorage.getItem('amhs_users'),
  }))
  expect(stored.token).toMatch(/^[0-9a-f]{64}$/)
  expect(stored.user).not.toContain('password')
  expect(stored.users).toContain('$2b$10$')
  expect(stored.users).not.toContain(goodPassword)

  await page.locator('.account-button').click()
  await page.getByRole('link', { name: '个人信息' }).click()
  await expectAccessible(page)
  await main.getByLabel(words.firstName).fill('Mei Mei')
  await main.getByRole('button', { name: said.saveNames }).click()
  await expect(main.getByText(said.updated)).toBeVisible()
  await expect(page.locator('.account-button')).toContainText('Mei Mei')

  await main.getByLabel(said.current, { exact: true }).fill('Other-pass1!')
  await main.getByLabel(said.newPassword, { exact: true }).fill('Better-pass2!')
  await main.getByLabel(words.confirmation, { exact: true }).fill('Better-pass2!')
  await main.getByRole('button', { name: said.changePassword }).click()
  await expect(main.locator('.error-summary')).toContainText(said.currentWrong)
  await main.getByLabel(said.current, { exact: true }).fill(goodPassword)
  await main.getByRole('button', { name: said.changePassword }).click()
  await expect(main.getByText(said.changed)).toBeVisible()

  await main.getByLabel(words.password, { exact: true }).fill('Better-pass2!')
  await main.getByRole('checkbox', { name: said.understand }).check()
  await main.getByRole('button', { name: said.delete }).click()
  await expect(page.locator('.page-notice')).toContainText(said.deleted)
  expect(await page.evaluate(() => localStorage.getItem('amhs_users'))).toBeNull()
  // The page that follows is there too, and nothing has left the device.
  await expect(page).toHaveURL('/')
  await expect(main.getByRole('alert')).toHaveCount(0)
  expect(elsewhere).toEqual([])
})

test('hashing leaves the page free to answer', async ({ page }) => {
  await open(page, '/register')
  await answerAge(page)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: texts['zh-CN'].local }).check()
  await main.getByLabel('名字').fill('Mei')
  await main.getByLabel('电子邮箱').fill('mei@example.com')
  await main.getByLabel('密码', { exact: true }).fill(goodPassword)
  await main.getByLabel('再输一次密码', { exact: true }).fill(goodPassword)
  await main.getByRole('checkbox', { name: texts['zh-CN'].terms }).check()
  await page.evaluate(() => {
    // The page's own thread counts its turns from the moment the password is handed over until the hash is back.
    const turns = { handedOver: 0, back: 0, count: 0 }
    const count = () => {
      turns.count += 1
      setTimeout(count, 1)
    }
    const send = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      turns.handedOver = turns.count
      this.addEventListener('message', () => {
        turns.back = turns.count
      })
      return Reflect.apply(send, this, message)
    }
    Object.assign(window, { turns })
    count()
  })
  await main.getByRole('button', { name: '注册', exact: true }).click()
  await page.locator('.account-button').waitFor()
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('password-hashing')])
  const turns = await page.evaluate(
    () => Reflect.get(window, 'turns') as { readonly handedOver: number; readonly back: number },
  )
  expect(turns.back - turns.handedOver, 'turns of the page while the password was hashed').toBeGreaterThan(2)
})

test('switching where accounts are kept clears user and token', async ({ page }) => {
  await open(page, '/register')
  await answerAge(page)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: texts['zh-CN'].local }).check()
  await expect(main.getByText('账户和记录只放在这个浏览器里', { exact: false })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('amhs_hosted_mode'))).toBe('false')
  await main.getByLabel('名字').fill('Mei')
  await main.getByLabel('电子邮箱').fill('mei@example.com')
  await main.getByLabel('密码', { exact: true }).fill(goodPassword)
  await main.getByLabel('再输一次密码', { exact: true }).fill(goodPassword)
  await main.getByRole('checkbox', { name: texts['zh-CN'].terms }).check()
  await main.getByRole('button', { name: '注册', exact: true }).click()
  await page.locator('.account-button').waitFor()
  await open(page, '/profile')
  await page.getByRole('radio', { name: texts['zh-CN'].hosted }).check()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile$/)
  expect(
    await page.evaluate(() => [
      localStorage.getItem('amhs_hosted_mode'),
      localStorage.getItem('amhs_auth_token'),
      localStorage.getItem('amhs_user'),
    ]),
  ).toEqual(['true', null, null])
})
