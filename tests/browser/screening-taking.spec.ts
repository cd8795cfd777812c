import type { Language } from './support/fixtures'
import {
  alive,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  keptForOffline,
  open,
  prefer,
  test,
} from './support/fixtures'
import { inGroupsOf } from './support/groups'
import {
  answerAll,
  begin,
  heading,
  instrumentNamed,
  instruments,
  onwards,
  screeningTexts,
  setAgeBand,
  tapAnswer,
} from './support/screening'

const languages: readonly Language[] = ['zh-CN', 'en']

for (const language of languages) {
  const words = screeningTexts[language]

  test(`the PHQ-9 from the list to the result by keyboard alone (${language})`, async ({ page }) => {
    await prefer(page, { language })
    await open(page, '/screening')
    await page.keyboard.press('Alt+s')
    await page.keyboard.type('PHQ-9')
    const link = page.getByRole('main').getByRole('link', { name: /PHQ-9/ }).first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(/PHQ-9/)
    // Without an age nothing starts: the question takes the focus, arrows and Space answer it.
    await page.getByRole('button', { name: words.start, exact: true }).press('Enter')
    await expect(page.getByRole('radio', { name: words.child })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: words.adult })).toBeChecked()
    await page.getByRole('button', { name: words.start, exact: true }).press('Enter')
    for (let at = 1; at <= 10; at += 1) {
      await expect(heading(page)).toBeFocused()
      await expect(heading(page)).toHaveText(words.position(at, 10))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('radio').first()).toBeFocused()
      await page.keyboard.press('Space')
      if (at === 2) {
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('radio').nth(1)).toBeChecked()
      }
      await page.keyboard.press('Enter')
    }
    await expect(page).toHaveURL(/\/screening\/result\?id=/)
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('.score b')).toHaveText('1')
  })

  test.describe(`on a phone 320 px wide (${language})`, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })
    test('every step by pointer is accessible and fits', async ({ page }) => {
      await prefer(page, { language, theme: language === 'en' ? 'dark' : 'light' })
      await open(page, '/test?instrument=gad7')
      await expectAccessible(page)
      await page.getByText(words.adult, { exact: true }).last().tap()
      await page.getByRole('button', { name: words.start, exact: true }).tap()
      await expect(heading(page)).toHaveText(words.position(1, 7))
      await onwards(page, language).tap()
      await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      for (let at = 1; at <= 7; at += 1) {
        await expect(heading(page)).toHaveText(words.position(at, 7))
        // A tap leads on, but never from the last question to the result.
        await page.locator('.choice').nth(1).tap()
        if (at === 7) await onwards(page, language).tap()
      }
      await expect(page.locator('.score b')).toHaveText('7')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })
}

test('a question is a named radio group with its period, and says what is missing', async ({ page }) => {
  await setAgeBand(page)
  await begin(page, 'phq9')
  await expect(page.getByRole('main').locator('form')).toMatchAriaSnapshot(`
    - heading "第 1 题，共 10 题" [level=1]
    - paragraph: 在过去的两周里，您有多少时候受到以下任何问题所困扰？
    - radiogroup "做事时提不起劲或没有兴趣":
      - heading "做事时提不起劲或没有兴趣" [level=2]
      - radio "完全不会"
      - text: 完全不会
      - radio "好几天"
      - text: 好几天
      - radio "一半以上的天数"
      - text: 一半以上的天数
      - radio "几乎每天"
      - text: 几乎每天
    - button "下一题"
  `)
  const group = page.getByRole('radiogroup', { name: '做事时提不起劲或没有兴趣' })
  await expect(group).toHaveAccessibleDescription('在过去的两周里，您有多少时候受到以下任何问题所困扰？')
  await onwards(page).click()
  await expect(group).toHaveAccessibleDescription(/请选一个最接近的答案/)
  await expect(page.getByRole('radio').first()).toBeFocused()
})

test('in a list of all questions each is a group with the period that stands above them', async ({
  page,
}) => {
  await setAgeBand(page)
  await page.addInitScript(() =>
    localStorage.setItem('amhs_user_preferences', JSON.stringify({ oneQuestionAtATime: false })),
  )
  await begin(page, 'gad7')
  const groups = page.getByRole('radiogroup')
  await expect(groups).toHaveCount(7)
  const stem = (await page.locator('#stem').textContent()) ?? ''
  expect(stem).toContain('两')
  for (const group of await groups.all()) await expect(group).toHaveAccessibleDescription(stem)
})

// One visit takes several: a page of its own for each would cost more than the taking.
for (const band of ['14-17', 'adult'] as const) {
  const taken = instruments.filter(({ ageRange, respondent }) => {
    const forTeenagers = ageRange.max === 17 && respondent !== 'parent'
    return forTeenagers === (band === '14-17')
  })
  for (const [at, some] of inGroupsOf(6, taken).entries()) {
    const ids = some.map(({ id }) => id)
    test(`every instrument is taken from its first to its last question (${band}, ${at + 1}: ${ids.join(', ')})`, async ({
      page,
    }) => {
      test.slow()
      await setAgeBand(page, band)
      await open(page, '/screening')
      for (const instrument of some) {
        await test.step(instrument.id, async () => {
          await goTo(page, `/test?instrument=${instrument.id}`)
          if (instrument.respondent === 'parent') await page.getByRole('button', { name: '4–17 岁' }).click()
          await page.getByRole('button', { name: screeningTexts['zh-CN'].start, exact: true }).click()
          await answerAll(page, instrument, (_, options) => options - 1)
          await expect(page).toHaveURL(/\/screening\/result\?id=/)
          await expect(heading(page)).toBeFocused()
          const stored = await page.evaluate(() =>
            JSON.parse(localStorage.getItem('amhs_screening_results') ?? '[]'),
          )
          expect(stored).toContainEqual(
            expect.objectContaining({ instrument: instrument.id, edition: instrument.edition }),
          )
          expect(await page.evaluate(() => localStorage.getItem('amhs_answer_drafts'))).toBeNull()
          await expectAccessible(page)
        })
      }
    })
  }
}

for (const language of languages) {
  test(`on a phone each question comes with its answers, not behind the bar at the foot (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    await setAgeBand(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await begin(page, 'phq9', language)
    const bar = page.locator('.safety')
    for (let at = 1; at <= 3; at += 1) {
      await expect(heading(page)).toBeFocused()
      const top = (await bar.boundingBox())?.y ?? 0
      const first = await page.locator('.choice').nth(2).boundingBox()
      expect((first?.y ?? 0) + (first?.height ?? 0), `question ${at}`).toBeLessThanOrEqual(top)
      await page.keyboard.press('Tab')
      const focused = await page.locator('.choice:has(:focus)').boundingBox()
      expect(focused?.y).toBeGreaterThanOrEqual(0)
      expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top)
      await page.keyboard.press('Space')
      await expect(heading(page)).toHaveText(screeningTexts[language].position(at, 10))
      await page.keyboard.press('Enter')
    }
  })
}

test('in forced colours the chosen answer, the progress and the focus are drawn, not coloured', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await setAgeBand(page)
  await begin(page, 'phq9')
  const width = (name: string) =>
    page
      .locator('.choice')
      .filter({ hasText: name })
      .evaluate((choice) => Number.parseFloat(getComputedStyle(choice).borderTopWidth))
  await page.getByRole('radio', { name: '好几天' }).press('Space')
  expect(await width('好几天')).toBeGreaterThan(await width('完全不会'))
  await page.getByRole('radio', { name: '好几天' }).press('Tab')
  for (let number = 0; number < 2; number += 1) {
    const focused = page.locator(':focus')
    const ring = await focused.evaluate((one) => [
      getComputedStyle(one).outlineStyle,
      getComputedStyle(one).outlineColor,
    ])
    expect(ring[0]).toBe('solid')
    expect(ring[1]).not.toBe('rgb(0, 0, 0)')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
  }
  await expect(page.getByRole('progressbar').locator('i').first()).toHaveCSS('border-top-style', 'double')
})

for (const language of languages)
  test(`the progress says which question is shown, or how many are left (${language})`, async ({ page }) => {
    await prefer(page, { language })
    await setAgeBand(page)
    await begin(page, 'phq9', language)
    const words = screeningTexts[language]
    const progress = page.getByRole('progressbar')
    await expect(progress).toHaveAttribute('aria-valuetext', words.position(1, 10))
    await expect(progress).toHaveAttribute('aria-valuenow', '1')
    await page.getByRole('button', { name: language === 'en' ? /^Show all/ : /^全部/ }).click()
    await expect(progress).toHaveAttribute(
      'aria-valuetext',
      // The last one may be left out.
      language === 'en' ? /^9 questions/ : '还有 9 题没有回答',
    )
  })

test('a closed gate asks nothing more and says so', async ({ page }) => {
  await setAgeBand(page)
  await begin(page, 'pcptsd5')
  await answerAll(page, instrumentNamed('pcptsd5'), () => 0)
  await expect(page.locator('.score b')).toHaveText('0')
  await expect(page.getByRole('main')).toContainText('后面的问题就不问了')
})

test('AUDIT-C skips what does not apply, and its cut-off follows the sex that was given', async ({
  page,
}) => {
  await setAgeBand(page)
  await open(page, '/test?instrument=auditc')
  await page.getByRole('radio', { name: '男', exact: true }).check()
  await page.getByRole('button', { name: '开始作答' }).click()
  await page.locator('.choice').first().click()
  await expect(heading(page)).toHaveText('第 1 题，共 1 题')
  await page.locator('.choice').nth(3).click()
  await expect(heading(page)).toHaveText('第 2 题，共 3 题')
  await tapAnswer(page, 0)
  await page.locator('.choice').nth(0).click()
  await onwards(page).click()
  await expect(page.locator('.score b')).toHaveText('3')
  await expect(page.locator('.result').getByText(/没到分界线（男性 4 分，女性 3 分）/)).toBeVisible()
})

test('declining a question is a control of its own; there is no score then', async ({ page }) => {
  await setAgeBand(page)
  await begin(page, 'scoff')
  for (let at = 1; at <= 5; at += 1) {
    const decline = page.getByRole('checkbox', { name: '不想回答这一题' })
    if (at === 3) await decline.check()
    else {
      await expect(decline).toHaveCount(0)
      if (at < 5) await tapAnswer(page, 1)
      else await page.locator('.choice').nth(1).click()
    }
    if (at === 3 || at === 5) await onwards(page).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: '这次没有总分' })).toBeVisible()
})

test('going back, changing, pausing and resuming after a reload keep every answer', async ({ page }) => {
  await setAgeBand(page)
  await begin(page, 'phq9')
  await tapAnswer(page, 2)
  await tapAnswer(page, 3)
  await page.getByRole('button', { name: '上一题' }).click()
  await page.getByRole('button', { name: '上一题' }).click()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await tapAnswer(page, 1)
  await page.getByRole('button', { name: '上一题' }).click()
  await page.reload()
  await alive(page)
  await expect(heading(page)).toHaveText('第 1 题，共 10 题')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('link', { name: '先停一下' }).click()
  const draft = page.getByRole('region', { name: /还没做完/ })
  await expect(draft).toContainText('已答 2 题，共 10 题')
  await expectAccessible(page)
  await draft.getByRole('link', { name: '继续' }).click()
  await onwards(page).click()
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  await open(page, '/screening')
  await draft.getByRole('button', { name: '清除答案' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '清除答案' }).click()
  await expect(draft).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('amhs_answer_drafts'))).toBeNull()
})

test.describe('off the network', () => {
  // The browser logs each request that finds no network.
  test.use({ serviceWorkers: 'allow', expectedErrors: [[/net::ERR_/], { scope: 'test' }] })

  test('without a network a begun screening is reloaded, finished and shown', async ({ page, context }) => {
    await setAgeBand(page)
    await begin(page, 'gad2')
    await keptForOffline(page)
    await tapAnswer(page, 1)
    await context.setOffline(true)
    await page.reload()
    await alive(page)
    await page.getByRole('button', { name: '上一题' }).click()
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await onwards(page).click()
    await page.getByRole('radio').nth(2).check()
    await onwards(page).click()
    await expect(page.locator('.score b')).toHaveText('3')
    await page.reload()
    await alive(page)
    await expect(page.locator('.score b')).toHaveText('3')
    await context.setOffline(false)
  })
})

test('all on one page: the choice is remembered, open questions are named and linked', async ({ page }) => {
  await setAgeBand(page)
  await open(page, '/test?instrument=gad2')
  await page.getByRole('radio', { name: '全部显示在一页' }).check()
  await page.getByRole('button', { name: '开始作答' }).click()
  await expect(page.getByRole('radiogroup')).toHaveCount(2)
  await page.getByRole('button', { name: '看结果' }).click()
  const summary = page.getByRole('group', { name: '还有 2 题没有回答' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link', { name: /第 2 题/ }).click()
  await expect(page.locator('#gad2_2')).toBeFocused()
  await page.locator('#gad2_2').check()
  await page.locator('#gad2_1').check()
  await page.reload()
  await alive(page)
  await expect(page.getByRole('radiogroup')).toHaveCount(2)
  await page.getByRole('button', { name: '看结果' }).click()
  await expect(page.locator('.score b')).toHaveText('0')
})

test('no request carries an answer when there is no account', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  await setAgeBand(page)
  await begin(page, 'phq9')
  await answerAll(page, instrumentNamed('phq9'), (id) => (id === 'phq9_9' ? 1 : 2))
  await expect(page.locator('.score b')).toHaveText('17')
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((line) => !line.startsWith('GET '))).toEqual([])
  const origin = new URL(page.url()).origin
  expect(
    sent.filter((line) => !line.startsWith(`GET ${origin}/`) && !/^GET (data|blob):/.test(line)),
  ).toEqual([])
  expect(sent.filter((line) => /phq9_\d|answers/.test(line))).toEqual([])
})

test('a stored draft that cannot be used is set aside with a message', async ({ page }) => {
  await setAgeBand(page)
  await open(page, '/screening')
  for (const [name, draft] of [
    ['an answer that the question does not offer', { phq9: draftOf({ answers: { phq9_1: 99 } }) }],
    ['a question that does not exist', { phq9: draftOf({ answers: { somewhere: 1 } }) }],
    ['another edition', { phq9: draftOf({ edition: '1999-01-01', answers: { phq9_1: 1 } }) }],
    ['another form', { phq9: ['nonsense'] }],
    ['no JSON at all', '{"phq9":'],
  ] as const) {
    await test.step(name, async () => {
      await page.evaluate(
        (stored) => {
          localStorage.removeItem('amhs_answer_drafts_set_aside')
          localStorage.setItem('amhs_answer_drafts', stored)
        },
        typeof draft === 'string' ? draft : JSON.stringify({ visitor: draft }),
      )
      await open(page, '/test?instrument=phq9')
      await expect(page.getByText(/读不出来，或者和现在的版本/)).toBeVisible()
      await page.getByRole('button', { name: '开始作答' }).click()
      await expect(heading(page)).toHaveText('第 1 题，共 10 题')
      await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('amhs_answer_drafts_set_aside'))).not.toBeNull()
    })
  }
})

test('an unknown tool has a page of its own that leads on', async ({ page }) => {
  await open(page, '/test?instrument=mmpi')
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这份量表' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: '查看全部筛查' }).click()
  await expect(page).toHaveURL('/screening')
  // A slip in the address is not the end of the way.
  await open(page, '/test?instrument=phq-9')
  await page.getByRole('main').getByRole('link', { name: /PHQ-9/ }).click()
  await expect(page).toHaveURL('/test?instrument=phq9')
})

test('a tool for adults is not given to somebody who is younger', async ({ page }) => {
  await setAgeBand(page, '14-17')
  await open(page, '/test?instrument=auditc')
  await expect(page.getByRole('heading', { name: '这份量表不适合你的年龄' })).toBeVisible()
  await expect(page.getByRole('button', { name: '开始作答' })).toHaveCount(0)
  await expectAccessible(page)
})

function draftOf(change: Readonly<Record<string, unknown>>) {
  return {
    instrument: 'phq9',
    edition: instrumentNamed('phq9').edition,
    questionId: null,
    supportFor: null,
    changedAt: 1,
    ...change,
  }
}
