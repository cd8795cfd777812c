import { createAccount, writeDocument } from './support/accounts'
import {
  alive,
  expect,
  expectAccessible,
  expectLabelsInNames,
  expectNoSidewaysScroll,
  keptForOffline,
  open,
  test,
} from './support/fixtures'
import { asFields, heading, keptPhq9, setAgeBand, tapAnswer } from './support/screening'

// A phone in Taiwan.
test.use({ locale: 'zh-TW', timezoneId: 'Asia/Taipei', viewport: { width: 360, height: 640 } })

const html = 'html'

test('a browser in Taiwan is offered traditional Chinese, follows it and can go back', async ({ page }) => {
  await open(page, '/learn?topic=mood#main')
  await expect(page.locator(html)).toHaveAttribute('lang', 'zh-CN')
  const follow = page.getByRole('button', { name: '看繁體中文' })
  await expect(page.getByRole('button', { name: 'Read in English' })).toBeHidden()
  await expectAccessible(page)
  await follow.click()
  await expect(page).toHaveURL('/zh-hant/learn?topic=mood#main')
  await alive(page)
  await expect(page.locator(html)).toHaveAttribute('lang', 'zh-Hant')
  await expect(heading(page)).toHaveText('心理科普')
  await expectNoSidewaysScroll(page)
  // Who has chosen is asked no more, and finds the language again at an address that names none.
  await page.goto('about:blank')
  await page.goto('/crisis')
  await expect(page).toHaveURL('/zh-hant/crisis')
  // The footer leads back, and what a link says holds.
  await page.getByRole('contentinfo').getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL('/crisis')
  await alive(page)
  await expect(page.getByRole('button', { name: '看繁體中文' })).toBeHidden()
})

test('lines of Taiwan stand first, those of Hong Kong where the device is there', async ({
  page,
  browser,
}) => {
  await open(page, '/zh-hant/crisis')
  const main = page.getByRole('main')
  // Emergencies first, in a section of their own; then the lines that listen.
  await expect(
    main.getByRole('region', { name: /./ }).first().getByRole('link', { name: /119/ }).first(),
  ).toBeVisible()
  const card = main.locator('.support').nth(1)
  await expect(card.locator('a[href="tel:1925"]').first()).toBeVisible()
  await expect(card.locator('a[href="tel:12356"]')).toHaveCount(0)
  await expect(page.locator('.regions summary').first()).toHaveText('台灣')
  for (const number of ['1925', '1995', '1980', '113', '18111', '999'])
    await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeAttached()
  await expectAccessible(page)
  await expectLabelsInNames(page)
  // Behind the line that says whose numbers they are, one tap confirms the region, as in the other languages.
  await card.getByText('在別的地方？').click()
  await page.getByRole('button', { name: '對，我在台灣' }).click()
  await expect(page.getByRole('button', { name: '對，我在台灣' })).toBeHidden()

  for (const [locale, timezoneId, number] of [
    ['zh-HK', 'UTC', '18111'],
    ['zh-TW', 'Asia/Hong_Kong', '18111'],
    ['zh-Hant', 'Asia/Shanghai', '1925'],
  ] as const) {
    const context = await browser.newContext({ locale, timezoneId, serviceWorkers: 'block' })
    const other = await context.newPage()
    await open(other, '/zh-hant/crisis')
    await expect(
      other.getByRole('main').locator('.support').nth(1).locator(`a[href="tel:${number}"]`).first(),
      `${locale} ${timezoneId}`,
    ).toBeVisible()
    await context.close()
  }
})

test('a questionnaire keeps its licensed words, says so, and its result is in traditional Chinese', async ({
  page,
}) => {
  await setAgeBand(page)
  await open(page, '/zh-hant/test?instrument=phq9')
  await expect(page.getByText('題目和選項是經過許可的簡體中文原文', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /開始/ }).click()
  await expect(page.locator('legend[lang="zh-CN"]')).toHaveText('做事时提不起劲或没有兴趣')
  await expect(page.locator('.choice[lang="zh-CN"]').first()).toHaveText('完全不会')
  await expectNoSidewaysScroll(page)
  for (let at = 1; at < 10; at += 1) await tapAnswer(page, 0)
  await page.locator('.choice').first().click()
  await page.getByRole('main').locator('.step-actions').getByRole('button').last().click()
  await expect(page).toHaveURL(/\/zh-hant\/screening\/result/)
  await expect(page.getByText('沒有或極少憂鬱症狀', { exact: false }).first()).toBeVisible()
  await expect(page.locator('a[href="tel:1925"]').first()).toBeAttached()
  await expectNoSidewaysScroll(page)
  // In English the same result; it is another build, so the page is loaded.
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/screening\/result\?/)
  await alive(page)
  await expect(page.getByText('None to minimal symptoms', { exact: false }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/zh-hant\/screening\/result\?/)
})

test('the language is chosen in the help dialog, too; unsaved words are not lost without a question', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: '无障碍帮助' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: '简体中文' })).toBeChecked()
  await dialog.getByRole('radio', { name: '繁體中文' }).click()
  await expect(page).toHaveURL('/zh-hant/contact')
  await alive(page)
  await page.getByRole('main').locator('textarea').fill('寫到一半')
  let asked = 0
  page.on('dialog', (question) => {
    asked += 1
    void question.accept()
  })
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/contact')
  expect(asked).toBe(1)
  // The way back is to the Chinese they came from.
  await alive(page)
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL('/zh-hant/contact')
})

test('an article says whose numbers it names, and a link to another page stays in the language', async ({
  page,
}) => {
  await open(page, '/zh-hant/learn/resource/depression')
  await expect(heading(page)).toHaveText('認識憂鬱')
  await page.getByText('文中的法規和就醫方式是中國大陸的', { exact: false }).getByRole('link').click()
  await expect(page).toHaveURL('/zh-hant/crisis')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/zh-hant\/crisis$/)
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.zh-hant.webmanifest')
})

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }] })
  test('says so in the language of the address', async ({ page }) => {
    const answer = await page.goto('/zh-hant/nonsense')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL('/zh-hant/404')
    await alive(page)
    await expect(page.locator(html)).toHaveAttribute('lang', 'zh-Hant')
    await expect(heading(page)).toHaveText(/頁/)
  })
})

test('a page behind sign-in starts from the shell of the language', async ({ page }) => {
  await open(page, '/zh-hant/profile')
  await expect(page).toHaveURL(/\/zh-hant\/login\?/)
  await expect(page.getByRole('button', { name: '登入', exact: true }).first()).toBeVisible()
})

test('a link to a result leads to traditional Chinese, where the answers say that they are simplified', async ({
  page,
  browser,
}) => {
  await setAgeBand(page)
  const account = await createAccount()
  const result = keptPhq9(11, Date.now() - 1000)
  await writeDocument(`users/${account.uid}/screenings/${result.id}`, asFields(result))
  await open(page, '/zh-hant/login?redirect=%2Fshare')
  const main = page.getByRole('main')
  await main.getByLabel('電子信箱', { exact: true }).fill(account.email)
  await main.getByLabel('密碼', { exact: true }).fill(account.password)
  await main.getByRole('button', { name: '登入', exact: true }).click()
  await expect(page).toHaveURL('/zh-hant/share')
  await main.getByRole('radio', { name: /^醫/ }).check()
  await main.getByRole('checkbox', { name: /PHQ-9/ }).check()
  const press = main.getByRole('button', { name: '產生連結' })
  // A first call on a busy machine may take too long; a second press is the same one.
  await expect(async () => {
    if (await press.isVisible()) await press.click()
    await expect(main.getByRole('heading', { name: '連結好了' })).toBeFocused({ timeout: 35_000 })
  }).toPass({ timeout: 120_000 })
  const link = await main.getByLabel('連結', { exact: true }).inputValue()
  expect(link).toContain('/zh-hant/shared#')

  const context = await browser.newContext({ locale: 'zh-TW', serviceWorkers: 'block' })
  const phone = await context.newPage()
  await open(phone, link)
  await expect(phone).toHaveURL(/\/zh-hant\/shared$/)
  await phone.getByLabel('你的稱呼').fill('王醫師')
  await phone.getByRole('button', { name: '打開', exact: true }).click()
  await expect(phone.getByRole('heading', { name: /PHQ-9.*11 分/ })).toBeVisible()
  await context.close()
})

test.describe('off the network', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the crisis page and the tools open in traditional Chinese', async ({ page, context }) => {
    await open(page, '/zh-hant')
    await keptForOffline(page)
    await context.setOffline(true)
    await open(page, '/zh-hant/crisis')
    await expect(page.locator('a[href="tel:1925"]').first()).toBeVisible()
    await open(page, '/zh-hant/tools/breathing')
    await expect(heading(page)).toHaveText('跟著燭光呼吸')
    await context.setOffline(false)
  })
})
