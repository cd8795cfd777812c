import { readFileSync } from 'node:fs'
import type { Download } from '@playwright/test'
import {
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

    await page.reload()
    await expect(main.getByRole('listitem').filter({ hasText: '整晚不睡' }).last()).toBeVisible()
    await expect(main.getByRole('link', { name: '138 0013 8000' })).toHaveAttribute('href', 'tel:13800138000')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await main.getByRole('button', { name: words.write }).click()
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
    await expect(other.getByRole('textbox', { name: words.first, exact: true })).toHaveValue('')
    expect(await other.evaluate(() => localStorage.getItem('amhs_safety_plan'))).toBeNull()
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

const breathing = {
  'zh-CN': {
    title: '跟着烛光呼吸',
    ready: '准备好了再开始',
    start: '开始',
    stop: '停下',
    in: '吸',
    out: '呼',
    worse: '更难受了',
    other: '换一个不用管呼吸的练习',
    plan: '我的安全计划',
    help: '立即求助',
    grounding: '看看四周，回到这里',
  },
  en: {
    title: 'Breathe with the candle',
    ready: 'Start when you’re ready',
    start: 'Start',
    stop: 'Stop',
    in: 'In',
    out: 'Out',
    worse: 'Worse',
    other: 'Try one that has nothing to do with breathing',
    plan: 'My safety plan',
    help: 'Get help now',
    grounding: 'Look around, come back here',
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const words = breathing[language]

  test(`the pacer starts by a press alone, counts in words where nothing may move, and stops by the same button (${language})`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await open(page, '/tools/breathing')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(main.getByText(words.ready)).toBeVisible()
    await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)

    const start = main.getByRole('button', { name: words.start })
    await expect(start).toBeInViewport({ ratio: 1 })
    const size = await start.boundingBox()
    const bar = await page.getByRole('banner').getByRole('link', { name: words.help }).boundingBox()
    expect((size?.y ?? 0) + (size?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await start.click()
    const stop = main.getByRole('button', { name: words.stop })
    await expect(stop).toBeFocused()
    expect(await stop.boundingBox()).toMatchObject({ width: size?.width, height: size?.height })
    await expect(main.getByText(words.in, { exact: true })).toBeVisible()
    await page.clock.runFor(6500)
    await expect(main.getByText(words.out, { exact: true })).toBeVisible()
    await expect(main.getByText('2', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expectNoSidewaysScroll(page)

    await stop.click()
    await main.getByRole('button', { name: words.worse }).click()
    await expect(main.getByRole('link', { name: words.plan })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['amhs_user_preferences'])
    await main.getByRole('link', { name: words.other }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: words.grounding })).toBeVisible()
  })
}

const ground = {
  'zh-CN': {
    first: '看看四周，找五样东西',
    spot: '看到第 1 样',
    skip: '跳过',
    second: '碰一碰，四样东西',
    stop: '先到这里',
    end: '好了，停在这里',
    better: '好一些',
  },
  en: {
    first: 'Look around and find five things',
    spot: 'Thing 1 seen',
    skip: 'Skip',
    second: 'Touch four things',
    stop: 'Stop here',
    end: 'All right, stop here',
    better: 'Better',
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const words = ground[language]

  test(`five senses: windows are lit by a press, steps skipped, and it ends whenever wanted (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await open(page, '/tools/grounding')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: words.first })).toBeVisible()
    const spot = main.getByRole('button', { name: words.spot })
    await spot.click()
    await expect(spot).toHaveAttribute('aria-pressed', 'true')
    await main.getByRole('button', { name: words.skip }).click()
    await expect(main.getByRole('heading', { name: words.second })).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await main.getByRole('button', { name: words.stop }).click()
    await expect(main.getByRole('heading', { name: words.end })).toBeFocused()
    await main.getByRole('button', { name: words.better }).click()
    await expect(main.getByRole('button', { name: words.better })).toHaveCount(0)
  })
}

const checkIn = {
  'zh-CN': {
    title: '今天像哪一种月亮？',
    hard: '有点难',
    noted: '2026年11月22日，有点难',
    gap: '2026年11月20日，没记',
    word: /一个词/,
    so: '一般',
    dark: '这两周一直很暗',
    clear: '清掉今天的',
  },
  en: {
    title: 'Which moon is today?',
    hard: 'A bit hard',
    noted: '22 November 2026, A bit hard',
    gap: '20 November 2026, nothing noted',
    word: /A word or a sentence/,
    so: 'So-so',
    dark: 'These two weeks have been dark',
    clear: 'Clear today',
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const words = checkIn[language]

  test(`a day is noted with a tap and kept; gaps stay gaps; dark weeks lead to people (${language})`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T20:00:00+08:00'))
    await page.setViewportSize({ width: 360, height: 740 })
    await prefer(page, { language })
    await page.addInitScript(() => {
      if (localStorage.getItem('amhs_check_ins') !== null) return
      const days = [10, 12, 14, 17].map((day) => [`2026-11-${day}`, { mood: 1 }])
      localStorage.setItem('amhs_check_ins', JSON.stringify({ visitor: Object.fromEntries(days) }))
    })
    await open(page, '/tools/check-in')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(main.getByText(words.dark)).toHaveCount(0)
    await main.getByRole('radio', { name: words.hard }).check({ force: true })
    await main.getByRole('textbox', { name: words.word }).fill('雨')
    await main.getByRole('radio', { name: words.so }).check()
    await expect(main.getByRole('cell', { name: words.noted })).toBeVisible()
    await expect(main.getByRole('cell', { name: words.gap })).toBeVisible()
    await expect(main.getByRole('heading', { name: words.dark })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.reload()
    await expect(main.getByRole('radio', { name: words.hard })).toBeChecked()
    await expect(main.getByRole('textbox', { name: words.word })).toHaveValue('雨')
    await main.getByRole('button', { name: words.clear }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(main.getByRole('textbox', { name: words.word })).toHaveValue('')
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
  })
}

test('words of danger in a check-in bring the helplines, and leave the device by no request', async ({
  page,
}) => {
  await open(page, '/tools/check-in')
  const requests = requestsOf(page)
  const word = page.getByRole('main').getByRole('textbox')
  await word.fill('我不想活了')
  await word.blur()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('现在就可以找个人说说')
  expect(requests.filter((address) => !/\/assets\//.test(address))).toEqual([])
})

const sleep = {
  'zh-CN': {
    title: '睡眠日记',
    tried: '准备睡',
    minutes: '多久睡着（分钟）',
    woke: '最后一次醒来',
    odd: /时间看起来有点怪/,
    notTime: '写成 23:10 这样',
    row: /今天.*23:30–06:50/,
    clear: '清掉这一晚',
  },
  en: {
    title: 'Sleep diary',
    tried: 'Tried to sleep',
    minutes: 'Minutes to fall asleep',
    woke: 'Woke for the last time',
    odd: /These times look unusual/,
    notTime: 'Write it like 23:10',
    row: /Today.*23:30–06:50/,
    clear: 'Clear this night',
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const words = sleep[language]

  test(`a night is noted as it comes to mind, asked about where it looks odd, and never scored (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await prefer(page, { language })
    await open(page, '/tools/sleep-diary')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    const tried = main.getByRole('textbox', { name: words.tried })
    await tried.fill('1110')
    await main.getByRole('textbox', { name: words.minutes }).fill('20')
    await expect(tried).toHaveValue('11:10')
    const woke = main.getByRole('textbox', { name: words.woke })
    await woke.fill('early')
    await tried.focus()
    await expect(main.getByText(words.notTime)).toBeVisible()
    await woke.fill('650')
    await expect(main.getByText(words.odd)).toBeVisible()
    await tried.fill('2310')
    await expect(main.getByText(words.odd)).toHaveCount(0)
    await expect(main.getByRole('row', { name: words.row })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.reload()
    await expect(woke).toHaveValue('06:50')
    await expect(main).not.toContainText('%')
    await main.getByRole('button', { name: words.clear }).click()
    await expect(woke).toHaveValue('')
  })
}

const worries = {
  'zh-CN': {
    title: '烦心事，先放这里',
    worry: '什么事在心里转？',
    yes: '能做一点',
    no: '现在做不了什么',
    step: '最小的一步是什么？',
    grounding: '一步一步看看四周',
    letGo: '划掉第 1 件',
  },
  en: {
    title: 'Put a worry down here',
    worry: 'What’s going round in your head?',
    yes: 'A little',
    no: 'Not now',
    step: 'What’s the smallest step?',
    grounding: 'look around, step by step',
    letGo: 'Cross out worry 1',
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const words = worries[language]

  test(`a worry is put down, turned into a step or left to wait, and crossed out (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await prefer(page, { language })
    await open(page, '/tools/worry')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    const worry = main.getByRole('textbox', { name: words.worry }).first()
    await worry.fill('考试')
    await main.getByRole('radio', { name: words.yes }).check()
    await main.getByRole('textbox', { name: words.step }).fill('问问小林')
    await page.reload()
    await expect(worry).toHaveValue('考试')
    await expect(main.getByRole('textbox', { name: words.step })).toHaveValue('问问小林')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await main.getByRole('radio', { name: words.no }).check()
    await expect(main.getByRole('link', { name: words.grounding })).toBeVisible()
    await main.getByRole('button', { name: words.letGo }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(worry).toHaveValue('')
  })
}

const list = {
  'zh-CN': {
    footer: '小工具',
    title: '小工具',
    names: [
      '我的安全计划',
      '跟着烛光呼吸',
      '看看四周，回到这里',
      '今天怎么样',
      '睡眠日记',
      '烦心事，先放这里',
    ],
    calendar: '放进日历',
    weeks: '4 周后',
    save: '存成一个文件',
    erase: '全部删掉',
    yes: '删掉',
    summary: 'SUMMARY:回头看看',
  },
  en: {
    footer: 'Tools',
    title: 'Tools',
    names: [
      'My safety plan',
      'Breathe with the candle',
      'Look around, come back here',
      'How is today',
      'Sleep diary',
      'Put a worry down here',
    ],
    calendar: 'Put it in my calendar',
    weeks: 'In 4 weeks',
    save: 'Save it as a file',
    erase: 'Delete it all',
    yes: 'Delete',
    summary: 'SUMMARY:Look again',
  },
} as const

for (const language of ['zh-CN', 'en'] as const) {
  const words = list[language]

  test(`all tools from the footer; a day for the calendar; what was written is taken along or deleted (${language})`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00+08:00'))
    await prefer(page, { language })
    await open(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: words.footer, exact: true }).click()
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    for (const name of words.names) await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: words.erase })).toHaveCount(0)

    await main.getByRole('radio', { name: words.weeks }).check()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: words.calendar }).click(),
    ])
    expect(file.suggestedFilename()).toBe('20261220.ics')
    const calendar = await textOf(file)
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261220\r\n')
    expect(calendar).toContain(words.summary)

    await page.evaluate(() =>
      localStorage.setItem(
        'amhs_worries',
        JSON.stringify({ visitor: [{ worry: 'exam' }], somebody: [{ worry: 'private' }] }),
      ),
    )
    await page.reload()
    const [written] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: words.save }).click(),
    ])
    const saved = await textOf(written)
    expect(saved).toContain('exam')
    expect(saved).not.toContain('private')
    await main.getByRole('button', { name: words.erase }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.yes, exact: true }).click()
    await expect(main.getByRole('button', { name: words.save })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('amhs_worries'))).not.toContain('exam')
  })
}

/** The content of a file that the page handed to the browser. */
async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}
