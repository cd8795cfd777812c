import { screeningRecord } from '../../domain/src/documents/screening-record'
import type { Answers } from '../../domain/src/instruments/instrument'
import { scoreInstrument } from '../../domain/src/instruments/score'
import type { Language } from './support/fixtures'
import { expect, expectAccessible, expectNoSidewaysScroll, open, prefer, test } from './support/fixtures'
import { heading, instrumentNamed, keepOnDevice, openKeepOrTake, setAgeBand } from './support/screening'

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
      const numbers = await page.getByRole('main').locator('.support .lines').first().boundingBox()
      const tell = await page.locator('#tell').boundingBox()
      expect(numbers && tell && boxes[0] && numbers.y < boxes[0].y && boxes[0].y < tell.y).toBe(true)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 568 })
      await expectNoSidewaysScroll(page)
      await links[0]?.click()
      await expect(heading(page)).toHaveText(words.plan)
    })

const ofChild = {
  'zh-CN': {
    read: '读一读',
    articles: ['如何与孩子谈心事', '焦虑与担忧', '改善睡眠'],
    support: '难熬的时候',
    alone: /别让孩子独处|不要让孩子独处/,
    hopeless: /你说孩子常常觉得没有希望/,
    scores: '分项得分',
    rows: [
      ['总分', '20 / 34', '15 分，到了'],
      ['担忧与低落', '8 / 10', '5 分，到了'],
      ['注意力', '5 / 10', '7 分，没到'],
      ['行为', '7 / 14', '7 分，到了'],
    ],
  },
  en: {
    read: 'Read about it',
    articles: ['How to talk with a young person', 'Anxiety and worry', 'Better sleep'],
    support: 'When things are hard',
    alone: /don’t leave them alone/,
    hopeless: /You said that your child often feels hopeless/,
    scores: 'Scores by area',
    rows: [
      ['Overall', '20 / 34', '15: reached'],
      ['Worry and low mood', '8 / 10', '5: reached'],
      ['Attention', '5 / 10', '7: below'],
      ['Conduct', '7 / 14', '7: reached'],
    ],
  },
} as const satisfies Record<Language, unknown>

for (const language of languages)
  test(`a parent meets what was seen before numbers to call, and articles that fit the child (${language})`, async ({
    page,
  }) => {
    const words = ofChild[language]
    const instrument = instrumentNamed('psc17p')
    const often = ['psc17p_2', 'psc17p_6', 'psc17p_15']
    const record = recordOf(
      'psc17p',
      Object.fromEntries(instrument.items.map(({ id }) => [id, often.includes(id) ? 2 : 1])),
    )
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
    await setAgeBand(page)
    await keepOnDevice(page, [record])
    await open(page, `/screening/result?id=${record.id}`)
    const main = page.getByRole('main')
    // Total and areas at first sight, none of it under what stays at the foot.
    const table = main.getByRole('table', { name: words.scores })
    for (const [at, [name, ...cells]] of words.rows.entries()) {
      const row = table.getByRole('row').nth(at + 1)
      await expect(row.getByRole('rowheader')).toHaveText(name)
      await expect(row.getByRole('cell')).toHaveText(cells)
      await expect(row).toBeInViewport({ ratio: 1 })
    }
    const [foot, bar] = await Promise.all([table.boundingBox(), page.locator('.safety').boundingBox()])
    expect(foot && bar && foot.y + foot.height <= bar.y).toBe(true)
    await expect(main.getByText(words.hopeless)).toBeVisible()
    await expect(page.locator('.result')).not.toContainText(words.alone)
    const support = main.getByRole('region', { name: words.support })
    // Somebody to talk to before ambulance and police.
    await expect(support.locator('.lines a').first()).toHaveAttribute('href', 'tel:12356')
    const [score, numbers] = [
      await page.locator('.result .scores').boundingBox(),
      await support.locator('.lines').first().boundingBox(),
    ]
    expect(score && numbers && score.y < numbers.y).toBe(true)
    const reading = main.getByRole('region', { name: words.read })
    await expect(reading.getByRole('heading', { level: 3 })).toHaveText([...words.articles])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

const work = {
  'zh-CN': {
    headline: '人很累，工作也在耗着你',
    boss: /我想把工作做好/,
    manager: /管理者/,
    tell: '跟主管开不了口，就照着说',
  },
  en: {
    headline: 'You’re worn out, and work is wearing you down',
    boss: /I want to do good work/,
    manager: /for managers/i,
    tell: 'Words for your manager',
  },
} as const satisfies Record<Language, unknown>

for (const language of languages)
  test(`two scores about work speak of the person, with words for the boss in sight (${language})`, async ({
    page,
  }) => {
    const words = work[language]
    const instrument = instrumentNamed('cbi')
    const record = recordOf(
      'cbi',
      Object.fromEntries(instrument.items.map(({ id }, at) => [id, id === 'cbi_w7' ? 0 : at % 2 ? 75 : 100])),
    )
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await setAgeBand(page)
    await keepOnDevice(page, [record])
    await open(page, `/screening/result?id=${record.id}`)
    await expect(heading(page)).toHaveText(words.headline)
    for (const mark of await page.locator('.ruler-mark').allTextContents())
      expect(mark.trim()).toMatch(/^\d+ \/ 100$/)
    const tell = page.getByRole('region', { name: words.tell })
    await expect(tell.getByText(words.boss)).toBeVisible()
    await expect(page.locator('.result')).not.toContainText(words.manager)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

for (const language of languages)
  test(`a result is six screens of a small phone at most, and what is for keeping is one press away (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
    await setAgeBand(page)
    const instrument = instrumentNamed('phq9')
    const record = recordOf(
      'phq9',
      Object.fromEntries(instrument.items.map(({ id }, at) => [id, at === 8 ? 0 : at < 4 ? 2 : 1])),
    )
    expect(record.score.total).toBe(12)
    await keepOnDevice(page, [record])
    await open(page, `/screening/result?id=${record.id}`)
    await expect(page.getByRole('main').locator('.card.pictured')).toHaveCount(3)
    const screens = await page.evaluate(
      () => (document.querySelector('main')?.getBoundingClientRect().height ?? Infinity) / innerHeight,
    )
    expect(screens).toBeLessThanOrEqual(6)
    const erase = page.getByRole('button', {
      name: language === 'en' ? 'Erase from this device' : '从这台设备上清除',
    })
    await expect(erase).toBeHidden()
    await openKeepOrTake(page)
    await expect(erase).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
