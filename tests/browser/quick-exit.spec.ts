import { exitSites, expect, open, prefer, serveExitSites, test } from './support/fixtures'
import { keepOnDevice, keptPhq9, setAgeBand } from './support/screening'

test.beforeEach(({ page }) => serveExitSites(page))

test('the button leaves, replaces the history entry and erases an unfinished screening', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => localStorage.setItem('amhs_answer_drafts', '{"phq9":{}}'))
  const entries = await page.evaluate(() => window.history.length)
  await page.getByRole('link', { name: /快速离开/ }).click()
  await page.waitForURL(exitSites)
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
  await open(page, '/about')
  expect(await page.evaluate(() => localStorage.getItem('amhs_answer_drafts'))).toBeNull()
})

test('after it no page tells the next person what was filled in here', async ({ page }) => {
  await setAgeBand(page)
  await keepOnDevice(page, [keptPhq9(9, Date.now() - 60_000)])
  await open(page, '/test?instrument=phq9')
  const main = page.getByRole('main')
  await expect(main.getByText('不到一天前')).toBeVisible()
  await page.getByRole('link', { name: /快速离开/ }).click()
  await page.waitForURL(exitSites)
  await open(page, '/test?instrument=phq9')
  await expect(main.getByRole('button', { name: '开始作答' })).toBeVisible()
  await expect(main.getByText('不到一天前')).toHaveCount(0)
})

const leaving = {
  'zh-CN': { exit: /快速离开/, email: '电子邮箱', erases: /清除未完成的答案、没发出的文字/, close: '关闭' },
  en: {
    exit: /Quick exit/,
    email: 'Email',
    erases: /erase unfinished answers, unsent texts/,
    close: 'Close',
  },
} as const
for (const language of ['zh-CN', 'en'] as const) {
  const words = leaving[language]

  test(`what a visitor typed and did not send is erased, unless they turned that off (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    const email = page.getByRole('main').getByLabel(words.email, { exact: true })
    const typed = () => page.evaluate(() => sessionStorage.getItem('amhs_form_draft'))
    await open(page, '/login')
    await page.evaluate(() => localStorage.setItem('amhs_answer_drafts_set_aside', '{"phq9_9":1}'))
    await page.evaluate(() => sessionStorage.setItem('amhs_banner_dismissed', 'true'))
    await email.fill('lin@example.com')
    expect(await typed()).toContain('lin@example.com')
    await page.getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    await open(page, '/login')
    await expect(email).toHaveValue('')
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['amhs_fresh_forms'])
    expect(await page.evaluate(() => localStorage.getItem('amhs_answer_drafts_set_aside'))).toBeNull()

    await page.keyboard.press('Alt+h')
    await page.getByRole('checkbox', { name: words.erases }).uncheck()
    await page.getByRole('button', { name: words.close }).click()
    await email.fill('lin@example.com')
    await page.getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    await open(page, '/login')
    await expect(email).toHaveValue('lin@example.com')
  })
}

for (const [language, words] of Object.entries({
  'zh-CN': { message: '留言', about: '关于', exit: /快速离开/ },
  en: { message: 'Message', about: 'About', exit: /Quick exit/ },
} as const)) {
  test(`going back after quick exit brings no text back (${language})`, async ({ page }) => {
    await prefer(page, { language: language as 'zh-CN' | 'en' })
    const message = page.getByRole('main').getByLabel(words.message, { exact: true })
    await open(page, '/contact')
    await message.fill('他又打我了 / he hit me again')
    await page.getByRole('link', { name: words.about, exact: true }).first().click()
    await expect(page).toHaveURL('/about')
    await page.getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect(message).toHaveValue('')
    await page.waitForTimeout(1000)
    await expect(message).toHaveValue('')
    expect(await page.evaluate(() => localStorage.getItem('amhs_contact_draft'))).toBeNull()
  })
}

test('pressing Shift three times leaves; what it does is named on the page and can be changed', async ({
  page,
}) => {
  await open(page, '/about')
  await expect(page.getByRole('contentinfo')).toContainText('连按三次 Shift 也一样')
  const results = () => page.evaluate(() => localStorage.getItem('amhs_screening_results'))
  await page.evaluate(() => localStorage.setItem('amhs_screening_results', '[]'))
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await page.waitForURL(exitSites)
  await open(page, '/about')
  expect(await results()).toBe('[]')
  await page.keyboard.press('Alt+h')
  await page.getByRole('checkbox', { name: /把这台设备上做完的结果、留着的文章和评价也清除/ }).check()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('contentinfo')).toContainText('这台设备上做完的结果和留着的文章也会清除')
  await page.getByRole('link', { name: /快速离开/ }).click()
  await page.waitForURL(exitSites)
  await open(page, '/about')
  expect(await results()).toBeNull()
  await page.keyboard.press('Alt+h')
  await page.getByRole('checkbox', { name: '连按三次 Shift 快速离开' }).uncheck()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('contentinfo')).not.toContainText('Shift')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL('/about')
})

test('Shift in a text field, with Ctrl or five times leaves nothing and erases nothing', async ({ page }) => {
  await open(page, '/contact')
  const message = page.getByRole('main').getByRole('textbox').last()
  await message.fill('还没写完')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.down('Control')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await page.keyboard.up('Control')
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift')
  await page.waitForTimeout(1500)
  await expect(page).toHaveURL('/contact')
  await expect(message).toHaveValue('还没写完')
})
