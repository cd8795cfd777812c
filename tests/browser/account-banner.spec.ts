import type { Page } from '@playwright/test'
import { changeAccount, createAccount, mailedCode, signIn } from './support/accounts'
import type { Language } from './support/fixtures'
import { expect, expectAccessible, prefer, test } from './support/fixtures'

const says = {
  'zh-CN': {
    heading: '请验证你的邮箱',
    resend: '重新发送',
    cooldown: /^\d+ 秒后可重新发送$/,
    refresh: '我已验证，刷新',
    close: '关闭',
    sent: '验证邮件已发送',
    failed: '发送验证邮件时出错',
    notVerified: '邮箱还没有验证，请查看收件箱。',
    verified: '邮箱验证成功',
  },
  en: {
    heading: 'Please verify your email',
    resend: 'Resend',
    cooldown: /^Resend in \d+ s$/,
    refresh: 'I have verified it, refresh',
    close: 'Close',
    sent: 'Verification email sent successfully',
    failed: 'An error occurred while sending verification email',
    notVerified: 'Email is not verified yet. Please check your inbox.',
    verified: 'Email verified successfully!',
  },
} as const

function bannerOf(page: Page, language: Language) {
  return page.getByRole('region', { name: says[language].heading })
}

test('closing is remembered in this tab', async ({ page }) => {
  const language = 'en'
  const said = says[language]
  await prefer(page, { language })
  await signIn(page, await createAccount({ verified: false }), language)
  const banner = bannerOf(page, language)
  await banner.getByRole('button', { name: said.close }).click()
  await expect(banner).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('amhs_banner_dismissed'))).toBe('true')
  await page.reload()
  await page.locator('.account-button').waitFor()
  await expect(page.locator('.role-badge')).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('the banner resends, counts down, refreshes and hides', async ({ page }) => {
  const language = 'zh-CN'
  const said = says[language]
  await prefer(page, { language })
  const account = await createAccount({ verified: false })
  await page.clock.install()
  await signIn(page, account, language)
  const banner = bannerOf(page, language)
  await expect(banner).toContainText(account.email)
  await expectAccessible(page)

  await banner.getByRole('button', { name: said.resend, exact: true }).click()
  await expect(banner.getByText(said.sent)).toBeVisible()
  expect(await mailedCode(account.email, 'VERIFY_EMAIL')).toBeTruthy()
  const resend = banner.getByRole('button', { name: said.cooldown })
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(6000)
  await expect(banner.getByText(said.sent)).toHaveCount(0)
  await page.clock.runFor(50_000)
  await expect(resend).toBeVisible()
  await page.clock.runFor(6000)
  await expect(banner.getByRole('button', { name: said.resend, exact: true })).toHaveAttribute(
    'aria-disabled',
    'false',
  )

  await banner.getByRole('button', { name: said.refresh }).click()
  await expect(banner.getByText(said.notVerified)).toBeVisible()
  await changeAccount(account.uid, { emailVerified: true })
  await banner.getByRole('button', { name: said.refresh }).click()
  await expect(banner.getByText(said.verified)).toBeVisible()
  await page.clock.runFor(2500)
  await expect(banner).toHaveCount(0)
})

test.describe('a dead provider', () => {
  test.use({ expectedErrors: [[/ERR_/], { scope: 'test' }] })

  test('the banner tells that the mail could not be sent', async ({ page }) => {
    await signIn(page, await createAccount({ verified: false }))
    await page.route(/accounts:sendOobCode/, (route) => route.abort())
    const banner = bannerOf(page, 'zh-CN')
    await banner.getByRole('button', { name: '重新发送', exact: true }).click()
    await expect(banner.getByText(says['zh-CN'].failed)).toBeVisible()
    await expect(banner.getByRole('button', { name: '重新发送', exact: true })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
  })
})
