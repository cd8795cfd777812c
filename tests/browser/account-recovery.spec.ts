import { addressIn } from '@amhs/domain/page-address'
import {
  changeAccount,
  createAccount,
  mailedCode,
  mailedLink,
  signIn,
  texts,
  uniqueEmail,
  verificationCode,
} from './support/accounts'
import type { Language } from './support/fixtures'
import { alive, expect, expectAccessible, open, prefer, test } from './support/fixtures'

/** Where the provider takes codes. */
const provider = /accounts:update|accounts:resetPassword/
const languages: readonly Language[] = ['zh-CN', 'en']
const says = {
  'zh-CN': {
    send: '发送邮件',
    sent: '重置密码的邮件已发送，请查看收件箱。',
    unknown: '没有找到这个用户',
    forAddress: (email: string) => `为 ${email} 设置新密码。`,
    newPassword: '新密码',
    save: '保存新密码',
    done: '密码已重置，请用新密码登录。',
    invalid: '验证码无效或已过期',
    network: '无法连接服务器，请检查网络后再试',
    tryAgain: '再试一次',
    noCode: '这个地址里没有验证码',
    verifyTitle: '验证邮箱',
    verified: '邮箱验证成功',
    verifiedBefore: '邮箱已经验证过了',
    banner: '请验证你的邮箱',
    resend: '重新发送',
    goOn: '继续',
    login: '去登录',
    recoverTitle: '恢复邮箱地址',
    recovered: '邮箱地址已经改回原来的',
    changePassword: '重设密码',
    unknownTitle: '邮件里的链接',
    unknownMode: '什么也没有改动',
  },
  en: {
    send: 'Send the email',
    sent: 'Password reset email sent. Please check your inbox.',
    unknown: 'User not found',
    forAddress: (email: string) => `Set a new password for ${email}.`,
    newPassword: 'New password',
    save: 'Save the new password',
    done: 'Password reset successful. Please sign in with your new password.',
    invalid: 'Invalid or expired verification code',
    network: 'Cannot reach the server, please check your connection and try again',
    tryAgain: 'Try again',
    noCode: 'This address has no code in it',
    verifyTitle: 'Verify email',
    verified: 'Email verified successfully!',
    verifiedBefore: 'Email is already verified',
    banner: 'Please verify your email',
    resend: 'Resend',
    goOn: 'Continue',
    login: 'Go to sign in',
    recoverTitle: 'Restore email address',
    recovered: 'Your email address has been changed back',
    changePassword: 'Reset the password',
    unknownTitle: 'Link from an email',
    unknownMode: 'nothing has changed',
  },
} as const
test.use({ expectedErrors: [[/status of 400/, /ERR_FAILED/], { scope: 'test' }] })

for (const language of languages) {
  const words = texts[language]
  const said = says[language]

  test(`a forgotten password is reset by the code of the mail (${language})`, async ({ page }) => {
    await prefer(page, { language })
    const account = await createAccount()
    await open(page, '/forgot-password')
    await expectAccessible(page)
    const main = page.getByRole('main')
    await main.getByLabel(words.email).fill('nobody-at-all@example.com')
    await main.getByRole('button', { name: said.send }).click()
    await expect(page.locator('.error-summary')).toContainText(said.unknown)
    await main.getByLabel(words.email).fill(account.email)
    await main.getByRole('button', { name: said.send }).click()
    await expect(main.getByRole('group', { name: said.sent })).toBeFocused()
    expect(await mailedLink(account.email, 'PASSWORD_RESET')).toContain(encodeURIComponent('/login'))
    const code = await mailedCode(account.email, 'PASSWORD_RESET')

    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await open(page, `/reset-password?mode=resetPassword&oobCode=${code}&email=${account.email}`)
    await expect(main.getByText(said.forAddress(account.email))).toBeVisible()
    // Neither code nor address stays where the next person on the device could read it.
    await expect(page).toHaveURL(addressIn(language, '/reset-password'))
    expect(logged.join('\n')).not.toMatch(new RegExp(`${code}|${account.email}`))
    expect(logged).toContain('[navigation] /reset-password')
    await page.reload()
    await expect(main.getByText(said.forAddress(account.email))).toBeVisible()
    await expectAccessible(page)
    // Left unused, the link works for nobody who comes with the Back button, in the same page or from another; the mail opens it again.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(addressIn(language, '/'))
    // The page is left only once the other stands there.
    await expect(main.getByLabel(said.newPassword, { exact: true })).toHaveCount(0)
    for (const reloads of [false, true]) {
      if (reloads) {
        await page.reload()
        await alive(page)
      }
      await page.goBack()
      await expect(main.getByText(said.noCode)).toBeVisible()
      await expect(main.getByLabel(said.newPassword, { exact: true })).toHaveCount(0)
      expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('oobCode')
      await page.goForward()
      await expect(main.getByText(said.noCode)).toHaveCount(0)
    }
    await open(page, `/reset-password?mode=resetPassword&oobCode=${code}&email=${account.email}`)
    await open(page, '/about')
    await page.goBack()
    await expect(main.getByText(said.noCode)).toBeVisible()
    await open(page, `/reset-password?mode=resetPassword&oobCode=${code}&email=${account.email}`)
    await main.getByLabel(said.newPassword, { exact: true }).fill('Fresh-pass9!')
    await main.getByLabel(words.confirmation, { exact: true }).fill('Fresh-pass9!')
    await main.getByRole('button', { name: said.save }).click()
    await expect(main.getByRole('group', { name: said.done })).toBeFocused()
    await expect(main.getByRole('status')).toHaveCount(0)

    await signIn(page, { ...account, password: 'Fresh-pass9!' }, language)
    await expect(page).toHaveURL(addressIn(language, '/'))
  })

  test(`a visitor's links verify an address, restore one, or say what is wrong (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    const main = page.getByRole('main')
    const account = await createAccount({ verified: false })
    const code = await verificationCode(account.email)
    await page.route(provider, (route) => route.abort())
    await open(page, `/reset-password?mode=verifyEmail&oobCode=${code}`)
    await expect(main.locator('.error-summary:focus')).toContainText(said.network)
    await page.unroute(provider)
    await main.getByRole('button', { name: said.tryAgain }).click()
    await expect(main.getByRole('group', { name: said.verified })).toBeFocused()
    await page.reload()
    await expect(main).toContainText(said.invalid)
    await expectAccessible(page)
    await main.getByRole('link', { name: said.login }).click()
    await expect(page).toHaveURL(/\/login$/)

    await changeAccount(account.uid, { email: uniqueEmail('other') })
    const recovery = await mailedCode(account.email, 'RECOVER_EMAIL')
    await open(page, `/reset-password?mode=verifyEmail&oobCode=${recovery}`)
    await expect(main, 'a code never does what its link does not say').toContainText(said.invalid)
    await open(page, `/reset-password?mode=recoverEmail&oobCode=${recovery}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.recoverTitle)
    await expect(main.getByRole('group', { name: said.recovered })).toBeFocused()
    await expect(main.getByText(account.email)).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: said.changePassword }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)

    await open(page, '/reset-password?mode=revertSecondFactorAddition&oobCode=not-a-code')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.unknownTitle)
    await expect(main).toContainText(said.unknownMode)
    await open(page, '/reset-password?oobCode=not-a-code')
    await expect(main).toContainText(said.invalid)
    await open(page, '/reset-password?mode=verifyEmail')
    await expect(main).toContainText(said.noCode)
  })
}

test("a signed-in person's verification link verifies, here and in the other tab", async ({
  page,
  context,
}) => {
  const language = 'zh-CN'
  const said = says[language]
  await prefer(page, { language })
  const account = await createAccount({ verified: false })
  await signIn(page, account, language)
  const banner = page.getByRole('region', { name: said.banner })
  await banner.getByRole('button', { name: said.resend, exact: true }).click()
  await expect.poll(() => mailedCode(account.email, 'VERIFY_EMAIL')).toBeTruthy()
  const link = `/reset-password?mode=verifyEmail&oobCode=${await mailedCode(account.email, 'VERIFY_EMAIL')}`

  const mailed = await context.newPage()
  await open(mailed, link)
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText(said.verifyTitle)
  await expect(mailed).toHaveTitle(new RegExp(`^${said.verifyTitle} – `))
  const main = mailed.getByRole('main')
  await expect(main.getByRole('group', { name: said.verified })).toBeFocused()
  await expect(main.getByText(account.email)).toBeVisible()
  await expect(mailed.getByRole('region', { name: said.banner })).toHaveCount(0)
  await expectAccessible(mailed)
  await expect(banner).toHaveCount(0)

  // Opened again, as after a mail scanner: the code is used, the address is verified all the same.
  await mailed.reload()
  await expect(main.getByRole('group', { name: said.verifiedBefore })).toBeFocused()
  await main.getByRole('link', { name: said.goOn }).click()
  await expect(mailed).toHaveURL(/\/$/)
  await expect(mailed.locator('.account-button')).toBeVisible()
  await mailed.close()
})

test('a reset link leads a signed-in person home', async ({ page }) => {
  await signIn(page, await createAccount(), 'zh-CN', '/reset-password?mode=resetPassword&oobCode=not-a-code')
  await expect(page).toHaveURL(/\/$/)
})
