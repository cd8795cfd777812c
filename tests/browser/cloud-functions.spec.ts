import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, prefer, requestsOf, test } from './support/fixtures'

const card = (page: Page, name: string) => page.getByRole('region', { name })

// A function's first call starts its process, which takes long on a busy machine.
const answered = { timeout: 30_000 }

test.describe('in Chinese', () => {
  test('hello, echo, sum and the clock answer and show request, answer and time', async ({ page }) => {
    await open(page, '/cloud-functions')
    const hello = card(page, '问候')
    await hello.getByRole('textbox', { name: '名字' }).fill('小雨')
    await hello.getByRole('button', { name: '调用 demoHello' }).click()
    await expect(hello.getByText('"greeting"')).toContainText('小雨', answered)
    await expect(hello.getByText(/用时 \d+ 毫秒/)).toBeVisible()

    const sum = card(page, '求和（带检查）')
    await sum.getByRole('button', { name: '调用 demoSum' }).click()
    await expect(sum.getByText('{"sum":42}')).toBeVisible(answered)

    const echo = card(page, '回声')
    await echo.getByRole('button', { name: '调用 demoEcho' }).click()
    await expect(echo.getByText('"characters":4')).toBeVisible(answered)

    const clock = card(page, '服务器时间')
    await clock.getByRole('button', { name: '调用 demoServerTime' }).click()
    await expect(clock.getByText('"region"')).toBeVisible(answered)
    await expectAccessible(page)
  })

  test('an input that is not valid names its field and calls nobody', async ({ page }) => {
    const calls = requestsOf(page)
    await open(page, '/cloud-functions')
    const sum = card(page, '求和（带检查）')
    await sum.getByRole('textbox').fill('1, zwei')
    await sum.getByRole('button', { name: '调用 demoSum' }).click()
    await expect(sum.getByText('代号：invalid-request')).toBeVisible()
    await expect(sum.getByText('不合要求的字段：numbers.1')).toBeVisible()
    expect(calls.filter((url) => url.includes('demoSum'))).toEqual([])
  })

  test('the countdown arrives step by step and can be stopped', async ({ page }) => {
    await open(page, '/cloud-functions')
    const countdown = card(page, '倒计时（流式）')
    await countdown.getByRole('button', { name: '调用 demoCountdown' }).click()
    await expect(countdown.getByText('"remaining":4')).toBeVisible(answered)
    await countdown.getByRole('button', { name: '停止' }).click()
    await expect(countdown.getByText('代号：stopped')).toBeVisible()
  })
})

test.describe('in English', () => {
  // A refused call is an answer with an error status, which the browser reports on its console.
  test.use({ expectedErrors: [[/status of 4\d\d/, /status of 500/], { scope: 'test' }] })
  test.beforeEach(({ page }) => prefer(page, { language: 'en' }))

  test('a visitor is told to sign in; both kinds of error are shown in words', async ({ page }) => {
    await open(page, '/cloud-functions')
    const who = card(page, 'Who am I')
    await who.getByRole('button', { name: 'Call demoWhoAmI' }).click()
    await expect(who.getByText('Please sign in first.')).toBeVisible(answered)
    const error = card(page, 'A deliberate error')
    await error.getByRole('button', { name: 'Call demoError' }).click()
    await expect(error.getByText('Reason: deliberate')).toBeVisible(answered)
    await error.getByRole('radio', { name: 'An unforeseen error' }).check()
    await error.getByRole('button', { name: 'Call demoError' }).click()
    await expect(error.getByText('Reason: internal')).toBeVisible(answered)
  })
})

const keys = ['apiKey', 'authDomain', 'projectId', 'storageBucket', 'messagingSenderId', 'appId']
const project = { backend: 'project', firebase: Object.fromEntries(keys.map((key) => [key, 'x'])) }

for (const [language, says] of [
  ['zh-CN', '这里没有打开演示函数'],
  ['en', 'The demo functions are off here'],
] as const) {
  test(`in ${language} a site without the demo functions says so and offers no call`, async ({ page }) => {
    await prefer(page, { language })
    await page.route('**/app-config.json', (route) => route.fulfill({ json: project }))
    await open(page, '/cloud-functions')
    await expect(page.getByText(says)).toBeVisible()
    await expect(page.getByRole('button', { name: 'demo' })).toHaveCount(0)
    await expectAccessible(page)
  })
}
