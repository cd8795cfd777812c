import { expect, expectAccessible, open, prefer, test } from './support/fixtures'
import { keepOnDevice, keptPhq9, setAgeBand } from './support/screening'

test('everyday words find tools in both languages, and the number found is said', async ({ page }) => {
  await open(page, '/screening')
  const search = page.getByRole('searchbox', { name: '搜索筛查' })
  const cards = page.getByRole('main').locator('.card')
  for (const [query, tool] of [
    ['睡不着', 'PHQ-9'],
    ['孩子', '家长版'],
    ['burnout', '倦怠'],
  ] as const) {
    await search.fill(query)
    await expect(cards.filter({ hasText: tool }).first()).toBeVisible()
    await expect(page.getByRole('main').locator('.tool-count')).toHaveText(`找到 ${await cards.count()} 项`)
  }
  await search.fill('qqqq')
  await expect(cards).toHaveCount(0)
  await page.getByRole('button', { name: '清空搜索' }).click()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
})

test('the age is asked once; tools outside the band are not offered', async ({ page }) => {
  await open(page, '/screening')
  await page.getByRole('radio', { name: '14–17 岁' }).check()
  const main = page.getByRole('main')
  for (const tool of [
    'AUDIT-C',
    'PC-PTSD-5',
    'SCOFF',
    '哥本哈根',
    'BSFC',
    'K6',
    '患者健康问卷（PHQ-9）',
    '家长版',
  ]) {
    await expect(main.locator('.card').filter({ hasText: tool })).toHaveCount(0)
  }
  await expect(main.locator('.card').filter({ hasText: 'PHQ-A' })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('radio', { name: '14–17 岁' })).toBeChecked()
  await page.getByRole('radio', { name: '未满 14 岁' }).check()
  await expect(main.getByRole('heading', { name: '未满 14 岁，请和大人一起做' })).toBeVisible()
  await expectAccessible(page)
})

test('the doors of the home page carry the age', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  const adults = main.locator('.card').filter({ hasText: 'AUDIT-C' })
  await main.getByRole('link', { name: '我 18 岁以上' }).click()
  await expect(page.getByRole('radio', { name: '18 岁及以上' })).toBeChecked()
  await expect(adults).toHaveCount(1)
  // On a device that knew an adult, the young are asked anew; nothing made for adults alone is offered meanwhile.
  await open(page, '/')
  await main.getByRole('link', { name: '我 11–17 岁' }).click()
  await expect(main.locator('.card').filter({ hasText: 'PHQ-A' })).toHaveCount(1)
  await expect(adults).toHaveCount(0)
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('radio', { name: '14–17 岁' }).check()
  await expect(main.locator('.card').filter({ hasText: 'PHQ-A' })).toHaveCount(1)
})

test('"about this tool" is loaded when it is opened and names source, licence and limits', async ({
  page,
}) => {
  await setAgeBand(page)
  await open(page, '/screening')
  const card = page.getByRole('main').locator('.card').filter({ hasText: 'SCOFF' })
  await card.getByText('关于这份量表').click()
  for (const heading of ['测量什么', '出处', '许可', '验证', '局限', '中文译文']) {
    await expect(card.getByRole('term').filter({ hasText: heading })).toBeVisible()
  }
  await expectAccessible(page)
})

test('a tool without Chinese says so, and its questions are marked as English', async ({ page }) => {
  await setAgeBand(page)
  await open(page, '/screening')
  const card = page.getByRole('main').locator('.card').filter({ hasText: 'ADHD' })
  await expect(card).toContainText('题目用英文显示')
  await card.getByRole('link').click()
  await page.getByRole('button', { name: '开始作答' }).click()
  await expect(page.getByRole('main').locator('legend')).toHaveAttribute('lang', 'en')
})

test('a repeat within 14 days gets a friendly sentence and no lock', async ({ page }) => {
  await prefer(page)
  await setAgeBand(page)
  await keepOnDevice(page, [keptPhq9(3, Date.now() - 3 * 24 * 60 * 60 * 1000)])
  await open(page, '/test?instrument=phq9')
  await expect(page.getByText(/你3 天前刚做过/)).toBeVisible()
  await expect(page.getByRole('button', { name: '开始作答' })).toBeEnabled()
})

test('without script the list of tools and the numbers can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/screening')
  await expect(page.getByRole('heading', { level: 1, name: '选择一项筛查' })).toBeVisible()
  await expect(page.locator('#screening-search')).toBeHidden()
  await expect(page.getByRole('main').locator('.card')).not.toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /12356/ })).toHaveAttribute(
    'href',
    'tel:12356',
  )
  await context.close()
})
