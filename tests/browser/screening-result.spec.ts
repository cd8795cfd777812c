import { readFileSync } from 'node:fs'
import { addressIn } from '@amhs/domain/page-address'
import type { Page } from '@playwright/test'
import { screeningRecord } from '../../domain/src/documents/screening-record'
import { answersFromValues } from '../../domain/src/instruments/answers-from-values'
import type { Instrument } from '../../domain/src/instruments/instrument'
import { optionsOf } from '../../domain/src/instruments/question-flow'
import { scoreInstrument } from '../../domain/src/instruments/score'
import { changeAccount, createAccount, signIn, type TestAccount, writeDocument } from './support/accounts'
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
import {
  asFields,
  heading,
  instrumentNamed,
  instruments,
  keepOnDevice,
  keptPhq9,
  openKeepOrTake,
  setAgeBand,
} from './support/screening'

const inbox = process.env.AMHS_INBOX ?? ''
const reportCall = /\/sendScreeningReport$/
const day = 24 * 60 * 60 * 1000
const languages: readonly Language[] = ['zh-CN', 'en']

/** A result of the instrument in which every answer is its last option. */
function recordOf(instrument: Instrument) {
  const values = instrument.items.map((item) => optionsOf(instrument, item).at(-1)?.value ?? 0)
  const answers = answersFromValues(instrument, values)
  const result = scoreInstrument(instrument, answers)
  return {
    id: `${instrument.id}-to-print`,
    ...screeningRecord({ instrument, answers, result, language: 'zh-CN', finishedAt: Date.now() }),
  }
}

for (const language of languages) {
  test(`every result prints on one sheet with its answers and whom to call (${language})`, async ({
    page,
  }) => {
    test.slow()
    await prefer(page, { language })
    await keepOnDevice(page, instruments.map(recordOf))
    await open(page, '/screening')
    for (const instrument of instruments) {
      const { id } = recordOf(instrument)
      await test.step(id, async () => {
        await goTo(page, `/screening/result?id=${id}`)
        const title = instrument.title[language === 'en' ? 'en' : 'zh']
        await expect(page.locator('.print-sheet')).toContainText(title)
        // What is folded on the screen is not printed; it says so, and how it is.
        const rows = page.locator('.print-sheet .answers tbody tr')
        await expect(rows).toHaveCount(0)
        const [without, withThem] =
          language === 'en'
            ? [/^Prints without your answers/, /^Prints with each of your answers/]
            : [/^打印时不带每一题的回答/, /^打印时会带上每一题的回答/]
        await openKeepOrTake(page)
        await expect(page.getByText(without)).toBeVisible()
        await page.getByText(language === 'en' ? 'Your answers' : '你的回答', { exact: true }).click()
        await expect(page.getByText(withThem)).toBeVisible()
        const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        expect(sheet.match(/\/Type\s*\/Page\b/g), id).toHaveLength(1)
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('.print-sheet')).toBeVisible()
        await expect(page.locator('.result')).toBeHidden()
        await expect(rows).not.toHaveCount(0)
        // The device's clock says mainland China, whatever the language.
        await expect(page.locator('.print-notes')).toContainText('12356')
        await page.emulateMedia({ media: null })
      })
    }
  })
}

test('the files hold every answer, the support notice and the numbers', async ({ page }) => {
  const record = keptPhq9(27, Date.UTC(2026, 10, 20, 12))
  await keepOnDevice(page, [record])
  await open(page, `/screening/result?id=${record.id}`)
  // Few people need them: they are folded away.
  await expect(page.getByRole('button', { name: '下载 JSON' })).toBeHidden()
  await openKeepOrTake(page)
  await page.getByText('打印说明，给医生的文件').click()
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 JSON' }).click(),
  ])
  expect(json.suggestedFilename()).toBe('saved-page-2026-11-20.json')
  const exported = JSON.parse(readFileSync(await json.path(), 'utf8'))
  expect(exported.answers.filter(({ value }: { value: unknown }) => value === 3)).toHaveLength(9)
  expect(exported.score).toMatchObject({ total: 27, range: [0, 27], bandLabel: '重度抑郁症状' })
  expect(exported.notes.join(' ')).toMatch(/不是诊断.*不如死掉.*120.*12356/s)
  const [fhir] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /下载 FHIR/ }).click(),
  ])
  const bundle = JSON.parse(readFileSync(await fhir.path(), 'utf8'))
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' })
  expect(JSON.stringify(bundle)).toContain('12356')
})

for (const language of languages) {
  test(`what changed since last time is said in words (${language})`, async ({ page }) => {
    await prefer(page, { language })
    const [before, now] = [keptPhq9(15, Date.UTC(2026, 9, 1)), keptPhq9(12, Date.UTC(2026, 10, 1))]
    await keepOnDevice(page, [now, before, keptPhq9(3, Date.UTC(2026, 10, 2), { instrument: 'phqa' })])
    await open(page, `/screening/result?id=${now.id}`)
    await expect(page.getByRole('main')).toContainText(
      language === 'en'
        ? '3 points lower than last time (1 October 2026: 15, “Moderately severe symptoms”).'
        : '比上一次（2026年10月1日，15 分，“中重度抑郁症状”）低 3 分。',
    )
    await expectAccessible(page)
  })
}

test('what is older than a quick exit is not told beside the result of whoever comes next', async ({
  page,
}) => {
  const [before, now] = [keptPhq9(15, Date.UTC(2026, 9, 1)), keptPhq9(12, Date.UTC(2026, 10, 1))]
  await keepOnDevice(page, [now, before])
  await page.addInitScript(
    (at) => localStorage.setItem('amhs_home_quiet_since', at),
    String(Date.UTC(2026, 9, 15)),
  )
  await open(page, `/screening/result?id=${now.id}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('12')
  await expect(page.getByRole('main')).not.toContainText('上一次')
})

const told = {
  'zh-CN': {
    headline: '谢谢你说出来，先别一个人扛',
    page: '给你信任的大人看的一页',
    title: '请先听我说',
    withScore: '也写上得分',
    score: /得分：.*1 分（范围 0–27）/,
    print: '打印这一页',
    label: '给对方看的话',
    own: '我想要一个安静的地方。',
    call: '打电话怎么说，去的时候带什么',
    bring: '正在吃的药：写张单子或拍张照',
    ownPage: '我的一页（带去用）',
    safetyLine: /安全方面，我希望你（问我/,
    services: '查找附近的服务',
    referred: /已经替你选好：能看病的地方，接待儿童青少年/,
    ages: '年龄',
    city: '城市',
    help: '有人可以听你说',
    otherReader: '想写给爸妈或老师？有两种开头可选',
    teacher: '老师',
    mayTell: /老师可能需要告诉你的家长/,
    yours: /家长和老师在这个网站上看不到；/,
    say: '我想说的话',
    child: '你看到的这些，值得带孩子看医生',
    childPage: '给老师或家人看的一页',
    childInDanger: '如果孩子可能会伤害自己，或正处在危险中，请拨打',
    notIll: /^这不等于孩子有病/,
    tell: '告诉一个人：可以这样开口',
    parentSays: /^我有点担心孩子。/,
    burnout: '人很累，工作也在耗着你',
    week: '这周可以做的',
  },
  en: {
    headline: 'Thank you for telling us. You don’t have to carry this alone',
    page: 'A page for an adult you trust',
    title: 'Please listen first',
    withScore: 'Add the score too',
    score: /, score: 1 \(range 0–27\)/,
    print: 'Print this page',
    label: 'Words for them to read',
    own: 'A quiet place would help me.',
    call: 'What to say when you call, and what to bring',
    bring: 'a list or a photo of the medicine you take',
    ownPage: 'My page, to take along',
    safetyLine: /About my safety, I’d like you to \(ask me/,
    services: 'Find services near you',
    referred: /Already chosen for you: places where you can see a doctor, for young people/,
    ages: 'Ages',
    city: 'City',
    help: 'There are people you can talk to',
    otherReader: 'For a parent or a teacher? There are words for each',
    teacher: 'A teacher',
    mayTell: /your teacher may have to tell your parents/,
    yours: /parents and teachers can’t see them on this site/,
    say: 'What I want to say',
    child: 'It’s worth seeing a doctor together about what you’ve noticed',
    childPage: 'A page for a teacher or the family',
    childInDanger: 'If the child might hurt themselves, or is in danger, call',
    notIll: /^This doesn’t mean that your child is ill/,
    tell: 'Tell someone: how to start',
    parentSays: /^I’m worried about my child\./,
    burnout: 'You’re worn out, and work is wearing you down',
    week: 'What you can do this week',
  },
} as const satisfies Record<Language, unknown>

/** A score of whatever wording: the text also says on which day it was filled in, which may be the 27th. */
const anyScore = /得分|score|0–27/i

for (const language of languages) {
  const words = told[language]

  test(`item 9 alone leads the result, and a page without the score can be shown (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await prefer(page, { language, theme: language === 'en' ? 'dark' : 'light' })
    await setAgeBand(page, '14-17')
    const answers = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`phqa_${at + 1}`, at === 8 ? 1 : 0]),
    )
    const record = keptPhq9(1, Date.now() - day, {
      instrument: 'phqa',
      answers,
      safety: true,
      score: { total: 1, band: 'minimal', positive: false },
    })
    await keepOnDevice(page, [record])
    // On every page opened below: a browser's own printing says at once, or never, that it is done.
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await open(page, `/screening/result?id=${record.id}`)
    await expect(heading(page)).toHaveText(words.headline)
    await expect(page.getByRole('main')).not.toContainText(/Keep up what helps you|继续保持/)
    await page.getByText(words.page).click()
    const shown = page.getByRole('textbox', { name: words.label })
    await expect(shown).not.toHaveValue(anyScore)
    // The words are theirs to change, and stay so when the score is put there and taken away.
    await shown.fill(`${await shown.inputValue()}\n\n${words.own}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('checkbox', { name: words.withScore }).check()
    await expect(shown).toHaveValue(words.score)
    await page.getByRole('checkbox', { name: words.withScore }).uncheck()
    await expect(shown).not.toHaveValue(words.score)
    // It is printed by itself, in place of the sheet for a doctor.
    await page.getByRole('button', { name: words.print }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.print-page')).toContainText(words.title)
    await expect(page.locator('.print-page')).toContainText(words.own)
    await expect(page.locator('.print-sheet')).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('.print-page')).toHaveCount(0)
    await page.emulateMedia({ media: null })

    // From here to a service: what to say and bring, a page without a score, and a list that knows no more than kind and age.
    await page.getByText(words.call).click()
    await expect(page.getByText(words.bring)).toBeVisible()
    await expect(page.getByRole('textbox', { name: words.ownPage })).not.toHaveValue(anyScore)
    await expect(page.getByRole('textbox', { name: words.ownPage })).toHaveValue(words.safetyLine)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: words.services }).click()
    await expect(page).toHaveURL(addressIn(language, '/location'))
    await expect(page.getByText(words.referred)).toBeVisible()
    await expect(page.getByLabel(words.ages)).toHaveValue('child')
    // Urgent: whom to call comes before the list.
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(words.help)
    // The further lines are one press away: on so small a screen the field for the city is little more than two of them down.
    const city = await page.getByRole('combobox', { name: words.city }).boundingBox()
    expect((city?.y ?? Infinity) + (await page.evaluate(() => scrollY))).toBeLessThan(2.2 * 640)
    await page.reload()
    await expect(page.getByText(words.referred)).toBeVisible()
    await expectAccessible(page)

    await page.goBack()
    await page.getByText(words.page).click()
    await page.getByRole('link', { name: words.otherReader }).click()
    await expect(page).toHaveURL(addressIn(language, '/tools/tell'))
    await page.getByRole('radio', { name: words.teacher }).check()
    await expect(page.getByText(words.mayTell)).toBeVisible()
    await expect(page.getByText(words.yours)).toBeVisible()
    const words4teacher = page.getByRole('textbox', { name: words.say })
    await words4teacher.fill(words.own)
    await page.getByRole('button', { name: words.print }).click()
    await expect(page.locator('.print-page')).toContainText(words.own)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test(`every result is a sentence with something to do, of the child where it is the child's (${language})`, async ({
    page,
  }) => {
    test.slow()
    await prefer(page, { language })
    await setAgeBand(page)
    await keepOnDevice(page, instruments.map(recordOf))
    await open(page, '/screening')
    for (const instrument of instruments) {
      await test.step(instrument.id, async () => {
        await goTo(page, `/screening/result?id=${recordOf(instrument).id}`)
        await expect(page.locator('.print-sheet')).toContainText(
          instrument.title[language === 'en' ? 'en' : 'zh'],
        )
        await expect(page.getByRole('region', { name: words.week }).locator('strong')).not.toBeEmpty()
        await expect(page.getByRole('main')).not.toContainText(/ositive screen|阳性/)
        if (instrument.respondent === 'parent') {
          await expect(heading(page)).toHaveText(words.child)
          // What a parent fears is answered before any number.
          const notIll = await page.locator('.result').getByText(words.notIll).boundingBox()
          const number = await page.locator('.result .scores').boundingBox()
          expect(notIll && number && notIll.y + notIll.height <= number.y).toBe(true)
          await expect(page.locator('.result')).not.toContainText(/you’ve felt|最近的感受/)
          // To another adult a parent speaks as a parent, not in the child's words.
          const tell = page.getByText(words.tell, { exact: true })
          if ((await tell.count()) > 0) await tell.click()
          await expect(page.getByText(words.parentSays)).toBeVisible()
          // The page for a teacher speaks of the child, never of the teacher.
          await page.getByText(words.childPage, { exact: true }).click()
          await expect(page.locator('.tell-page')).toContainText(words.childInDanger)
          await expect(page.locator('.print-notes')).toContainText(words.childInDanger)
        }
        await page.evaluate(() => window.scrollTo(0, 0))
        await expectAccessible(page)
      })
    }
  })

  test(`two scores of burnout come with their rulers (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await prefer(page, { language })
    const high = { band: 'high', positive: true }
    const record = keptPhq9(1, Date.now() - day, {
      instrument: 'cbi',
      // Of an edition before: its score is not compared with the answers.
      edition: '2026-01-01',
      answers: { cbi_p1: 100 },
      safety: false,
      score: {
        total: null,
        band: null,
        subscales: { personal: { score: 87.5, ...high }, work: { score: 75, ...high } },
      },
    })
    await keepOnDevice(page, [record])
    await open(page, `/screening/result?id=${record.id}`)
    await expect(heading(page)).toHaveText(words.burnout)
    await expect(page.locator('.ruler [aria-current]')).toHaveText([/75–100/, /75–100/])
    await expect(page.locator('.ruler-mark').first()).toHaveText('88 / 100')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('in Britain a parent is named the line for parents, a teenager the line for children, a grown-up the NHS', async ({
  page,
}) => {
  await prefer(page, { language: 'en' })
  await page.addInitScript(() => localStorage.setItem('amhs_region', 'UK'))
  const ofParent = instruments.filter(({ respondent }) => respondent === 'parent').map(recordOf)
  const ofTeenager = instruments.filter(({ id }) => id === 'phqa').map(recordOf)
  const ofDrinker = instruments.filter(({ id }) => id === 'auditc').map(recordOf)
  const low = keptPhq9(1, Date.now() - day)
  const high = keptPhq9(17, Date.now() - day)
  await keepOnDevice(page, [...ofParent, ...ofTeenager, ...ofDrinker, low, high])
  const ways = page.getByRole('list', { name: 'Where to start in the UK' })
  await setAgeBand(page)
  await open(page, `/screening/result?id=${ofParent[0]?.id}`)
  await expect(ways.getByRole('link', { name: /^Call the YoungMinds Parents Helpline/ })).toHaveAttribute(
    'href',
    'tel:08088025544',
  )
  // The card names lines for parents first, then the one that the child can call.
  const card = page.getByRole('main').locator('.support')
  await expect(card.getByRole('link').first()).toHaveAccessibleName(/^111 NHS 111/)
  await expect(
    card.getByRole('link', { name: /^0800 1111 Childline, for the child to contact/ }),
  ).toBeVisible()
  await expect(card.getByRole('link', { name: 'My safety plan' })).toHaveCount(0)
  await expectAccessible(page)
  await goTo(page, `/screening/result?id=${high.id}`)
  await expect(card.locator('a[href="tel:116123"]').first()).toBeVisible()
  await expect(card.locator('a[href="tel:08001111"]')).toHaveCount(0)
  await expect(ways.getByRole('link', { name: /^Refer yourself to NHS Talking Therapies/ })).toBeVisible()
  await expect(ways.getByRole('link', { name: /YoungMinds|Childline/ })).toHaveCount(0)
  await goTo(page, `/screening/result?id=${ofDrinker[0]?.id}`)
  await expect(ways.getByRole('link', { name: 'Call Drinkline: 0300 123 1110' })).toHaveAttribute(
    'href',
    'tel:03001231110',
  )
  // At a low score nobody is sent to a doctor.
  await goTo(page, `/screening/result?id=${low.id}`)
  await expect(heading(page)).not.toBeEmpty()
  await expect(ways).toHaveCount(0)
  await open(page, '/en/learn/resource/caregiver-talk')
  await expect(ways.getByRole('link', { name: /^Call the YoungMinds Parents Helpline/ })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/en/learn/resource/alcohol')
  await expect(ways.getByRole('link', { name: 'Call Drinkline: 0300 123 1110' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('amhs_age_band', '14-17'))
  await open(page, `/screening/result?id=${ofTeenager[0]?.id}`)
  await expect(ways.getByRole('link', { name: 'Call Childline: 0800 1111', exact: true })).toBeVisible()
  await expect(ways.getByRole('link', { name: /YoungMinds/ })).toHaveCount(0)
})

test('the bars of the scale stand on one line, and no name is cut', async ({ page }) => {
  await prefer(page, { language: 'en' })
  const record = keptPhq9(17, Date.now() - day)
  await keepOnDevice(page, [record])
  await open(page, `/screening/result?id=${record.id}`)
  await expect(page.locator('.scale .bar-of-band')).toHaveCount(5)
  const feet = await page
    .locator('.scale .bar-of-band')
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().bottom)))
  expect(new Set(feet).size).toBe(1)
  const cut = await page
    .locator('.scale span')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length)
  expect(cut).toBe(0)
})

for (const [name, stored] of [
  ['a score that is a text', [{ ...keptPhq9(3, 1), score: 'high' }]],
  ['no list', { surprise: true }],
  ['no JSON', '[{"id":'],
] as const) {
  test(`stored results with ${name} break nothing and are kept apart`, async ({ page }) => {
    await keepOnDevice(page, stored)
    await open(page, '/screening/result')
    await expect(page.getByRole('heading', { level: 1, name: '这里还没有结果' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('amhs_screening_results_set_aside'))).not.toBeNull()
  })
}

test('an unknown id leads to signing in and to choosing a screening', async ({ page }) => {
  await open(page, '/screening/result?id=no-such-result')
  await expect(page.getByRole('heading', { level: 1, name: '没有找到这个结果' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    /redirect=%2Fscreening%2Fresult%3Fid%3Dno-such-result/,
  )
  await expectAccessible(page)
})

for (const language of ['zh-CN', 'en'] as const)
  test(`what was left out stands beside the score, on paper too (${language})`, async ({ page }) => {
    const said =
      language === 'en'
        ? '2 questions were left out and count as 0, so the score may be too low.'
        : '有 2 题没有回答，按 0 分算，所以得分可能偏低。'
    const instrument = instrumentNamed('psc17y')
    const answers = Object.fromEntries(
      instrument.items.map(({ id }, at) => [id, at < 2 ? ('declined' as const) : 0]),
    )
    const result = scoreInstrument(instrument, answers)
    const record = {
      id: 'left-out-1',
      ...screeningRecord({ instrument, answers, result, language: 'zh-CN', finishedAt: Date.now() }),
    }
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await setAgeBand(page, '14-17')
    await keepOnDevice(page, [record])
    await open(page, `/screening/result?id=${record.id}`)
    const sentence = page.getByRole('main').getByText(said)
    await expect(sentence.first()).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.print-sheet').getByText(said)).toBeVisible()
  })

for (const language of ['zh-CN', 'en'] as const)
  test(`a result that was tampered with or damaged is left out, said so, and can be deleted (${language})`, async ({
    page,
  }) => {
    const words = {
      'zh-CN': {
        said: /这台设备上有 3 个结果读不出来，或者数字对不上，没有显示/,
        heading: '这个结果读不出来',
        remove: '从这台设备上删除它们',
        removed: '读不出来的结果已删除。',
      },
      en: {
        said: /3 results saved on this device couldn’t be read, or their numbers don’t add up/,
        heading: 'We can’t read this result',
        remove: 'Delete them from this device',
        removed: 'What couldn’t be read has been deleted.',
      },
    }[language]
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await setAgeBand(page)
    const { edition } = instrumentNamed('phq9')
    const tampered = keptPhq9(20, Date.now(), {
      edition,
      score: { total: 0, band: 'minimal', positive: false },
    })
    await keepOnDevice(page, [
      tampered,
      keptPhq9(12, 9e15),
      keptPhq9(12, Date.now(), { instrument: 'phq99' }),
      keptPhq9(9, Date.now() - 1000, { edition }),
    ])
    await open(page, '/screening/result')
    await expect(page.locator('.score b')).toHaveText('9')
    await expect(page.getByText(words.said)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await open(page, `/screening/result?id=${tampered.id}`)
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
    await expect(page.getByText(words.said)).toBeVisible()
    await page.getByRole('button', { name: words.remove }).press('Enter')
    await expect(page.getByText(words.removed)).toBeFocused()
    await open(page, '/screening/result')
    await expect(page.locator('.score b')).toHaveText('9')
    await expect(page.getByText(words.said)).toHaveCount(0)
  })

test('a result of a tool that is no longer offered is said to be unreadable', async ({ page }) => {
  const record = keptPhq9(3, Date.now() - day, { instrument: 'gone' })
  await keepOnDevice(page, [record])
  await open(page, `/screening/result?id=${record.id}`)
  await expect(page.getByRole('heading', { level: 1, name: '这个结果读不出来' })).toBeVisible()
})

test('erasing a result removes it from the device', async ({ page }) => {
  const record = keptPhq9(3, Date.now() - day)
  await keepOnDevice(page, [record])
  await open(page, `/screening/result?id=${record.id}`)
  await openKeepOrTake(page)
  // One press destroys nothing: "no" has the focus, and Escape means no.
  await page.getByRole('button', { name: '从这台设备上清除' }).click()
  await expect(
    page
      .getByRole('dialog', { name: /^从这台设备上清除 .+ 的 .+？$/ })
      .getByRole('button', { name: '不清除' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '从这台设备上清除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '从这台设备上清除' }).click()
  await expect(page.getByRole('main').getByText(/已从这台设备上清除/)).toBeFocused()
  // The focus has it read; what is announced comes a moment later and would say it again.
  await page.waitForTimeout(300)
  await expect(page.getByText(/已从这台设备上清除/)).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('amhs_screening_results'))).toBe('[]')
})

const emailTexts = {
  'zh-CN': {
    heading: '发到我的邮箱',
    agree: (address: string) => `我同意把这个结果发到 ${address}。`,
    missing: '请先勾选同意，才能发送。',
    send: '发送给我',
    sent: (address: string) => `已发到 ${address}。`,
    subject: '你要的内容已发到邮箱',
    score: '总分：12',
    help: ['120', '12356'],
    unverified: /结果只能发到已验证的邮箱/,
    refresh: '我已验证，刷新',
    unavailable: '这项服务暂时用不了，请稍后再试。',
  },
  en: {
    heading: 'Send it to my email',
    agree: (address: string) => `I agree to have this result sent to ${address}.`,
    missing: 'Please tick the box first to send it.',
    send: 'Send it to me',
    sent: (address: string) => `Sent to ${address}.`,
    subject: 'What you asked us to send',
    score: 'Total score: 12',
    help: ['911', '988'],
    unverified: /We can only send a result to a verified address/,
    refresh: 'I have verified it, refresh',
    unavailable: 'The service isn’t available right now. Please try again later.',
  },
} as const satisfies Record<Language, unknown>

/** Signs in and opens a PHQ-9 of 12 points that the account keeps, where the crisis lines of a region are known. */
async function openSaved(
  page: Page,
  account: TestAccount,
  language: Language,
  chosen = language === 'en' ? 'US' : 'CN',
): Promise<void> {
  await prefer(page, { language })
  await page.addInitScript((region) => localStorage.setItem('amhs_region', region), chosen)
  const record = keptPhq9(12, Date.UTC(2026, 10, 1))
  await writeDocument(`users/${account.uid}/screenings/${record.id}`, asFields(record))
  await signIn(page, account, language, `/screening/result?id=${record.id}`)
  // A function's first call starts its process, which takes long on a busy machine.
  await page
    .getByRole('heading', { level: 2, name: emailTexts[language].heading })
    .waitFor({ timeout: 30_000 })
}

/** Looks from the top: where the header that stays covers half a link, axe would take the rest for too small a target. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
}

/** The reports that reached the address, in order. */
async function reportsTo(
  address: string,
  language: Language,
): Promise<readonly { readonly subject: string; readonly text: string }[]> {
  const answer = await fetch(`${inbox}/api/messages?to=${encodeURIComponent(address)}`)
  const mails = (await answer.json()) as { readonly subject: string; readonly text: string }[]
  return mails.filter(({ subject }) => subject === emailTexts[language].subject)
}

for (const language of languages) {
  const words = emailTexts[language]

  test(`a result is e-mailed to oneself, by consent (${language})`, async ({ page }) => {
    const account = await createAccount()
    await openSaved(page, account, language)
    const section = page.getByRole('region', { name: words.heading })
    const agree = section.getByRole('checkbox', { name: words.agree(account.email) })
    await expect(agree).not.toBeChecked()
    await section.getByRole('button', { name: words.send }).click()
    await expect(section.getByText(words.missing)).toBeVisible()
    await expect(agree).toBeFocused()
    await expectAccessibleFromTop(page)
    await agree.check()
    await section.getByRole('button', { name: words.send }).click()
    await expect(section.getByText(words.sent(account.email), { exact: true })).toBeVisible({
      timeout: 30_000,
    })
    const [mail, ...more] = await reportsTo(account.email, language)
    expect(more).toEqual([])
    expect(mail?.text).toContain(words.score)
    for (const number of words.help) expect(mail?.text).toContain(number)
    // What an inbox shows beside the subject says nothing of it.
    expect(mail?.text.trim().split('\n')[0]).not.toMatch(/12|PHQ|score|screening|分|筛查/i)
  })
}

test.describe('where no region is known', () => {
  test.use({ expectedErrors: [[/status of 503/], { scope: 'test' }] })

  for (const language of languages) {
    const words = emailTexts[language]

    test(`paper and mail name 112 before everything else (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      const account = await createAccount()
      await openSaved(page, account, language, 'OTHER')
      await expect(page.locator('.page-notice')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.print-notes')).toContainText(/112[\s\S]*findahelpline\.com/)
      // That signing in worked is for the screen.
      await expect(page.locator('.page-notice')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      const section = page.getByRole('region', { name: words.heading })
      await section.getByRole('checkbox', { name: words.agree(account.email) }).check()
      const sent = section.getByText(words.sent(account.email), { exact: true })
      const send = section.getByRole('button', { name: words.send })
      // On a busy machine the first call may be told to come again.
      await expect(async () => {
        if (await send.isVisible()) await send.click()
        await expect(sent).toBeVisible({ timeout: 20_000 })
      }).toPass({ timeout: 120_000 })
      const [mail] = await reportsTo(account.email, language)
      expect(mail?.text).toMatch(/112[\s\S]*findahelpline\.com/)
      expect(mail?.text).not.toMatch(/\b(?:120|110|12356|988|999)\b/)
    })
  }
})

test('without a verified address the page says why it cannot be e-mailed', async ({ page }) => {
  const words = emailTexts.en
  const account = await createAccount({ verified: false })
  await openSaved(page, account, 'en')
  const section = page.getByRole('region', { name: words.heading })
  await expect(section.getByText(words.unverified)).toContainText(account.email)
  await expect(section.getByRole('button')).toHaveCount(0)
  await expectAccessibleFromTop(page)
  await changeAccount(account.uid, { emailVerified: true })
  await page.getByRole('button', { name: words.refresh }).click()
  await expect(section.getByRole('button', { name: words.send })).toBeVisible()
})

test.describe('with a connection that breaks', () => {
  test.use({ expectedErrors: [[/ERR_/], { scope: 'test' }] })

  test('a mail that fails is said in words, and another try sends one', async ({ page }) => {
    const words = emailTexts['zh-CN']
    const account = await createAccount()
    await openSaved(page, account, 'zh-CN')
    const section = page.getByRole('region', { name: words.heading })
    await section.getByRole('checkbox').check()
    await page.route(reportCall, (route) => route.abort())
    const send = section.getByRole('button', { name: words.send })
    await send.click()
    await expect(section.getByText(words.unavailable)).toBeVisible()
    await expectAccessibleFromTop(page)
    expect(await reportsTo(account.email, 'zh-CN')).toEqual([])
    await page.unroute(reportCall)

    // The mail goes out, and only the answer is lost on its way back.
    await page.route(reportCall, async (route) => {
      if (route.request().method() === 'POST') await route.fetch()
      await route.abort()
    })
    await send.click()
    await expect.poll(() => reportsTo(account.email, 'zh-CN'), { timeout: 30_000 }).toHaveLength(1)
    await expect(section.getByText(words.unavailable)).toBeVisible()
    await page.unroute(reportCall)

    await send.click()
    await expect(section.getByText(words.sent(account.email), { exact: true })).toBeVisible({
      timeout: 30_000,
    })
    expect(await reportsTo(account.email, 'zh-CN')).toHaveLength(1)
  })
})
