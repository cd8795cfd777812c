import { createAccount, mailedCode, mailedLink, signIn, texts } from './support/accounts'
import type { Language } from './support/fixtures'
import { expect, expectAccessible, open, prefer, test } from './support/fixtures'

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
    noCode: '这个地址里没有重设密码的验证码',
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
    noCode: 'This address carries no reset code',
  },
} as const
test.use({ expectedErrors: [[/status of 400/], { scope: 'test' }] })

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
    await expect(main.getByText(said.sent)).toBeVisible()
    expect(await mailedLink(account.email, 'PASSWORD_RESET')).toContain(encodeURIComponent('/login'))
    const code = await mailedCode(account.email, 'PASSWORD_RESET')

    await open(page, `/reset-password?mode=resetPassword&oobCode=${code}`)
    await expect(main.getByText(said.forAddress(account.email))).toBeVisible()
    await expectAccessible(page)
    await main.getByLabel(said.newPassword).fill('Fresh-pass9!')
    await main.getByLabel(words.confirmation).fill('Fresh-pass9!')
    await main.getByRole('button', { name: said.save }).click()
    await expect(main.getByText(said.done)).toBeVisible()

    await signIn(page, { ...account, password: 'Fresh-pass9!' }, language)
    await expect(page).toHaveURL(/\/$/)
  })

  test(`a used, wrong or missing code is told (${language})`, async ({ page }) => {
    await prefer(page, { language })
    await open(page, '/reset-password?oobCode=not-a-code')
    await expect(page.getByRole('main')).toContainText(said.invalid)
    await expectAccessible(page)
    await open(page, '/reset-password')
    await expect(page.getByRole('main')).toContainText(said.noCode)
  })
}
