import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  prefer,
  requestsOf,
  test,
} from './support/fixtures'

const checkIn = {
  'zh-CN': {
    title: '今天像哪一种月亮？',
    hard: '有点难',
    noted: '2026年11月22日，有点难',
    gap: '2026年11月20日，没记',
    word: /一个词/,
    so: '一般',
    dark: '这两周，你记下的日子都不容易',
    clear: '清掉今天的',
  },
  en: {
    title: 'Which moon is today?',
    hard: 'A bit hard',
    noted: '22 November 2026, A bit hard',
    gap: '20 November 2026, nothing noted',
    word: /A word or a sentence/,
    so: 'So-so',
    dark: 'The days you noted these two weeks have been hard',
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
    letGo: '删掉第 1 件',
  },
  en: {
    title: 'Put a worry down here',
    worry: 'What’s going round in your head?',
    yes: 'A little',
    no: 'Not now',
    step: 'What’s the smallest step?',
    grounding: 'look around, step by step',
    letGo: 'Delete worry 1',
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
