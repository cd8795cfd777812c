import { readFileSync } from 'node:fs'
import {
  chooseLanguage,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  open,
  prefer,
  requestsOf,
  serveExitSites,
  test,
} from './support/fixtures'

test('measures the contrast of the chosen display: every sample reaches its bar in all of them', async ({
  page,
}) => {
  await open(page, '/accessibility-test')
  const contrast = page.getByRole('region', { name: '颜色和对比度' })
  for (const theme of ['浅色', '深色', '高对比']) {
    await contrast.getByRole('radio', { name: theme }).check()
    await page.waitForTimeout(400)
    const rows = contrast.locator('tbody tr')
    await expect(rows).toHaveCount(7)
    for (const row of await rows.all()) {
      await expect(row.getByRole('cell').nth(0)).toHaveText(/^\d+\.\d : 1$/)
      await expect(row.getByRole('cell').nth(2)).toHaveText('达到')
    }
  }
})

test('in forced colours the contrast is that of the forced colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark', forcedColors: 'active' })
  await open(page, '/accessibility-test')
  const contrast = page.getByRole('region', { name: '颜色和对比度' })
  const ratioOf = (name: RegExp) => contrast.getByRole('row', { name }).getByRole('cell').first()
  await expect(ratioOf(/正文/)).toHaveText('21.0 : 1')
  // Links are yellow there, and so is the button for help, which is a link.
  await expect(ratioOf(/链接/)).toHaveText('19.6 : 1')
  await expect(ratioOf(/求助/)).toHaveText('19.6 : 1')
  for (const row of await contrast.locator('tbody tr').all())
    await expect(row.getByRole('cell').nth(2)).toHaveText('达到')
})

test('writes down where the focus went and which keys arrived, and lets the focus go on', async ({
  page,
}) => {
  await open(page, '/accessibility-test')
  const group = page.getByRole('group', { name: '练习控件' })
  await group.getByRole('link', { name: '链接' }).focus()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
  await expect(group.getByRole('textbox', { name: '文本框' })).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.getByText('链接 → 按钮 → 复选框 → 选项一 → 文本框')).toBeVisible()
  await expect(page.locator('kbd', { hasText: /^a$/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '重新开始' })).toBeFocused()
})

test('sends messages to the live regions', async ({ page }) => {
  await open(page, '/accessibility-test')
  await page.getByRole('button', { name: '读一句（不打断）' }).click()
  await expect(
    page.locator('[aria-live=polite], [role=status]').filter({ hasText: /^这是一条不打断的消息。$/ }),
  ).toHaveCount(1)
  await page.getByRole('button', { name: '读一句（马上）' }).click()
  await expect(
    page.locator('[aria-live=assertive], [role=alert]').filter({ hasText: /^这是一条马上读出的消息。$/ }),
  ).toHaveCount(1)
})

test('says what the device asks for, and follows a change', async ({ page }) => {
  await prefer(page, { language: 'en' })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark', forcedColors: 'active' })
  await open(page, '/accessibility-test')
  await expect(page.getByText('You asked for less motion', { exact: false })).toBeVisible()
  await expect(page.getByText('Your system prefers dark.')).toBeVisible()
  await expect(page.getByText('Your system uses its own colours', { exact: false })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' })
  await expect(page.getByText('You didn’t ask for less motion.')).toBeVisible()
  await expect(page.getByText('Your system forces no colours.')).toBeVisible()
})

test('lists the headings as they are and measures the targets', async ({ page }) => {
  await open(page, '/accessibility-test')
  await page.getByText('这一页的标题').click()
  const listed = page.locator('details').filter({ hasText: '这一页的标题' }).getByRole('listitem')
  await expect(listed.first()).toHaveText('无障碍测试 (1 级)')
  for (const number of [1, 2, 3, 4]) await page.getByRole('button', { name: `按钮 ${number}` }).click()
  await expect(page.getByText('四个都按到了。')).toBeVisible()
  const [, width = 0, height = 0] =
    /至少 (\d+) × (\d+)/
      .exec((await page.getByText('量出的大小', { exact: false }).textContent()) ?? '')
      ?.map(Number) ?? []
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('shows the page another way, moves nothing against a wish, and saves what was measured', async ({
  page,
}) => {
  await prefer(page, { language: 'en' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/accessibility-test')
  const trials = page.getByRole('region', { name: 'See this page another way' })
  const main = page.getByRole('main')
  const style = (name: 'filter' | 'letterSpacing') =>
    main
      .getByRole('heading', { level: 1 })
      .evaluate((h1, key) => getComputedStyle(key === 'filter' ? (h1.closest('main') ?? h1) : h1)[key], name)
  const usual = await style('letterSpacing')
  await trials.getByRole('radio', { name: 'with wide lines, letters and words' }).check()
  expect(await style('letterSpacing')).not.toBe(usual)
  await expectNoSidewaysScroll(page)
  await trials.getByRole('radio', { name: 'black, white and grey' }).check()
  expect(await style('filter')).toBe('grayscale(1)')
  await trials.getByRole('radio', { name: 'roughly as with red-blindness' }).check()
  expect(await style('filter')).toContain('#eyes-red')
  // A button that was pressed changes its colour; that is no motion.
  const moving = () =>
    trials.evaluate(
      (part) => part.getAnimations({ subtree: true }).filter((one) => !(one instanceof CSSTransition)).length,
    )
  await trials.getByRole('button', { name: 'Move the dot' }).click()
  expect(await moving()).toBe(1)
  await trials.getByRole('checkbox', { name: 'Less motion (on the whole site)' }).check()
  await trials.getByRole('button', { name: 'Move the dot' }).click()
  expect(await moving()).toBe(0)
  await expect(
    page
      .getByRole('row', { name: /^Text \d/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/: 1$/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = readFileSync(await (await download).path(), 'utf8')
  expect(saved).toMatch(/Colours and contrast\nText \| \d+\.\d : 1 \| 7 : 1 \| enough/)
  expect(saved).toContain('This page doesn’t scroll sideways.')
  expect(saved).toMatch(/Browser: Mozilla/)
  // What was tried ends with the page.
  await goTo(page, '/about')
  await expect(page.locator('html')).not.toHaveAttribute('data-trial')
})

test('checks any page of the site in plain words, says what it cannot open, and shows the order of the focus', async ({
  page,
}) => {
  // A page with a fault: ours have none that axe finds.
  await page.route('**/terms', async (route) => {
    const served = await route.fetch()
    await route.fulfill({
      response: served,
      body: (await served.text()).replace('</body>', '<button type="button"></button></body>'),
    })
  })
  const asked = requestsOf(page)
  await open(page, '/about')
  await goTo(page, '/accessibility-test')
  const part = page.getByRole('region', { name: '检查本站任何一页' })
  const pages = part.getByRole('combobox', { name: '要检查的页面' })
  const start = part.getByRole('button', { name: '打开并检查' })
  await pages.selectOption('我刚才看的那一页（关于）')
  expect(asked.filter((address) => /axe\.min/.test(address))).toEqual([])
  await start.click()
  await expect(part.getByRole('heading', { name: '“关于”的检查结果' })).toBeVisible()
  await expect(part.getByText('没有发现问题。', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^没有发现问题。$/ })).toHaveCount(1)
  await part.getByText('按顺序列出').click()
  await expect(part.getByRole('listitem').filter({ hasText: /^链接“跳到主要内容”$/ })).toBeVisible()
  await part.getByRole('checkbox', { name: '在预览里标出号码' }).check()
  await expect(page.frameLocator('iframe').locator('#accessibility-test-marks span').first()).toHaveText('1')

  await pages.selectOption('个人信息')
  await expect(part.getByText('这一页登录后才能看', { exact: false })).toBeVisible()
  await start.click()
  await expect(part.getByText('打开的是“登录”，不是你选的那一页', { exact: false })).toBeVisible()

  await pages.selectOption('使用条款')
  await start.click()
  const finding = part
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '按钮没有名称，不知道按了会怎样。 会挡住人 · 1 处' }) })
  await expect(finding).toContainText('受影响的主要是用读屏或盲文显示器的人。')
  await finding.getByText('在哪里').click()
  await expect(finding.getByText(/^按钮，没有名称，在标题“.+”下面$/)).toBeVisible()
  await finding.getByRole('button', { name: '在预览里指出来' }).click()
  await expect(page.frameLocator('iframe').locator('button[data-shown-place]')).toHaveCount(1)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存为文件' }).click()
  const saved = readFileSync(await (await download).path(), 'utf8')
  expect(saved).toMatch(
    /“使用条款”的检查结果\n发现 \d 类问题[\s\S]*按钮没有名称，不知道按了会怎样。 \| 会挡住人 · 1 处\n受影响/,
  )

  await chooseLanguage(page, 'en')
  const english = page.getByRole('region', { name: 'Check any page of this site' })
  await expect(english.getByRole('heading', { name: 'What was found on “Terms”' })).toBeVisible()
  await expect(english.getByText('A button has no name, so nobody is told what it does.')).toBeVisible()
})

test('a check that cannot be loaded says so and can be tried again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.route(/axe\.min/, (route) => route.abort(), { times: 1 })
  await prefer(page, { language: 'en' })
  await open(page, '/accessibility-test')
  const part = page.getByRole('region', { name: 'Check any page of this site' })
  await part.getByRole('button', { name: 'Open and check' }).click()
  await expect(part.getByRole('alert')).toContainText('the checker didn’t download')
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect(part.getByRole('heading', { name: /^What was found on/ })).toBeVisible()
})

test('the site’s own keys can be tried without doing anything, for as long as the focus stays', async ({
  page,
}) => {
  await serveExitSites(page)
  await open(page, '/accessibility-test')
  const group = page.getByRole('group', { name: '试按快捷键' })
  await group.getByRole('button', { name: '开始试按' }).press('Enter')
  for (const [keys, told] of [
    ['Alt+h', 'Alt + H：本来会打开无障碍帮助。'],
    ['Alt+n', 'Alt + N：本来会跳到导航。'],
    ['Alt+s', 'Alt + S：本来会跳到筛查搜索。'],
  ] as const) {
    await page.keyboard.press(keys)
    await expect(group.getByRole('status')).toHaveText(told)
  }
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(group.getByRole('status')).toHaveText('连按三次 Shift：本来会马上离开本站。')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(group.getByRole('button', { name: '结束试按' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(group.getByRole('status')).toHaveText('试按结束了，快捷键又会起作用。')
  await page.keyboard.press('Alt+h')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('fits a narrow screen with everything open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await prefer(page, { language: 'en', theme: 'dark' })
  await open(page, '/accessibility-test')
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
  await expect(page.getByText('This page doesn’t scroll sideways.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
