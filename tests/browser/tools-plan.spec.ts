import {
  alive,
  exitSites,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  keptForOffline,
  open,
  prefer,
  requestsOf,
  serveExitSites,
  test,
} from './support/fixtures'

const plan = {
  'zh-CN': {
    title: '我的安全计划',
    first: '出现什么，说明我开始难受了？ 第 1 条',
    second: '出现什么，说明我开始难受了？ 第 2 条',
    people: /4\. 我可以告诉谁/,
    person: '我可以告诉谁“我撑不住了”？ 第 1 条',
    write: '接着写',
    erase: '全部删掉',
    yes: '删掉',
    exit: /快速离开/,
    stays: /也留着这份计划/,
  },
  en: {
    title: 'My safety plan',
    first: 'How do I know things are getting hard? Line 1',
    second: 'How do I know things are getting hard? Line 2',
    people: /4\. Who can I tell/,
    person: 'Who can I tell that I’m struggling? Line 1',
    write: 'Keep writing',
    erase: 'Delete it all',
    yes: 'Delete',
    exit: /Quick exit/,
    stays: /Keep this plan/,
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const words = plan[language]

  test(`the safety plan: one press from the helplines, kept as it is typed, sent nowhere, deleted (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await prefer(page, { language })
    await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
    await open(page, '/crisis')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: words.title }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(main.getByRole('link', { name: /12356/ }).first()).toHaveAttribute('href', 'tel:12356')

    const requests = requestsOf(page)
    await main.getByRole('textbox', { name: words.first, exact: true }).fill('不回消息')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('textbox', { name: words.second, exact: true })).toBeFocused()
    await page.keyboard.type('整晚不睡')
    await main.getByRole('heading', { name: words.people }).click()
    await main.getByRole('textbox', { name: words.person, exact: true }).fill('表姐 138 0013 8000')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(requests.filter((address) => !/\/assets\//.test(address))).toEqual([])

    // Who was at the end and comes back meets the plan from its beginning.
    const steps = main.getByRole('heading', { level: 2 }).first()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    // As long as a page elsewhere needs to keep its place.
    await page.waitForTimeout(400)
    await page.reload()
    await expect(main.getByRole('listitem').filter({ hasText: '整晚不睡' }).last()).toBeVisible()
    await expect(main.getByRole('button', { name: words.write })).toBeVisible()
    // The browser's own way back to the place it was at takes a moment.
    await page.waitForTimeout(600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(main.getByRole('link', { name: '138 0013 8000' })).toHaveAttribute('href', 'tel:13800138000')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await main.getByRole('button', { name: words.write }).click()
    await expect(steps).toBeFocused()
    await expect(steps).toBeInViewport()
    await expect(main.getByRole('textbox', { name: words.first, exact: true })).toHaveValue('不回消息')
    await main.getByRole('button', { name: words.erase }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.yes, exact: true }).click()
    await expect(main.getByRole('textbox', { name: words.first, exact: true })).toHaveValue('')
    expect(await page.evaluate(() => localStorage.getItem('amhs_safety_plan'))).toBeNull()
  })

  test(`quick exit leaves nothing of the plan, in no tab (${language})`, async ({ page, context }) => {
    await serveExitSites(page)
    await prefer(page, { language })
    await open(page, '/tools/safety-plan')
    const other = await context.newPage()
    await prefer(other, { language })
    await open(other, '/tools/safety-plan')
    await page.getByRole('textbox', { name: words.first, exact: true }).fill('private')
    await expect(other.getByRole('textbox', { name: words.first, exact: true })).toHaveValue('private')
    await page.getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    // The other tab has left as well, for the page that says nothing.
    await expect(other).toHaveURL(language === 'en' ? /:\d+\/en$/ : /:\d+\/$/)
    await alive(other)
    await expect(other.getByText('private')).toHaveCount(0)
    expect(await other.evaluate(() => localStorage.getItem('amhs_safety_plan'))).toBeNull()
  })
}

for (const language of ['zh-CN', 'en'] as const) {
  test(`a plan stays after quick exit where its writer wished so (${language})`, async ({ page }) => {
    const words = plan[language]
    await serveExitSites(page)
    await prefer(page, { language })
    await open(page, '/tools/safety-plan')
    await page.getByRole('textbox', { name: words.first, exact: true }).fill('private')
    await page.getByRole('checkbox', { name: words.stays }).check()
    await expectAccessible(page)
    await page.getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    await open(page, '/tools/safety-plan')
    await expect(page.getByRole('listitem').filter({ hasText: 'private' }).last()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: words.stays })).toBeChecked()
  })
}

const tools = [
  ['safety-plan', /也留着这份计划/, /Keep this plan/],
  ['check-in', /也留着这些记录/, /Keep these notes/],
  ['sleep-diary', /也留着这本日记/, /Keep this diary/],
  ['worry', /也留着这些烦心事/, /Keep these worries/],
] as const

for (const language of ['zh-CN', 'en'] as const) {
  test(`on a small phone each tool says at once what quick exit erases, and offers to keep it (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
    for (const [tool, zh, en] of tools) {
      await open(page, `/tools/${tool}`)
      const main = page.getByRole('main')
      const choice = main.getByRole('checkbox', { name: language === 'en' ? en : zh })
      const erases = main.getByText(language === 'en' ? /“Quick exit” erases it/ : /点“快速离开”就删掉/)
      // Above the bar at the foot, without scrolling.
      const bar = await page.evaluate(
        () => document.querySelector('.safety')?.getBoundingClientRect().top ?? 0,
      )
      for (const part of [erases, choice]) {
        const box = await part.boundingBox()
        expect(box && box.y + box.height, tool).toBeLessThan(bar)
      }
      await choice.check()
      await page.reload()
      await expect(choice).toBeChecked()
      await expect(erases).toHaveCount(0)
      await expect(
        main.getByText(language === 'en' ? /stays until you delete it/ : /到你删掉或清除浏览器数据为止/),
      ).toBeVisible()
      // The foot of the page does not say the contrary.
      await expect(page.getByRole('contentinfo')).toContainText(
        language === 'en' ? 'notes in the tools you didn’t choose to keep' : '小工具里没选“留着”的内容',
      )
      await expectNoSidewaysScroll(page)
    }
  })
}

test('the plan prints on one page, with the numbers, and without the fields', async ({ page }) => {
  await open(page, '/tools/safety-plan')
  const lines = page.getByRole('textbox', { name: plan['zh-CN'].first, exact: true })
  await lines.fill('一行字，写得长一些，看看会不会换行，会不会超出一页纸。')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByText(/120 急救 · 110/)).toBeVisible()
  await expect(main.getByText('一行字，写得长一些').last()).toBeVisible()
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(1)
})

for (const language of ['zh-CN', 'en'] as const) {
  test.describe('where no region is known', () => {
    test.use({ timezoneId: 'Etc/UTC' })
    test(`112 is the first number of the plan, to press and on paper (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
      await page.addInitScript(() => localStorage.setItem('amhs_region', 'OTHER'))
      await open(page, '/tools/safety-plan')
      const main = page.getByRole('main')
      const first = main.locator('a[href^="tel:"]').first()
      await expect(first).toHaveAttribute('href', 'tel:112')
      await expect(first).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
      await page.emulateMedia({ media: 'print' })
      const danger = main.locator('.plan-sheet > p').first()
      await expect(danger).toBeVisible()
      await expect(danger).toContainText('112')
      await expect(main.getByText(/findahelpline\.com/).last()).toBeVisible()
      expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(
        1,
      )
    })
  })
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the plan opens, and what was written is there', async ({ page, context }) => {
    await open(page, '/tools/safety-plan')
    await keptForOffline(page)
    await page.getByRole('textbox', { name: plan['zh-CN'].first, exact: true }).fill('还在')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('还在').last()).toBeVisible()
    await expect(page.getByRole('link', { name: /12356/ }).first()).toBeVisible()
  })
})

test.describe('with script turned off', () => {
  test.use({ javaScriptEnabled: false })
  test('the steps can be read and printed, and nothing pretends to be a field', async ({ page }) => {
    await page.goto('/en/tools/safety-plan')
    await expect(page.getByText(/print this page and write by hand/)).toBeVisible()
    await expect(
      page.getByRole('heading', { name: /6\. How can I make the place around me safer/ }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  })
})
