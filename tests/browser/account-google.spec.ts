import { uniqueEmail } from './support/accounts'
import type { Language } from './support/fixtures'
import { expect, open, prefer, test } from './support/fixtures'
import { answerAsGoogle } from './support/google-frame'

const languages: readonly Language[] = ['zh-CN', 'en']
const buttons = { 'zh-CN': '使用 Google 登录', en: 'Sign in with Google' } as const
test.use({ expectedErrors: [[/status of 400/, /ERR_/], { scope: 'test' }] })

for (const language of languages) {
  test(`Google signs in once the age is known, with both scopes (${language})`, async ({ page }) => {
    await prefer(page, { language })
    const email = uniqueEmail('google')
    await answerAsGoogle(page, { person: { sub: email, email, name: 'Lin Wang' } })
    await open(page, '/login')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: buttons[language] }).click()
    await main.getByRole('radio', { name: language === 'en' ? '18 or over' : '18 岁及以上' }).check()
    await main.getByRole('button', { name: language === 'en' ? 'Continue' : '继续' }).click()
    await main.getByRole('button', { name: buttons[language] }).click()
    await expect(page.locator('.account-notice')).toContainText(
      language === 'en' ? 'Google sign in successful' : 'Google 登录成功',
    )
    await expect(page.locator('.account-button')).toContainText('Lin')
    const asked = await page.evaluate(() => String(Reflect.get(window, 'popupAddress')))
    const scopes = new URL(asked).searchParams.get('scopes')?.split(',') ?? []
    expect(scopes).toEqual(expect.arrayContaining(['email', 'profile']))
  })

  const errors = [
    ['auth/popup-closed-by-user', '登录已取消', 'Sign in cancelled'],
    ['auth/cancelled-popup-request', '登录请求已取消', 'Sign in request cancelled'],
    ['auth/operation-not-allowed', '这种登录方式没有启用', 'This sign in method is not enabled'],
    [
      'auth/account-exists-with-different-credential',
      '这个邮箱已用其他方式注册',
      'This email is already registered with a different method',
    ],
    ['auth/user-disabled', '账号已被停用', 'Account has been disabled'],
    ['auth/something-new', '身份验证失败，请稍后重试', 'Authentication failed, please try again later'],
  ] as const
  for (const [code, zh, en] of errors) {
    test(`${code} is told (${language})`, async ({ page }) => {
      await prefer(page, { language })
      await page.addInitScript(() => localStorage.setItem('amhs_age_band', 'adult'))
      await answerAsGoogle(page, { error: code })
      await open(page, '/login')
      await page.getByRole('button', { name: buttons[language] }).click()
      await expect(page.locator('.error-summary')).toContainText(language === 'en' ? en : zh)
      await expect(page.locator('.error-summary')).toBeFocused()
    })
  }

  test(`a blocked popup is told (${language})`, async ({ page }) => {
    await prefer(page, { language })
    await page.addInitScript(() => localStorage.setItem('amhs_age_band', 'adult'))
    await answerAsGoogle(page, 'blocked')
    await open(page, '/login')
    await page.getByRole('button', { name: buttons[language] }).click()
    await expect(page.locator('.error-summary')).toContainText(
      language === 'en'
        ? 'Popup blocked, please allow popups and try again'
        : '弹出窗口被拦截，请允许弹出窗口后再试',
    )
  })

  test(`where Google cannot be reached, the page says so (${language})`, async ({ page }) => {
    await prefer(page, { language })
    await page.addInitScript(() => localStorage.setItem('amhs_age_band', 'adult'))
    await page.route('https://apis.google.com/**', (route) => route.abort())
    await open(page, '/login')
    await page.getByRole('button', { name: buttons[language] }).click()
    await expect(page.locator('.error-summary')).toContainText(
      language === 'en'
        ? 'Google sign in could not be loaded, please use email and password'
        : '无法加载 Google 登录，请使用邮箱和密码',
    )
  })
}
