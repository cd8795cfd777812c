import { screeningRecord } from '../../domain/src/documents/screening-record'
import type { Answers } from '../../domain/src/instruments/instrument'
import { scoreInstrument } from '../../domain/src/instruments/score'
import type { Language } from './support/fixtures'
import { expect, expectAccessible, expectNoSidewaysScroll, open, prefer, test } from './support/fixtures'
import { heading, instrumentNamed, keepOnDevice, setAgeBand } from './support/screening'

const languages: readonly Language[] = ['zh-CN', 'en']

/** A finished screening with these answers, as the device keeps it. */
function recordOf(id: string, answers: Answers) {
  const instrument = instrumentNamed(id)
  const result = scoreInstrument(instrument, answers)
  return {
    id: `${id}-of-today`,
    ...screeningRecord({ instrument, answers, result, language: 'zh-CN', finishedAt: Date.now() }),
  }
}

const drinking = {
  'zh-CN': {
    caution: /^要是每天喝很多，先看医生再停，不要自己突然停/,
    lately: /最近的感受/,
    year: /过去一年里你通常怎么喝酒/,
    tell: '告诉一个人：可以这样开口',
    words: /担心自己喝酒的事/,
    weeks: /我有几周不太好了/,
  },
  en: {
    caution: /^If you drink a lot every day, see a doctor before you stop/,
    lately: /felt lately/,
    year: /how you’ve usually drunk over the past year/,
    tell: 'Tell someone: how to start',
    words: /worried about my drinking/,
    weeks: /haven’t been well for some weeks/,
  },
} as const satisfies Record<Language, unknown>

for (const language of languages)
  test(`above the line for drinking, what is dangerous about stopping stands under the headline (${language})`, async ({
    page,
  }) => {
    const words = drinking[language]
    const record = recordOf('auditc', { auditc_1: 4, auditc_2: 1, auditc_3: 2 })
    expect(record.score.total).toBe(7)
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await setAgeBand(page)
    await keepOnDevice(page, [record])
    await open(page, `/screening/result?id=${record.id}`)
    const caution = page.getByRole('main').getByText(words.caution)
    await expect(caution).toBeInViewport({ ratio: 1 })
    const [headline, said] = [await heading(page).boundingBox(), await caution.boundingBox()]
    expect(headline && said && said.y - (headline.y + headline.height)).toBeLessThan(60)
    await expect(page.locator('.result')).not.toContainText(words.lately)
    await expect(page.getByText(words.year)).toBeVisible()
    await page.getByText(words.tell, { exact: true }).click()
    await expect(page.getByText(words.words)).toBeVisible()
    await expect(page.locator('.result')).not.toContainText(words.weeks)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

const tools = {
  'zh-CN': {
    row: '现在就能用的',
    each: ['安全计划', '慢慢呼吸', '看看四周', '和助手聊聊'],
    plan: '我的安全计划',
  },
  en: {
    row: 'To use right now',
    each: ['Safety plan', 'Slow breathing', 'Look around', 'Talk it over'],
    plan: 'My safety plan',
  },
} as const satisfies Record<Language, unknown>

for (const language of languages)
  for (const [id, ageBand] of [
    ['phq9', 'adult'],
    ['phqa', '14-17'],
  ] as const)
    test(`after such thoughts, plan, breathing, grounding and chat stand in a row after the numbers (${id}, ${language})`, async ({
      page,
    }) => {
      const words = tools[language]
      const instrument = instrumentNamed(id)
      const record = recordOf(
        id,
        Object.fromEntries(instrument.items.map((item) => [item.id, item.id === `${id}_9` ? 1 : 0])),
      )
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language, theme: language === 'en' ? 'dark' : 'light' })
      await setAgeBand(page, ageBand)
      await keepOnDevice(page, [record])
      await open(page, `/screening/result?id=${record.id}`)
      const row = page.getByRole('region', { name: words.row })
      const links = words.each.map((name) => row.getByRole('link', { name, exact: true }))
      const boxes = await Promise.all(
        links.map(async (link) => {
          await expect(link).toBeVisible()
          return link.boundingBox()
        }),
      )
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, 'one row').toBe(1)
      const numbers = await page.getByRole('main').locator('.support .lines').boundingBox()
      const tell = await page.locator('#tell').boundingBox()
      expect(numbers && tell && boxes[0] && numbers.y < boxes[0].y && boxes[0].y < tell.y).toBe(true)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 568 })
      await expectNoSidewaysScroll(page)
      await links[0]?.click()
      await expect(heading(page)).toHaveText(words.plan)
    })
