import type { Language } from './support/fixtures'
import {
  alive,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdBack,
  open,
  prefer,
  test,
} from './support/fixtures'
import {
  heading,
  keepOnDevice,
  keptPhq9,
  openToolList,
  screeningTexts,
  setAgeBand,
} from './support/screening'

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

test('what is typed before the page has started is searched for', async ({ page }) => {
  const letCome = await holdBack(page, '**/assets/*.js')
  await page.goto('/screening', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: '搜索筛查' })
  await search.fill('睡不着')
  letCome()
  await alive(page)
  await expect(page.getByRole('main').locator('.card').filter({ hasText: 'PHQ-9' }).first()).toBeVisible()
  await expect(search).toHaveValue('睡不着')
})

test('the age is asked once; tools outside the band are not offered', async ({ page }) => {
  await open(page, '/screening')
  await openToolList(page)
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
  await openToolList(page)
  await expect(page.getByRole('radio', { name: '14–17 岁' })).toBeChecked()
  await page.getByRole('radio', { name: '未满 14 岁' }).check()
  await expect(main.getByRole('heading', { name: '未满 14 岁，请和大人一起做' })).toBeVisible()
  await expectAccessible(page)
})

test('the doors of the home page carry the age', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  const adults = main.locator('.card').filter({ hasText: 'AUDIT-C' })
  await main.getByRole('link', { name: '我满 18 岁了' }).click()
  await openToolList(page)
  await expect(page.getByRole('radio', { name: '18 岁及以上' })).toBeChecked()
  await expect(adults).toHaveCount(1)
  // On a device that knew an adult, the young are asked anew; nothing made for adults alone is offered meanwhile.
  await open(page, '/')
  await main.getByRole('link', { name: '我 11–17 岁' }).click()
  await expect(main.getByRole('link', { name: '担心孩子' })).toHaveCount(0)
  await openToolList(page)
  await expect(main.locator('.card').filter({ hasText: 'PHQ-A' })).toHaveCount(1)
  await expect(adults).toHaveCount(0)
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(page)
  // The door knows that nobody is grown up here: only the side of 14 is asked.
  await main.getByRole('link', { name: '心情很低' }).click()
  await expect(main.getByRole('button', { name: '18 岁及以上' })).toHaveCount(0)
  await main.getByRole('button', { name: '14–17 岁' }).click()
  await expect(main.getByText('患者健康问卷青少年版（PHQ-A）')).toBeVisible()
})

const doors = {
  'zh-CN': {
    low: '心情很低',
    child: '担心孩子',
    drinking: '喝酒',
    read: '读一读',
    childAge: '孩子多大？',
    otherAge: '改年龄',
  },
  en: {
    low: 'Feeling low',
    child: 'Worried about a child',
    drinking: 'Drinking',
    read: 'Read about it',
    childAge: 'How old is the child?',
    otherAge: 'Change the age',
  },
} as const satisfies Record<Language, unknown>

for (const language of ['zh-CN', 'en'] as const) {
  const words = { ...screeningTexts[language], ...doors[language] }

  test(`a feeling leads to one questionnaire, the age asked once (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language, theme: language === 'en' ? 'dark' : 'light' })
    await open(page, '/')
    const main = page.getByRole('main')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await main.getByRole('link', { name: words.low }).click()
    await expect(heading(page)).toHaveText(words.low)
    await expectAccessible(page)
    await main.getByRole('button', { name: words.teenager }).click()
    await expect(heading(page)).toBeFocused()
    await expect(main.getByText(/PHQ-A/).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // From the page of screenings, too; the age is known now, and drinking is not scored.
    await open(page, '/screening')
    await main.getByRole('link', { name: words.drinking }).click()
    await expect(main.getByRole('link', { name: words.read })).toHaveAttribute('href', /alcohol/)
    await open(page, '/screening')
    await main.getByRole('link', { name: words.low }).click()
    await main.getByRole('button', { name: words.start, exact: true }).click()
    await expect(heading(page)).toHaveText(words.position(1, 11))
  })

  test(`a parent is asked how old the child is (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await open(page, '/')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: words.child }).click()
    // Nothing else is asked first, and all of it is in sight on a small phone.
    const group = main.getByRole('group', { name: words.childAge })
    const start = main.getByRole('button', { name: words.start, exact: true })
    await expect(start).toHaveCount(0)
    const bar = await page.locator('.safety').boundingBox()
    const oldest = await group.getByRole('button').nth(2).boundingBox()
    expect(bar && oldest && oldest.y + oldest.height <= bar.y).toBe(true)
    await expectAccessible(page)
    await group.getByRole('button').first().click()
    await expect(heading(page)).toBeFocused()
    await expect(start).toHaveCount(0)
    await main.getByRole('button', { name: words.otherAge }).click()
    await group.getByRole('button').nth(1).click()
    await expectAccessible(page)
    await main.getByRole('button', { name: words.start, exact: true }).click()
    await expect(heading(page)).toHaveText(words.position(1, 17))
  })
}

test('a refusal names the questionnaire for the age, and starts it', async ({ page }) => {
  await setAgeBand(page, '14-17')
  await open(page, '/test?instrument=phq9')
  const main = page.getByRole('main')
  await expect(main.getByText('适合你年龄的是：患者健康问卷青少年版（PHQ-A）。')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: '就做这一份' }).click()
  await expect(page).toHaveURL('/test?instrument=phqa')
  await expect(heading(page)).toHaveText('第 1 题，共 11 题')
  await open(page, '/test?instrument=auditc')
  await expect(main.getByRole('link', { name: '读一读' })).toHaveAttribute('href', /alcohol/)
})

test('"about this tool" is loaded when it is opened and names source, licence and limits', async ({
  page,
}) => {
  await setAgeBand(page)
  await open(page, '/screening')
  await openToolList(page)
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
  await openToolList(page)
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

test('without script the list of tools and the numbers can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/screening')
  await expect(page.getByRole('heading', { level: 1, name: '挑最像你的那一句' })).toBeVisible()
  await expect(page.locator('#screening-search')).toBeHidden()
  await page.getByText('按名称看全部量表').click()
  await expect(page.getByRole('main').locator('.card').first()).toBeVisible()
  await expect(page.getByRole('main').locator('.card')).not.toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /12356/ })).toHaveAttribute(
    'href',
    'tel:12356',
  )
  await context.close()
})

for (const language of ['zh-CN', 'en'] as const)
  test(`who changes the age before a questionnaire is at the answer given before (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    await setAgeBand(page)
    await open(page, '/test?instrument=gad7')
    await page.getByRole('button', { name: language === 'en' ? 'Change the age' : '改年龄' }).press('Enter')
    const given = page.getByRole('radio', { name: language === 'en' ? '18 or over' : '18 岁及以上' })
    await expect(given).toBeFocused()
    await expect(given).toBeChecked()
  })

test.describe('a teenager in Britain', () => {
  test.use({ timezoneId: 'Europe/London' })
  test('meets the line for children before saying which side of 14, and reads each sentence once', async ({
    page,
  }) => {
    await prefer(page, { language: 'en' })
    await open(page, '/en/screening?age=young')
    const card = page.getByRole('main').locator('.support')
    await expect(card.getByRole('link', { name: /^0800 1111 Childline/ })).toBeVisible()
    await expect(card.getByRole('link', { name: /^111 NHS 111/ })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('amhs_age_band', '14-17'))
    await open(page, '/en/test?feeling=low&age=young')
    await expect(page.getByRole('main').getByText(/who can open this browser/i)).toHaveCount(1)
  })
})
