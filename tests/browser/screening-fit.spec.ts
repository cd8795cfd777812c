import type { Locator, Page } from '@playwright/test'
import type { Answer, Instrument } from '../../domain/src/instruments/instrument'
import { questionsToAsk } from '../../domain/src/instruments/question-flow'
import type { Language } from './support/fixtures'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  open,
  prefer,
  test,
} from './support/fixtures'
import { inGroupsOf } from './support/groups'
import { begin, heading, instruments, onwards, screeningTexts, setAgeBand } from './support/screening'

const languages: readonly Language[] = ['zh-CN', 'en']
const screens = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
] as const

/** At which age somebody takes a questionnaire here. */
const ageFor = ({ ageRange, respondent }: Instrument) =>
  ageRange.max === 17 && respondent !== 'parent' ? '14-17' : 'adult'

/** Those of one age beside each other: the site is loaded anew for another. */
const byAge = [...instruments].sort((one, other) => ageFor(one).localeCompare(ageFor(other)))

/** How far the last thing that one needs to answer and go on reaches below the bar at the foot, or a part above the top. */
async function outOfSight(page: Page): Promise<{ readonly below: number; readonly above: number }> {
  return page.evaluate(() => {
    const bar = document.querySelector('.safety')?.getBoundingClientRect().top ?? innerHeight
    const parts = [
      ...document.querySelectorAll('.asking :is(h1, legend, .choice, .check, .step-actions, .numbers-row)'),
    ]
      .filter((part) => !part.closest('.question-foot'))
      .map((part) => part.getBoundingClientRect())
    return {
      below: Math.max(...parts.map(({ bottom }) => bottom)) - bar,
      above: -Math.min(...parts.map(({ top }) => top)),
    }
  })
}

interface Draft {
  readonly instrument: string
  readonly questionId: string
}

/**
 * Drafts that stand each on a question, all answered so that every question is asked.
 *
 * @param supportFor the question that has called for the support card; left out where none has
 */
function draftsOf(instrument: Instrument, supportFor: string | null = null): readonly Draft[] {
  let answers: Record<string, Answer> = {}
  for (let at = 0; ; at += 1) {
    const question = questionsToAsk(instrument, answers)[at]
    if (!question) break
    const highest = Math.max(...question.options.map(({ value }) => value))
    const lowest = Math.min(...question.options.map(({ value }) => value))
    // The gate opens and nothing is skipped with the highest; the lowest calls for no support card.
    const safe = supportFor !== null || !instrument.safetyItems.some(({ itemId }) => itemId === question.id)
    answers = { ...answers, [question.id]: safe ? highest : lowest }
  }
  return questionsToAsk(instrument, answers).map(({ id }) => ({
    instrument: instrument.id,
    edition: instrument.edition,
    answers,
    questionId: id,
    supportFor,
    changedAt: 1,
  }))
}

for (const language of languages) {
  for (const screen of screens) {
    for (const [at, some] of inGroupsOf(9, byAge).entries()) {
      test(`every question fits ${screen.width} × ${screen.height} with its answers and the way on (${language}, ${at + 1})`, async ({
        page,
      }) => {
        test.slow()
        await page.setViewportSize(screen)
        await prefer(page, { language })
        const all = some.map((instrument) => ({ instrument, drafts: draftsOf(instrument) }))
        const visit = visitOf(
          page,
          all.map(({ drafts }) => drafts[0] as Draft),
        )
        for (const { instrument, drafts } of all) {
          await visit(instrument)
          const words = screeningTexts[language]
          for (const place of drafts.keys()) {
            await expect(heading(page)).toHaveText(words.position(place + 1, drafts.length))
            const { below, above } = await outOfSight(page)
            expect.soft(below, `${instrument.id}, question ${place + 1}: below`).toBeLessThanOrEqual(0.5)
            expect.soft(above, `${instrument.id}, question ${place + 1}: above`).toBeLessThanOrEqual(0.5)
            if (place < drafts.length - 1) await page.locator('.step-actions .primary').click()
          }
          await expectNoSidewaysScroll(page)
        }
        await expectAccessible(page)
      })
    }
  }
}

/**
 * A visit to questionnaires, each where its draft stands. The site is loaded once for each age: from one questionnaire to the
 * next it goes as a link does.
 */
function visitOf(page: Page, drafts: readonly Draft[]): (instrument: Instrument) => Promise<void> {
  let ageNow = ''
  return async (instrument) => {
    const address = `/test?instrument=${instrument.id}`
    const age = ageFor(instrument)
    if (age === ageNow) return goTo(page, address)
    ageNow = age
    await open(page, '/about')
    await page.evaluate(
      ([band, kept]) => {
        localStorage.setItem('amhs_age_band', band)
        localStorage.setItem('amhs_answer_drafts', JSON.stringify({ visitor: kept }))
      },
      [age, Object.fromEntries(drafts.map((draft) => [draft.instrument, draft]))] as const,
    )
    await open(page, address)
  }
}

for (const language of languages)
  for (const screen of screens.slice(0, 2))
    test(`after a support card, a line and the emergency number stay above each question on ${screen.width} × ${screen.height} (${language})`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize(screen)
      await prefer(page, { language })
      await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
      const words = screeningTexts[language]
      const row = page.getByRole('region', { name: words.supportRow })
      const all = byAge.flatMap((instrument) => {
        const [item] = instrument.safetyItems
        if (!item) return []
        const drafts = draftsOf(instrument, item.itemId)
        const first = drafts.findIndex(({ questionId }) => questionId === item.itemId) + 1
        return [{ instrument, drafts, first }]
      })
      const visit = visitOf(
        page,
        all.map(({ drafts, first }) => drafts[first] as Draft),
      )
      for (const { instrument, drafts, first } of all) {
        await visit(instrument)
        for (let place = first; place < drafts.length; place += 1) {
          await expect(heading(page)).toHaveText(words.position(place + 1, drafts.length))
          for (const number of [/^12356/, /^120/])
            await expect(row.getByRole('link', { name: number })).toBeInViewport({ ratio: 1 })
          const { below, above } = await outOfSight(page)
          expect.soft(below, `${instrument.id}, question ${place + 1}: below`).toBeLessThanOrEqual(0.5)
          expect.soft(above, `${instrument.id}, question ${place + 1}: above`).toBeLessThanOrEqual(0.5)
          if (place < drafts.length - 1) await page.locator('.step-actions .primary').click()
        }
        await expectNoSidewaysScroll(page)
      }
      await expectAccessible(page)
    })

for (const language of languages)
  test(`all on one page, the numbers go along with the questions after the card (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.addInitScript(
      ([preferences]) => {
        localStorage.setItem('amhs_user_preferences', preferences)
        localStorage.setItem('amhs_region', 'CN')
      },
      [JSON.stringify({ language, oneQuestionAtATime: false })] as const,
    )
    await setAgeBand(page)
    await open(page, '/screening')
    await begin(page, 'k6', language)
    const number = page
      .getByRole('region', { name: screeningTexts[language].supportRow })
      .getByRole('link', { name: /^12356/ })
    await expect(number).toHaveCount(0)
    // "All of the time", the first of them, calls for the card.
    await page.locator('input[name="k6_2"]').first().check()
    for (const id of ['k6_3', 'k6_5']) {
      const answer = page.locator(`input[name="${id}"]`).first()
      await answer.focus()
      await answer.press('Space')
      await expect(answer).toBeInViewport({ ratio: 1 })
      await expect(number).toBeInViewport({ ratio: 1 })
      const [row, bar] = [await number.boundingBox(), await page.locator('.safety').boundingBox()]
      expect(row && bar && row.y + row.height <= bar.y).toBe(true)
    }
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

test('a tap answers and goes on, back is there, keys never go on, and it can be turned off', async ({
  page,
}) => {
  await setAgeBand(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await begin(page, 'phq9')
  const option = (place: number) => page.locator('.choice').nth(place)
  await option(2).click()
  await expect(heading(page)).toHaveText('第 2 题，共 10 题')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: '上一题' }).click()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  // The same answer once more leads on as well.
  await option(2).click()
  await expect(heading(page)).toHaveText('第 2 题，共 10 题')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.waitForTimeout(400)
  await expect(heading(page)).toHaveText('第 2 题，共 10 题')
  // A press that a screen reader sends is none of a pointer.
  await page
    .getByRole('radio')
    .nth(0)
    .evaluate((radio: HTMLInputElement) => radio.click())
  await page.waitForTimeout(400)
  await expect(heading(page)).toHaveText('第 2 题，共 10 题')
  await page.getByRole('checkbox', { name: '点了答案就到下一题' }).uncheck()
  await option(3).click()
  await page.waitForTimeout(400)
  await expect(heading(page)).toHaveText('第 2 题，共 10 题')
  await page.getByRole('button', { name: '下一题' }).click()
  await expect(heading(page)).toHaveText('第 3 题，共 10 题')
})

for (const language of languages)
  test(`the last answer leads to no result before the person asks for it, and none is promised (${language})`, async ({
    page,
  }) => {
    const words = screeningTexts[language]
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await setAgeBand(page)
    await begin(page, 'gad2', language)
    const tapGoesOn = page.getByRole('checkbox', {
      name: /^(点了答案就到下一题|A tap on an answer leads on)$/,
    })
    await expect(tapGoesOn).toBeChecked()
    await page.locator('.choice').first().click()
    await expect(heading(page)).toHaveText(words.position(2, 2))
    await expect(tapGoesOn).toHaveCount(0)
    await page.locator('.choice').first().click()
    await page.waitForTimeout(400)
    await expect(heading(page)).toHaveText(words.position(2, 2))
    await onwards(page, language).click()
    await expect(page).toHaveURL(/\/screening\/result\?id=/)
  })

for (const language of ['zh-CN', 'en'] as const)
  for (const [instrument, ageBand] of [
    ['phq9', 'adult'],
    ['pcptsd5', 'adult'],
    ['phqa', '14-17'],
    ['psc17y', 'under-14'],
  ] as const)
    test(`the start of ${instrument} covers nothing of what to do in danger, on a small phone (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
      await setAgeBand(page, ageBand)
      await open(page, `/test?instrument=${instrument}`)
      const way = page.getByRole('button', { name: screeningTexts[language].start, exact: true })
      await expect(way).toBeInViewport({ ratio: 1 })
      const line = page.getByText(
        language === 'en'
          ? 'Not for emergencies. If you’re in danger, call the emergency number first.'
          : '不用于紧急情况。有危险请先拨打急救或报警电话。',
      )
      await expect(line).toBeInViewport({ ratio: 1 })
      // What goes below the start fades out a little above it.
      const [said, start] = [await line.boundingBox(), await page.locator('.start-way').boundingBox()]
      expect(said && start && said.y + said.height <= start.y - 27).toBe(true)
    })

for (const language of ['zh-CN', 'en'] as const)
  for (const ageBand of ['adult', '14-17'] as const)
    test(`whom to call while somebody is hurting you stands before the start (${ageBand}, ${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
      await setAgeBand(page, ageBand)
      await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
      await open(page, '/test?feeling=hurt')
      const main = page.getByRole('main')
      const police = main.getByRole('link', { name: '110' })
      await expect(police).toHaveAttribute('href', 'tel:110')
      await expect(police).toBeInViewport({ ratio: 1 })
      const [number, start] = [await police.boundingBox(), await page.locator('.start-way').boundingBox()]
      expect(number && start && number.y + number.height <= start.y - 27).toBe(true)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await main.getByRole('link', { name: language === 'en' ? 'See who can help' : '看看能找谁' }).click()
      await expect(page).toHaveURL(/domestic-violence/)
    })

for (const language of ['zh-CN', 'en'] as const)
  test(`whom to call while something terrible goes on stands before the age is asked (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
    await open(page, '/test?feeling=hurt')
    const main = page.getByRole('main')
    const police = main.getByRole('link', { name: '110' })
    await expect(police).toHaveAttribute('href', 'tel:110')
    const ages = main.getByRole('group').getByRole('button')
    const crisis = main.getByRole('link', {
      name: language === 'en' ? 'All ways to get help' : '全部求助方式',
    })
    for (const link of [police, crisis]) {
      await expect(link).toBeInViewport({ ratio: 1 })
      const [shown, age] = [await link.boundingBox(), await ages.first().boundingBox()]
      expect(shown && age && shown.y + shown.height <= age.y).toBe(true)
    }
    // The ages are in sight as well, above the bar at the foot.
    const [last, bar] = [await ages.last().boundingBox(), await page.locator('.safety').boundingBox()]
    expect(last && bar && last.y + last.height <= bar.y).toBe(true)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await crisis.click()
    await expect(page).toHaveURL(/\/crisis$/)
  })

for (const language of ['zh-CN', 'en'] as const) {
  test(`on a small phone no start stands half over the first age to choose (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await prefer(page, { language, theme: 'dark' })
    await open(page, '/test?instrument=pcptsd5')
    const first = page.getByRole('radio').first()
    /** The button itself: whole above the start, or below its edge, where nobody takes it for something to press. */
    const place = async () => {
      const radio = await first.boundingBox()
      const way = await page.locator('.start-way').boundingBox()
      if (radio === null || way === null) return 'not there'
      return radio.y + radio.height <= way.y ? 'whole' : radio.y >= way.y ? 'below' : 'half'
    }
    // Once the sheet of this page is there.
    await expect.poll(place).toMatch(/whole|below/)
    await first.focus()
    expect(await place()).toBe('whole')
    // What may be hard to read is said all the same, before the first question.
    await expect(
      page.getByText(language === 'en' ? /mention distressing things/ : /题目会提到令人难受的事/),
    ).toBeVisible()
  })
}

for (const language of languages)
  for (const screen of screens.slice(0, 2))
    test(`every age to choose before PHQ-9 is in sight on ${screen.width} × ${screen.height} (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      await prefer(page, { language })
      await open(page, '/test?instrument=phq9')
      const ages = page.getByRole('radiogroup').getByRole('radio')
      const bar = page.locator('.safety')
      const lowest = async () => {
        const boxes = await ages.evaluateAll((radios) =>
          radios.map((radio) => radio.closest('label')?.getBoundingClientRect().bottom ?? Infinity),
        )
        return Math.max(...boxes) - ((await bar.boundingBox())?.y ?? 0)
      }
      await expect(ages).toHaveCount(3)
      await expect.poll(lowest).toBeLessThanOrEqual(0)
      // A press in its middle meets each age, nothing that lies over it; also once one is given.
      for (const age of await ages.all()) {
        await age.check({ trial: true })
        expect(await covered(age)).toBe(false)
      }
      await ages.last().check()
      expect(await covered(ages.last())).toBe(false)
      await expectNoSidewaysScroll(page)
    })

/** Whether something else lies over the middle of the choice of a radio button. */
function covered(radio: Locator): Promise<boolean> {
  return radio.evaluate((element) => {
    const choice = element.closest('label')
    const box = choice?.getBoundingClientRect()
    if (!choice || !box) return true
    return !choice.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
  })
}
