import type { Locator, Page } from '@playwright/test'
import type { Language } from './support/fixtures'
import {
  alive,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  keptForOffline,
  leaveFrom,
  open,
  prefer,
  test,
} from './support/fixtures'
import {
  begin,
  heading,
  keepOnDevice,
  keptPhq9,
  onwards,
  screeningTexts,
  setAgeBand,
  tapAnswer,
} from './support/screening'

const languages: readonly Language[] = ['zh-CN', 'en']

/** Begins the PHQ-9 and answers all before item 9, which asks about thoughts of death, with "not at all". */
async function goToItem9(
  page: Page,
  { language = 'zh-CN', region }: { readonly language?: Language; readonly region?: 'CN' | 'HK' } = {},
): Promise<void> {
  await setAgeBand(page)
  if (region !== undefined)
    await page.addInitScript((chosen) => localStorage.setItem('amhs_region', chosen), region)
  await begin(page, 'phq9', language)
  for (let at = 1; at <= 8; at += 1) await tapAnswer(page, 0)
}

for (const language of languages)
  test(`the young read "tell an adult" after the first line, and all first numbers are in sight (${language})`, async ({
    page,
  }) => {
    const words = screeningTexts[language]
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await setAgeBand(page, '14-17')
    await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
    await begin(page, 'phqa', language)
    for (let at = 1; at <= 8; at += 1) await tapAnswer(page, 0)
    await page.getByRole('radio').nth(1).click()
    const card = page.getByRole('region', { name: words.support })
    const tellAdult = card.getByText(
      language === 'en' ? /tell an adult you trust today/i : /今天就告诉一位你信任的大人/,
    )
    await expect(tellAdult).toHaveCount(1)
    const inOrder = [
      card.getByRole('link', { name: /^120/ }),
      card.getByRole('link', { name: /^12356/ }),
      tellAdult,
      card.getByRole('link', { name: /^12355/ }),
      card.getByRole('button', { name: words.yes, exact: true }),
    ]
    let above = 0
    for (const part of inOrder) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThan(above)
      above = box?.y ?? 0
    }
    for (const number of [/^120/, /^110/, /^12356/, /^12355/])
      await expectAboveTheBar(card.getByRole('link', { name: number }))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // Where the answers lead to other words, it stays and is said once.
    await card.getByRole('button', { name: words.notSure, exact: true }).click()
    await expect(tellAdult).toHaveCount(1)
  })

for (const [ageBand, tool] of [
  ['adult', 'phq9'],
  ['14-17', 'phqa'],
] as const)
  test(`who is not sure finds both answers above the bar of a small phone (${ageBand})`, async ({ page }) => {
    const words = screeningTexts['zh-CN']
    await page.setViewportSize({ width: 360, height: 640 })
    await setAgeBand(page, ageBand)
    await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
    await begin(page, tool)
    for (let at = 1; at <= 8; at += 1) await tapAnswer(page, 0)
    await page.getByRole('radio').nth(2).click()
    await page.getByRole('main').getByRole('button', { name: words.notSure, exact: true }).click()
    const reply = page.locator('.safe-now')
    await expect(reply.getByRole('heading', { name: words.stayHere })).toBeFocused()
    await expectAboveTheBar(reply.getByRole('button', { name: words.steadier, exact: true }))
    await expectAboveTheBar(reply.getByRole('button', { name: '我不安全', exact: true }))
    await expectAccessible(page)
  })

test('the young, who see one line more, are asked above the bar of a small phone as well', async ({
  page,
}) => {
  const words = screeningTexts['zh-CN']
  await page.setViewportSize({ width: 360, height: 640 })
  await setAgeBand(page, '14-17')
  await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
  await begin(page, 'phqa')
  for (let at = 1; at <= 8; at += 1) await tapAnswer(page, 0)
  await page.getByRole('radio').nth(1).click()
  const card = page.getByRole('region', { name: words.support })
  await expect(card.getByRole('link', { name: /12355/ })).toBeVisible()
  for (const answer of [words.yes, words.notSure, words.no]) {
    const box = await card.getByRole('button', { name: answer, exact: true }).boundingBox()
    expect(box && box.y + box.height, answer).toBeLessThan(573)
  }
})

for (const language of languages)
  for (const oneAtATime of [true, false])
    test(`numbers and question stay in sight after a call, ${oneAtATime ? 'one at a time' : 'on one page'} (${language})`, async ({
      page,
    }) => {
      const words = screeningTexts[language]
      await page.setViewportSize({ width: 360, height: 640 })
      await page.addInitScript(
        (preferences) => localStorage.setItem('amhs_user_preferences', preferences),
        JSON.stringify({ language, oneQuestionAtATime: oneAtATime }),
      )
      await setAgeBand(page, '14-17')
      await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
      await open(page, '/screening')
      await begin(page, 'phqa', language)
      if (oneAtATime) for (let at = 1; at <= 8; at += 1) await tapAnswer(page, 0)
      else for (let at = 1; at <= 8; at += 1) await page.locator(`input[name="phqa_${at}"]`).first().click()
      await page.locator('input[name="phqa_9"]').nth(1).click()
      const card = page.getByRole('region', { name: words.support })
      const expectCard = async () => {
        await expect(page.getByRole('heading', { name: words.support })).toBeFocused()
        await expect(page.getByRole('heading', { name: words.support })).toBeInViewport({ ratio: 1 })
        await expect(card.getByText(words.safeNow)).toBeInViewport({ ratio: 1 })
        await expectAboveTheBar(card.getByRole('link', { name: /^120/ }))
        await expectAboveTheBar(card.getByRole('button', { name: words.yes, exact: true }))
        await expectAboveTheBar(card.getByRole('button', { name: words.no, exact: true }))
      }
      await expectCard()
      // Where the page stood is kept a moment later; nothing of that may lead away from the help.
      const settled = () => page.waitForFunction(() => 'top' in (window.history.state ?? {}))
      await settled()
      await page.reload()
      await alive(page)
      await expectCard()
      await settled()
      await page.goBack()
      await alive(page)
      await page.goForward()
      await alive(page)
      await expectCard()
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(card).toHaveCount(0)
      await page.goBack()
      await expectCard()
      await expectAccessible(page)
    })

/** In sight on a small phone as the page lies, between its header and the bar with the buttons. */
async function expectAboveTheBar(link: Locator): Promise<void> {
  await expect(link).toBeInViewport({ ratio: 1 })
  const box = await link.boundingBox()
  expect(box && box.y + box.height).toBeLessThan(575)
}

test.describe('a device whose clock says nothing', () => {
  test.use({ timezoneId: 'UTC' })

  test('"not sure" in English: the number of mobile telephones stands before web site and regions', async ({
    page,
  }) => {
    const words = screeningTexts.en
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language: 'en' })
    await goToItem9(page, { language: 'en' })
    await page.getByRole('radio').nth(1).click()
    await expectAboveTheBar(page.getByRole('main').locator('a[href="tel:112"]').first())
    await page.getByRole('button', { name: words.notSure }).click()
    await expect(page.getByRole('heading', { name: words.stayHere })).toBeFocused()
    const reply = page.locator('.safe-now')
    await expect(reply.getByRole('link').first()).toHaveAttribute('href', 'tel:112')
    await expectAboveTheBar(reply.getByRole('link').first())
    await expect(page.getByRole('combobox', { name: 'Where you are' })).toBeVisible()
    await expectAccessible(page)
  })
})

const soon = {
  'zh-CN': '尽快约医生或心理专业的人看看',
  en: 'Please arrange to see a doctor or mental health professional soon.',
} as const

for (const language of ['zh-CN', 'en'] as const)
  test(`who told of thoughts of dying is not told to start small and wait, at a total of 9 (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    await setAgeBand(page)
    // 3 + 3 + 2 + 0 …, and 1 at item 9.
    const eight = keptPhq9(8, Date.now())
    const result = keptPhq9(9, Date.now(), { answers: { ...eight.answers, phq9_9: 1 }, safety: true })
    await keepOnDevice(page, [result])
    await open(page, `/screening/result?id=${result.id}`)
    await expect(page.locator('.score b')).toHaveText('9')
    const main = page.getByRole('main')
    await expect(main).toContainText(soon[language])
    await expect(main).not.toContainText(/先从小事做起|超过两周|Try small steps|more than two weeks/)
  })

for (const language of languages) {
  const words = screeningTexts[language]

  test(`item 9 at 1, everything else 0: the card at once, then on the result (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    await goToItem9(page, { language, region: 'CN' })
    await expect(heading(page)).toHaveText(words.position(9, 10))
    await page.getByRole('radio').nth(1).click()
    const card = page.getByRole('region', { name: words.support })
    await expect(card).toBeVisible()
    await expect(page.getByRole('heading', { name: words.support })).toBeFocused()
    await expect(card.getByRole('link').first()).toBeVisible()
    // What can be dialled stands above the bar of a small phone, before anything has to be read.
    await page.setViewportSize({ width: 360, height: 640 })
    const numbers = card.getByRole('link', { name: /^(120|12356)/ })
    for (const number of await numbers.all()) {
      const box = await number.boundingBox()
      expect(box && box.y + box.height).toBeLessThan(575)
    }
    // One sentence to read before them, and the rest is not long.
    await expect(card.getByRole('alert')).toHaveText(
      language === 'en' ? /^Many people have such thoughts/ : /^很多人在特别难熬的时候/,
    )
    await expect(card.getByRole('combobox')).toBeHidden()
    const length = (await card.boundingBox())?.height ?? 9999
    expect(length).toBeLessThan(language === 'en' ? 960 : 860)
    // So do the answers to what is asked first.
    const answer = await page
      .getByRole('main')
      .getByRole('button', { name: words.yes, exact: true })
      .boundingBox()
    expect(answer && answer.y + answer.height).toBeLessThan(575)
    await expectAccessible(page)

    // One denial does not close it, nor does another answer, nor a reload.
    await page.getByRole('main').getByRole('button', { name: words.yes, exact: true }).click()
    await expect(card).toBeVisible()
    await page.getByRole('button', { name: words.change }).click()
    await tapAnswer(page, 0)
    // The same card a second time would say less: one line with the numbers stays.
    const line = page.getByRole('region', { name: words.supportRow })
    await expect(line.getByRole('link', { name: /12356/ })).toBeVisible()
    await expect(line.getByRole('link', { name: /120/ })).toBeVisible()
    await page.reload()
    await alive(page)
    await expect(card.or(line).first()).toBeVisible()
    await page.getByRole('button', { name: words.back }).click()
    await page.getByRole('radio').nth(1).click()
    await page.getByRole('button', { name: words.goOn, exact: true }).click()
    await expect(line).toBeVisible()
    await onwards(page, language).click()

    await expect(page.locator('.score b')).toHaveText('1')
    const support = page.getByRole('main').locator('.support')
    await expect(support).toHaveCount(1)
    await expect(support).toContainText(
      language === 'en' ? 'You told us about thoughts of dying' : '你提到了不想活或伤害自己的念头',
    )
    // Nobody is told to keep it up; help to read and words to say come first.
    await expect(page.getByRole('main')).not.toContainText(/Keep up what helps you|继续保持/)
    await expect(page.getByRole('main')).toContainText(soon[language])
    await expect(page.getByRole('link', { name: words.thoughts })).toBeVisible()
    await expect(page.getByRole('link', { name: words.selfHarm })).toBeVisible()
    await expect(page.getByText(words.tellWords)).toBeVisible()
    // Whose numbers they are is one line; the list of regions does not stand before the words to tell somebody.
    await expect(support.getByRole('combobox')).toBeHidden()
    await support
      .getByText(language === 'en' ? 'Somewhere else? More numbers' : '在别的地方？更多号码')
      .click()
    await expect(support.getByRole('combobox')).toBeVisible()
    await expectAccessible(page)
  })

  test(`"not sure" is a reply of its own, and asks again; "no" leads to the emergency card (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await goToItem9(page, { language, region: 'CN' })
    await page.getByRole('radio').nth(1).click()
    await page.getByRole('button', { name: words.notSure }).click()
    await expect(page.getByRole('heading', { name: words.stayHere })).toBeFocused()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const reply = page.locator('.safe-now')
    // Somebody to talk to first; the emergency number stays in sight.
    await expect(reply.getByRole('link').first()).toHaveAttribute('href', 'tel:12356')
    await expect(reply.getByRole('link', { name: /120/ })).toBeVisible()
    for (const name of [/12356/, /120/]) await expectAboveTheBar(reply.getByRole('link', { name }))
    if (language === 'zh-CN') await expectAboveTheBar(reply.getByRole('button', { name: words.steadier }))
    // Nobody slips back into the questions unasked.
    await expect(page.getByRole('button', { name: words.goOn, exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.continueUnsettled })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: words.steadier }).click()
    // It is asked again, and heard; nobody is thanked for saying what they have not said.
    await expect(page.getByRole('group', { name: words.safeNow })).toBeFocused()
    await expect(page.getByText(/你现在安全。|that you are safe/)).toHaveCount(0)
    await expect(page.getByText(words.tellSomebody)).toBeVisible()
    await expect(page.getByRole('button', { name: words.goOn, exact: true })).toBeVisible()
    const yes = page.getByRole('group', { name: words.safeNow }).getByRole('button').first()
    await yes.press('Enter')
    await expect(yes).toBeFocused()
    await expect(yes).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/你现在安全。|that you are safe/)).toBeVisible()
    await page.getByRole('button', { name: words.notSure }).click()
    await page.getByRole('button', { name: words.unsafe }).click()
    await expect(page.getByRole('alertdialog').getByRole('link').first()).toHaveAttribute('href', 'tel:120')
  })

  test(`"no" opens the emergency card: a number first, who is near, quick exit last (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await prefer(page, { language, theme: language === 'en' ? 'dark' : 'light' })
    await goToItem9(page, { language, region: 'HK' })
    await page.getByRole('radio').nth(3).click()
    await page.getByRole('main').getByRole('button', { name: words.no, exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    const links = dialog.getByRole('link')
    await expect(links.first()).toHaveAttribute('href', 'tel:999')
    await expect(links.first()).toBeFocused()
    await expect(dialog.getByRole('button')).toHaveText([words.withSomeone, words.alone])
    await expectAccessible(page)
    await links.first().hover()
    await expectAccessible(page)
    // The way out lies below the rest, whatever has been scrolled, and over nothing.
    await page.setViewportSize({ width: 320, height: 400 })
    const alone = dialog.getByRole('button', { name: words.alone })
    await alone.scrollIntoViewIfNeeded()
    const [lowest, out] = [await alone.boundingBox(), await links.last().boundingBox()]
    expect(lowest && out && lowest.y + lowest.height <= out.y).toBe(true)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    // Who is alone need not say otherwise: how to get to somebody, then the way back.
    await dialog.getByRole('button', { name: words.alone }).click()
    await expect(dialog.getByText(words.company)).toBeFocused()
    const [number, told] = [
      await links.first().boundingBox(),
      await dialog.getByText(words.company).boundingBox(),
    ]
    expect(
      number && told && number.y >= 0 && number.y + number.height <= told.y,
      'number, then the text',
    ).toBe(true)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.backToPage }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: words.support })).toBeVisible()
    // It is not asked once more: the numbers stand there, and the window can be had again.
    await expect(page.getByText(words.safeNow)).toHaveCount(0)
    const reply = page.locator('.safe-now')
    await expect(reply.getByRole('heading', { name: words.notSafe })).toBeFocused()
    await expect(reply.getByRole('link').first()).toHaveAttribute('href', 'tel:999')
    await expectAccessible(page)

    // A reload asks nobody afresh who has just said that they are not safe.
    await page.reload()
    await alive(page)
    await expect(reply.getByRole('heading', { name: words.notSafe })).toBeFocused()
    await expect(page.getByText(words.safeNow)).toHaveCount(0)
    await expect(reply.getByRole('button', { name: words.steadier })).toBeVisible()

    await reply.getByRole('button', { name: words.emergencyAgain }).click()
    const drafts = () => page.evaluate(() => localStorage.getItem('amhs_answer_drafts'))
    expect(await drafts()).not.toBeNull()
    await leaveFrom(dialog, language)
    await open(page, '/about')
    expect(await drafts(), 'erased as by the button of the page').toBeNull()
  })
}

for (const language of languages) {
  const words = screeningTexts[language]
  const safeNow = language === 'en' ? 'I’m safe now' : '我现在安全了'
  const rowName = language === 'en' ? 'You said that you’re not safe' : '你说你现在不安全'
  const thanks =
    language === 'en' ? 'Thank you for telling me that you are safe.' : '谢谢你告诉我你现在安全。'
  const keptHere = (page: Page) => page.evaluate(() => sessionStorage.getItem('amhs_safe_answers'))

  /** Says "no" at item 9 and goes on to the question after it. */
  async function goOnUnsafe(page: Page, region: 'CN' | 'HK'): Promise<Locator> {
    await prefer(page, { language })
    await goToItem9(page, { language, region })
    await page.getByRole('radio').nth(3).click()
    await page.getByRole('main').getByRole('button', { name: words.no, exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: words.notSafe })).toBeFocused()
    await page.getByRole('button', { name: words.continueUnsettled }).click()
    await expect(heading(page)).toHaveText(words.position(10, 10))
    return page.getByRole('region', { name: rowName })
  }

  test(`who is not safe keeps the emergency number on the questions and first on the result (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const row = await goOnUnsafe(page, 'HK')
    const number = row.getByRole('link')
    await expect(number).toHaveAttribute('href', 'tel:999')
    await expectAboveTheBar(number)
    await expect(onwards(page, language)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // It stays on the way back and forth, and after a reload.
    await page.getByRole('button', { name: words.back, exact: true }).click()
    await expectAboveTheBar(number)
    await onwards(page, language).click()
    await expect(heading(page)).toHaveText(words.position(10, 10))
    await page.reload()
    await alive(page)
    await expect(row).toBeVisible()
    await onwards(page, language).click()

    const first = page.getByRole('heading', { name: words.notSafe })
    await expect(first).toBeFocused()
    const emergency = page.getByRole('main').getByRole('link').first()
    await expect(emergency).toHaveAttribute('href', 'tel:999')
    await expectAboveTheBar(emergency)
    await page.keyboard.press('Tab')
    await expect(emergency).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // Nothing was open in this tab before: Back does not leave for nothing, it leads to the numbers once more.
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.waitForFunction(() => window.history.state?.top > 0)
    await page.goBack()
    await expect(first).toBeFocused()
    await expect(page).toHaveURL(/\/screening\/result\?id=/)
    await expectAboveTheBar(emergency)
    // It goes with this tab alone, and is no part of what is kept.
    expect(await keptHere(page)).toContain('"no"')
    const stored = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('amhs_screening_results') ?? '[]'),
    )
    expect(Object.values(stored[0])).not.toContain('no')
    await page.reload()
    await alive(page)
    await expect(first).toBeVisible()
    await page.getByRole('button', { name: safeNow }).click()
    await expect(page.getByText(thanks)).toBeFocused()
    await expect(first).toHaveCount(0)
    expect(await keptHere(page)).toBeNull()
    await page.reload()
    await alive(page)
    await expect(page.locator('.score b')).toHaveText('3')
    await expect(first).toHaveCount(0)
  })

  test(`ambulance, police and "I am safe now" are one row, and the progress stays above it (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const row = await goOnUnsafe(page, 'CN')
    const numbers = row.getByRole('link')
    await expect(numbers).toHaveText(
      language === 'en' ? ['120 Ambulance', '110 Police'] : ['120 急救', '110 报警'],
    )
    const progress = page.getByRole('progressbar')
    for (const at of [10, 9]) {
      await expect(heading(page)).toHaveText(words.position(at, 10))
      const parts = [numbers.first(), numbers.last(), row.getByRole('button', { name: safeNow })]
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
      await expect(progress).toBeInViewport({ ratio: 1 })
      const bar = await progress.boundingBox()
      expect(bar && bar.y + bar.height).toBeLessThanOrEqual(boxes[0]?.y ?? 0)
      await expectAboveTheBar(onwards(page, language))
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      if (at === 10) await page.getByRole('button', { name: words.back, exact: true }).click()
    }
  })

  test(`"I am safe now" takes the row away; quick exit erases what was said (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const row = await goOnUnsafe(page, 'CN')
    expect(await keptHere(page)).not.toBeNull()
    await row.getByRole('button', { name: safeNow }).press('Enter')
    await expect(page.getByText(thanks)).toBeFocused()
    await expect(row).toHaveCount(0)
    expect(await keptHere(page)).toBeNull()
    // The line with the numbers is still there for whoever came past the card.
    await expect(page.getByRole('region', { name: words.supportRow })).toBeVisible()
    await page.getByRole('button', { name: words.back, exact: true }).click()
    await expect(page.getByText(thanks)).toHaveCount(0)

    await page.getByRole('radio').nth(2).click()
    await page.getByRole('main').getByRole('button', { name: words.no, exact: true }).click()
    await page.keyboard.press('Escape')
    expect(await keptHere(page)).not.toBeNull()
    await leaveFrom(page.getByRole('banner'), language)
    await open(page, '/about')
    expect(await keptHere(page)).toBeNull()
  })
}

test('arrow keys passing through announce the card and leave the focus; going on leads to it', async ({
  page,
}) => {
  await goToItem9(page)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const card = page.getByRole('region', { name: '谢谢你愿意如实回答。' })
  await expect(card).toBeVisible()
  await expect(card.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('radio').nth(1)).toBeFocused()
  // Whoever reads on meets it after the answers, before the way on.
  const order = await page.getByRole('main').ariaSnapshot()
  const places = ['radio "好几天"', 'region "谢谢你愿意如实回答。"', 'button "下一题"'].map((part) =>
    order.indexOf(part),
  )
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(2)).toBeFocused()
  // Other answers on the way have other words in the card: none of them is said as an alert again.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(card.getByText('最近可能很不容易', { exact: false })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(card.getByText('你不用一个人扛', { exact: false })).toBeVisible()
  await expect(card.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '谢谢你愿意如实回答。' })).toBeFocused()
  // It has been announced already.
  await expect(card).toBeVisible()
  await expect(card.getByRole('alert')).toHaveCount(0)
})

test('Space on item 9 chooses and announces the card, and leads nowhere by itself', async ({ page }) => {
  await goToItem9(page)
  await page.getByRole('radio').nth(1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await expect(page.getByRole('region', { name: '谢谢你愿意如实回答。' })).toBeVisible()
  await expect(page.getByRole('radio').nth(1)).toBeFocused()
  await onwards(page).press('Enter')
  await expect(page.getByRole('heading', { name: '谢谢你愿意如实回答。' })).toBeFocused()
})

test('declining item 9 gives the same contacts in softer words, and no score', async ({ page }) => {
  await goToItem9(page)
  await page.getByRole('checkbox', { name: '不想回答这一题' }).check()
  const card = page.getByRole('region').filter({ hasText: '你选择不回答这道题' })
  await expect(card.getByRole('link', { name: /12356/ })).toBeVisible()
  await expect(page.getByText('你现在安全吗？')).toHaveCount(0)
  await onwards(page).click()
  await onwards(page).click()
  await expect(heading(page)).toHaveText('这次没有总分')
  // Read once, at the question: here it is one line beside the numbers.
  await expect(page.getByRole('main').locator('.support')).toContainText('有一道题你选择不回答')
  await expect(page.getByRole('main').locator('.support')).not.toContainText('你选择不回答这道题')
  await expect(page.getByRole('main').getByRole('link', { name: /12356/ }).first()).toBeVisible()
})

test('the region is chosen in one go and remembered; the numbers follow', async ({ page }) => {
  await goToItem9(page)
  await page.getByRole('radio').nth(2).click()
  const card = page.getByRole('region', { name: '谢谢你愿意如实回答。' })
  await expect(card.getByRole('link', { name: /120/ })).toBeVisible()
  await card.getByText('在别的地方？更多号码').click()
  await card.getByRole('combobox').selectOption('TW')
  await expect(card.getByRole('link', { name: /119/ })).toBeVisible()
  await expect(card).toContainText(/号码整理于/)
  await page.reload()
  await alive(page)
  await expect(page.getByRole('main').getByRole('link', { name: /119/ }).first()).toBeVisible()
})

test.describe('off the network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the emergency card opens in a screening begun without a network', async ({ page, context }) => {
    await open(page, '/')
    await keptForOffline(page)
    await context.setOffline(true)
    await goToItem9(page)
    await page.getByRole('radio').nth(3).click()
    await page.getByRole('main').getByRole('button', { name: '不安全', exact: true }).click()
    await expect(page.getByRole('alertdialog').getByRole('link', { name: /快速离开/ })).toBeVisible()
    await context.setOffline(false)
  })
})
