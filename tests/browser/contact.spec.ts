import type { Page } from '@playwright/test'
import { createAccount, readDocument, signIn } from './support/accounts'
import { forgetCalls } from './support/call-limits'
import {
  alive,
  doubleText,
  expect,
  expectAccessible,
  expectAtOnce,
  expectNoSidewaysScroll,
  open,
  prefer,
  requestsOf,
  test,
} from './support/fixtures'

test.beforeEach(forgetCalls)

const main = (page: Page) => page.getByRole('main')

async function fill(page: Page, message = '我想问一下，筛查结果可以打印吗？'): Promise<void> {
  await main(page).getByRole('textbox', { name: '怎么称呼你' }).fill('小林')
  await main(page).getByRole('textbox', { name: '电子邮箱' }).fill('lin@example.com')
  await main(page).getByRole('textbox', { name: '主题' }).fill('打印结果')
  await main(page).getByRole('textbox', { name: '留言' }).fill(message)
}

const send = (page: Page) => main(page).getByRole('button', { name: '发送', exact: true })

/** The form takes messages only from people, who need a moment to write. */
const aMoment = 3100

test('a visitor writes; Firebase comes only on sending; the message reaches the administrators', async ({
  page,
}) => {
  const requested = requestsOf(page)
  await open(page, '/contact')
  await expect(page.getByText('最晚在 30 天内用邮件答复', { exact: false })).toBeVisible()
  await fill(page)
  await page.waitForTimeout(aMoment)
  expect(requested.filter((url) => /firebase|app-config/.test(url))).toEqual([])
  const answer = page.waitForResponse(/sendContactMessage/)
  await send(page).click()
  const { result } = (await (await answer).json()) as { result: { messageId: string } }
  await expect(page.getByRole('heading', { name: '已经收到' })).toBeFocused()
  expect(await readDocument(`contactMessages/${result.messageId}`)).toMatchObject({
    kind: { stringValue: 'contact' },
    subject: { stringValue: '打印结果' },
    language: { stringValue: 'zh-CN' },
    uid: { nullValue: null },
    status: { stringValue: 'open' },
  })
  expect(await page.evaluate(() => localStorage.getItem('amhs_contact_draft'))).toBeNull()
})

test('an address with an apostrophe, and a name pasted with a tab, arrive as they were meant', async ({
  page,
}) => {
  await open(page, '/contact')
  await fill(page)
  await main(page).getByRole('textbox', { name: '电子邮箱' }).fill("o'brien@example.ie")
  await main(page).getByRole('textbox', { name: '怎么称呼你' }).fill("Mary\tO'Brien")
  await page.waitForTimeout(aMoment)
  const answer = page.waitForResponse(/sendContactMessage/)
  await send(page).click()
  const { result } = (await (await answer).json()) as { result: { messageId: string } }
  await expect(page.getByRole('heading', { name: '已经收到' })).toBeFocused()
  expect(await readDocument(`contactMessages/${result.messageId}`)).toMatchObject({
    email: { stringValue: "o'brien@example.ie" },
    name: { stringValue: "Mary O'Brien" },
  })
})

test('an empty form gets a summary that leads to the fields', async ({ page }) => {
  await open(page, '/contact')
  await send(page).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page).toHaveTitle(/^错误：/)
  await expect(page.locator('.error-summary').getByRole('link')).toHaveCount(4)
  await page.locator('.error-summary').getByRole('link').nth(1).click()
  await expect(main(page).getByRole('textbox', { name: '电子邮箱' })).toBeFocused()
  await expectAccessible(page)
})

for (const language of ['zh-CN', 'en'] as const) {
  test(`with doubled text on a small phone, a refused form says where one is (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await prefer(page, { language })
    for (const [path, name] of [
      ['/contact', /^(发送|Send)$/],
      ['/login', /^(登录|Sign in)$/],
      ['/register', /^(继续|Continue)$/],
    ] as const) {
      await open(page, path)
      await doubleText(page)
      const heading = await main(page).getByRole('heading', { level: 1 }).innerText()
      await main(page).getByRole('button', { name }).click()
      const summary = main(page).getByRole('group', { name: heading })
      await expect(summary, path).toBeFocused()
      await expect(summary.getByText(heading, { exact: true }), path).toBeInViewport({ ratio: 1 })
      await expect(summary.getByRole('heading'), path).toBeInViewport({ ratio: 1 })
    }
  })
}

test('what is faster than a person is stopped, and nothing typed is lost', async ({ page }) => {
  // No time goes by, however long a busy machine takes to fill in the form.
  await page.clock.setFixedTime(Date.now())
  await open(page, '/contact')
  await fill(page)
  await send(page).click()
  await expect(page.locator('.error-summary')).toContainText('发送得太快了')
  await expect(main(page).getByRole('textbox', { name: '主题' })).toHaveValue('打印结果')
})

test.describe('the trap', () => {
  // The callable refuses with a status of 400.
  test.use({ expectedErrors: [[/status of 400/], { scope: 'test' }] })
  test('a filled trap is refused in words, and the field shows so that a person can empty it', async ({
    page,
  }) => {
    await open(page, '/contact')
    await expect(main(page).getByLabel('网址（请留空）')).not.toBeInViewport()
    await fill(page)
    await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        'http://spam.example',
      )
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.waitForTimeout(aMoment)
    await send(page).click()
    await expect(page.locator('.error-summary')).toContainText('有一栏本来要空着，却填了字')
    await page.locator('.error-summary').getByRole('link').click()
    await expect(main(page).getByLabel('网址（请留空）')).toBeFocused()
    await expect(main(page).getByLabel('网址（请留空）')).toBeInViewport()
    await main(page).getByLabel('网址（请留空）').fill('')
    await send(page).click()
    await expect(page.getByRole('heading', { name: '已经收到' })).toBeVisible()
  })
})

test('urgent words show the crisis card before anything is sent', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('sendContactMessage')) calls.push(request.url())
  })
  await open(page, '/contact')
  await fill(page, '我不想活了，想结束这一切。')
  await page.waitForTimeout(aMoment)
  await send(page).click()
  const card = main(page).getByRole('region', { name: '有人可以听你说' })
  await expect(card.getByRole('heading', { name: '有人可以听你说' })).toBeFocused()
  await expect(card.getByRole('link', { name: /12356/ })).toHaveAttribute('href', 'tel:12356')
  await expectAccessible(page)
  expect(calls).toEqual([])
  await expect(main(page).getByRole('textbox', { name: '留言' })).toHaveValue('我不想活了，想结束这一切。')
  await main(page).getByRole('button', { name: '仍然发送' }).click()
  await expect(page.getByRole('heading', { name: '已经收到' })).toBeVisible()
  expect(calls.length).toBeGreaterThan(0)
})

test('the gate is ready once the person has begun to write, so that Enter need not wait', async ({
  page,
}) => {
  await open(page, '/contact')
  await fill(page, '我不想活了，想结束这一切。')
  await page.waitForTimeout(aMoment)
  const subject = main(page).getByRole('textbox', { name: '主题' })
  const card = main(page).getByRole('heading', { name: '有人可以听你说' })
  await expectAtOnce(page, () => subject.press('Enter'), card)
  await expect(card).toBeFocused()
})

for (const who of ['a visitor', 'somebody signed in'] as const) {
  test(`what ${who} writes before the script has come stays`, async ({ page }) => {
    if (who !== 'a visitor') await signIn(page, await createAccount())
    let come = () => {}
    const mayCome = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await mayCome
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await main(page).getByLabel('留言', { exact: true }).fill('脚本来之前写的话')
    come()
    await alive(page)
    await expect(main(page).getByLabel('留言', { exact: true })).toHaveValue('脚本来之前写的话')
    // Also once something else is written, which draws the form again.
    await main(page).getByLabel('主题').fill('一个主题')
    await expect(main(page).getByLabel('留言', { exact: true })).toHaveValue('脚本来之前写的话')
  })
}

test('an unsent message survives a reload and can be cleared', async ({ page }) => {
  await open(page, '/contact')
  await fill(page)
  await page.reload()
  await alive(page)
  await expect(main(page).getByRole('textbox', { name: '留言' })).toHaveValue(
    '我想问一下，筛查结果可以打印吗？',
  )
  const clear = main(page).getByRole('button', { name: '清空内容' })
  const question = page.getByRole('dialog', { name: '清空你写的内容？' })
  await clear.click()
  // One press destroys nothing: "no" has the focus, and Escape means no.
  await expect(question.getByRole('button', { name: '不清空' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(clear).toBeFocused()
  await clear.click()
  await question.getByRole('button', { name: '清空内容' }).click()
  await expect(main(page).getByRole('textbox', { name: '怎么称呼你' })).toBeFocused()
  await expect(main(page).getByRole('textbox', { name: '留言' })).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('amhs_contact_draft'))).toBeNull()
})

test.describe('a dead backend', () => {
  test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] })
  test('loses nothing: a sentence says so, and sending again works and arrives once', async ({ page }) => {
    await open(page, '/contact')
    await fill(page)
    await page.waitForTimeout(aMoment)
    await page.route(/sendContactMessage/, (route) => route.abort())
    await send(page).click()
    await expect(page.locator('.error-summary')).toContainText('现在连不上服务器，留言没有发出')
    await expect(main(page).getByRole('textbox', { name: '留言' })).toHaveValue(
      '我想问一下，筛查结果可以打印吗？',
    )
    await page.unroute(/sendContactMessage/)
    await send(page).click()
    await expect(page.getByRole('heading', { name: '已经收到' })).toBeVisible()
  })
})

test.describe('a day on which too many have written', () => {
  test.use({ expectedErrors: [[/status of 429/], { scope: 'test' }] })
  test('loses nothing, and the page says when it will work again', async ({ page }) => {
    await prefer(page, { language: 'en' })
    await open(page, '/contact')
    const form = main(page)
    await form.getByRole('textbox', { name: 'Your name' }).fill('Lin')
    await form.getByRole('textbox', { name: 'Email' }).fill('lin@example.com')
    await form.getByRole('textbox', { name: 'Subject' }).fill('Printing')
    await form.getByRole('textbox', { name: 'Message' }).fill('Can a result be printed?')
    await page.waitForTimeout(aMoment)
    // As the server answers once the budget of the day is spent.
    const details = { reason: 'daily-budget-spent', retryAfterSeconds: 600 }
    const error = { status: 'RESOURCE_EXHAUSTED', message: 'spent', details }
    await page.route(/sendContactMessage/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, json: { error }, headers: { 'Access-Control-Allow-Origin': '*' } })
        : route.continue(),
    )
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    const summary = page.locator('.error-summary')
    await expect(summary).toContainText('It opens again at midnight UTC')
    await expect(summary).toContainText('What you wrote is still here.')
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Can a result be printed?')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what is needed and leads to the helplines', async ({ page }) => {
    await page.goto('/contact')
    // A browser that only has its scripts held back, as here, does not draw noscript: the page as sent is looked at.
    const html = await (await page.request.get('/contact')).text()
    expect(html).toContain('<noscript><p class="notice">发送留言需要打开浏览器的 JavaScript。</p></noscript>')
    await expect(main(page).getByRole('textbox')).toHaveCount(0)
    await main(page).getByRole('link', { name: '看求助电话' }).click()
    await expect(page).toHaveURL(/\/crisis$/)
  })
})

test('in English on a narrow dark phone it fits and names everything', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await prefer(page, { language: 'en', theme: 'dark' })
  await open(page, '/contact')
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
