import type { Page } from '@playwright/test'
import { answerAge, readDocument, texts, uniqueEmail } from './support/accounts'
import type { Language } from './support/fixtures'
import { expect, expectAccessible, open, prefer, test } from './support/fixtures'
import { answerAsGoogle, changeGoogleAnswer } from './support/google-frame'

const languages: readonly Language[] = ['zh-CN', 'en']
const says = {
  'zh-CN': {
    button: '使用 Google 登录',
    signedIn: 'Google 登录成功',
    termsMissing: '请先看过并同意条款和隐私说明。',
    blocked: '弹出窗口被拦截，请允许弹出窗口后再试',
    unreachable: '无法加载 Google 登录，请使用邮箱和密码',
  },
  en: {
    button: 'Sign in with Google',
    signedIn: 'Google sign in successful',
    termsMissing: 'agree to the terms',
    blocked: 'Popup blocked, please allow popups and try again',
    unreachable: 'Google sign in could not be loaded, please use email and password',
  },
} as const
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
test.use({ expectedErrors: [[/status of 400/, /ERR_/], { scope: 'test' }] })

async function expectTermsInProfile(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('amhs_auth_token'))
  const path = `users/${token?.replace(/^firebase_/, '')}`
  await expect
    .poll(async () => JSON.stringify((await readDocument(path))?.consents ?? {}))
    .toContain('"terms":{"mapValue":{"fields":{"given":{"booleanValue":true}')
}

for (const language of languages) {
  const said = says[language]

  test(`what Google refuses is told (${language})`, async ({ page }) => {
    await prefer(page, { language })
    await answerAsGoogle(page, 'blocked')
    await open(page, '/login')
    await answerConditions(page, language)
    const button = page.getByRole('button', { name: said.button })
    const summary = page.locator('.error-summary')
    await button.click()
    await expect(summary).toContainText(said.blocked)
    for (const [code, zh, en] of errors) {
      await test.step(code, async () => {
        await changeGoogleAnswer(page, { error: code })
        await button.click()
        await expect(summary).toContainText(language === 'en' ? en : zh)
        await expect(summary).toBeFocused()
      })
    }
  })
}

test('where Google cannot be reached, the page says so', async ({ page }) => {
  const language = 'zh-CN'
  const said = says[language]
  await prefer(page, { language })
  await page.route('https://apis.google.com/**', (route) => route.abort())
  await open(page, '/login')
  await answerConditions(page, language)
  await page.getByRole('button', { name: said.button }).click()
  await expect(page.locator('.error-summary')).toContainText(said.unreachable)
})

test('registering with Google needs the same consent', async ({ page }) => {
  const language = 'en'
  const words = texts[language]
  const said = says[language]
  await prefer(page, { language })
  const email = uniqueEmail('google')
  await answerAsGoogle(page, { person: { sub: email, email, name: 'Mei Li' } })
  await open(page, '/register')
  await answerAge(page, language)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: said.button }).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.locator('.error-summary').getByRole('listitem')).toHaveCount(1)
  await expect(page.locator('.error-summary')).toContainText(said.termsMissing)
  expect(await page.evaluate(() => Reflect.get(window, 'popupAddress'))).toBeUndefined()
  await main.getByRole('checkbox', { name: words.terms }).check()
  await main.getByRole('button', { name: said.button }).click()
  await expect(page.locator('.page-notice')).toContainText(said.signedIn)
  await expectTermsInProfile(page)
})

test('Google signs in once age and consent are known, with both scopes', async ({ page }) => {
  const language = 'zh-CN'
  const words = texts[language]
  const said = says[language]
  await prefer(page, { language })
  const email = uniqueEmail('google')
  await answerAsGoogle(page, { person: { sub: email, email, name: 'Lin Wang' } })
  await open(page, '/login')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: said.button }).click()
  await main.getByRole('radio', { name: words.adult }).check()
  await main.getByRole('button', { name: words.continue }).click()
  await expect(page.locator('.error-summary')).toContainText(said.termsMissing)
  expect(await page.evaluate(() => Reflect.get(window, 'popupAddress'))).toBeUndefined()
  await expectAccessible(page)
  await main.getByRole('checkbox', { name: words.terms }).check()
  await main.getByRole('button', { name: words.continue }).click()
  await main.getByRole('button', { name: said.button }).click()
  await expect(page.locator('.page-notice')).toContainText(said.signedIn)
  await expect(page.locator('.account-button')).toContainText('Lin')
  const asked = await page.evaluate(() => String(Reflect.get(window, 'popupAddress')))
  const scopes = new URL(asked).searchParams.get('scopes')?.split(',') ?? []
  expect(scopes).toEqual(expect.arrayContaining(['email', 'profile']))
  await expectTermsInProfile(page)
})

/** Says the age and agrees, which is asked before Google's popup opens. */
async function answerConditions(page: Page, language: Language): Promise<void> {
  const words = texts[language]
  const main = page.getByRole('main')
  await main.getByRole('button', { name: says[language].button }).click()
  await main.getByRole('radio', { name: words.adult }).check()
  await main.getByRole('checkbox', { name: words.terms }).check()
  await main.getByRole('button', { name: words.continue }).click()
}
