import { expect, expectAccessible, expectNoSidewaysScroll, open, prefer, test } from './support/fixtures'
import { listen } from './support/listen'
import { begin, screeningTexts, setAgeBand, tapAnswer } from './support/screening'

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
    ready: 'When you’re ready',
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

for (const [language, part, choice, start, phases] of [
  ['zh-CN', '声音、振动和读屏', '让读屏说出“吸气”和“呼气”', '开始', ['吸气', '呼气', '吸气']],
  [
    'en',
    'Sound, vibration and screen reader',
    'Let the screen reader say “breathe in” and “breathe out”',
    'Start',
    ['Breathe in…', 'Breathe out…', 'Breathe in…'],
  ],
] as const)
  test(`the pacer says each breath to a screen reader as it begins, once, and no seconds (${language})`, async ({
    page,
  }) => {
    await page.clock.install()
    await prefer(page, { language })
    await open(page, '/tools/breathing')
    const main = page.getByRole('main')
    // The lines below may have a live region of their own.
    const region = main.getByRole('status').first()
    const heard = await listen(region)
    await main.getByText(part).click()
    await main.getByRole('checkbox', { name: choice }).check()
    // The welcome has its turn in this moment: a breath does not wait for it.
    await page.clock.runFor(1200)
    await main.getByRole('button', { name: start }).click()
    await expect(region).toHaveText(phases[0])
    await page.clock.runFor(12_000)
    expect(await heard()).toEqual(phases)
  })

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

for (const language of ['zh-CN', 'en'] as const) {
  const words = { ...ground[language], ...screeningTexts[language] }
  const back = language === 'en' ? 'Back to the questionnaire' : '回到刚才的量表'
  const worse = breathing[language].worse
  const other = language === 'en' ? 'Breathe with the candle' : '跟着烛光呼吸'

  test(`who was not sure that they are safe finds the number and the way back at the end (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await setAgeBand(page)
    await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
    await begin(page, 'phq9', language)
    for (let at = 1; at <= 8; at += 1) await tapAnswer(page, 0)
    await page.getByRole('radio').nth(1).click()
    await page.getByRole('button', { name: words.notSure }).click()
    const asked = page.url()
    const main = page.getByRole('main')
    const toGrounding = language === 'en' ? 'Look around, step by step' : '一步一步看看四周'
    await main.getByRole('link', { name: toGrounding }).click()
    await main.getByRole('button', { name: words.stop }).click()
    const number = main.getByRole('link', { name: /12356/ })
    await expect(number).toBeInViewport({ ratio: 1 })
    const wayBack = main.getByRole('link', { name: back })
    await expect(wayBack).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // It stays through the answer and another exercise.
    await main.getByRole('button', { name: worse }).click()
    await expect(number).toHaveCount(1)
    await main.getByRole('link', { name: other }).click()
    await main.getByRole('button', { name: breathing[language].start }).click()
    await main.getByRole('button', { name: breathing[language].stop }).click()
    await wayBack.click()
    await expect(page).toHaveURL(asked)
    await expect(page.getByRole('heading', { name: words.stayHere })).toBeVisible()
    await expect(page.getByRole('button', { name: words.steadier })).toBeVisible()
  })
}

test('who came from elsewhere is led to no questionnaire', async ({ page }) => {
  await open(page, '/tools/grounding')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: ground['zh-CN'].stop }).click()
  await expect(main.getByRole('button', { name: ground['zh-CN'].better })).toBeVisible()
  await expect(main.getByRole('link', { name: '回到刚才的量表' })).toHaveCount(0)
})
