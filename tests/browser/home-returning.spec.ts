import type { Page } from '@playwright/test'
import { createAccount, signIn, writeDocument } from './support/accounts'
import { createPerson, moment, text } from './support/admin'
import {
  exitSites,
  expect,
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  open,
  prefer,
  requestsOf,
  serveExitSites,
  test,
} from './support/fixtures'
import { begin, heading, onwards, screeningTexts, setAgeBand } from './support/screening'
import { writeGroup } from './support/support-group'

const texts = {
  'zh-CN': {
    first: '你现在怎么样？',
    back: '你回来了。',
    left: '还剩 7 题',
    resume: '接着答',
    stopped: (at: number) => `停在第 ${at} 题。`,
    hard: '有点难',
    noted: '今天的记好了。',
    result: '上次的结果',
    again: '离上次有两周了',
    plan: '我的安全计划',
    saved: '留着看的文章',
    results: '以前的结果',
  },
  en: {
    first: 'How are you doing?',
    back: 'Welcome back.',
    left: '7 questions left',
    resume: 'Continue',
    stopped: (at: number) => `You stopped at question ${at},`,
    hard: 'A bit hard',
    noted: 'Today is noted.',
    result: 'Your last result',
    again: 'It’s been two weeks or more',
    plan: 'My safety plan',
    saved: 'An article you kept',
    results: 'Your earlier results',
  },
} as const

/** What an earlier visit left on this device: an open questionnaire, a result of three weeks ago, a plan and a saved article. */
async function leaveThings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('amhs_screening_results') !== null) return
    const day = 24 * 60 * 60 * 1000
    const now = Date.now()
    const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
    const answers = { phq9_1: 1, phq9_2: 0, phq9_3: 2 }
    const draft = { instrument: 'phq9', edition: '1', answers, questionId: null, supportFor: null }
    keep('amhs_answer_drafts', { visitor: { phq9: { ...draft, changedAt: now - day } } })
    keep('amhs_screening_results', [{ id: 'result-1', instrument: 'gad7', finishedAt: now - 21 * day }])
    keep('amhs_safety_plan', { visitor: { signs: ['no sleep'] } })
    keep('amhs_saved_articles', { visitor: { stress: now - 2 * day } })
  })
}

/** How much of the page has moved by itself since it was opened. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, shift) => sum + shift, 0))
}

for (const language of ['zh-CN', 'en'] as const) {
  const words = texts[language]

  test(`home says what fits today, moves nothing, and is silent after a quick exit (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await setAgeBand(page)
    await leaveThings(page)
    await serveExitSites(page)
    const shifted = await watchShifts(page)
    const requests = requestsOf(page)
    const main = page.getByRole('main')
    // The rest of the page waits for a moment only; a busy machine may be slower than that.
    await expect(async () => {
      await open(page, language === 'en' ? '/en' : '/')
      await expect(page.getByRole('heading', { level: 1, name: words.back })).toBeVisible()
      await expect(main.getByText(words.left)).toBeVisible()
      expect(await shifted()).toBeLessThan(0.01)
    }).toPass({ timeout: 90_000 })
    expect(requests.filter((address) => /firebase|firestore|identitytoolkit/i.test(address))).toEqual([])
    // Whoever looks at the screen as well learns of no questionnaire, score or article, nor when one was filled in.
    await expect(main.getByRole('listitem').filter({ hasText: words.result })).not.toContainText(/\d/)
    await expect(main).not.toContainText(/PHQ|GAD/)
    await expectNoSidewaysScroll(page)
    // Once is enough: it looks at both languages, and ends in English.
    if (language === 'en') await expectAccessibleInEveryTheme(page, 'home')

    // A button: a link would not be thought to note anything.
    await main.getByRole('button', { name: words.hard }).press('Enter')
    await expect(main.getByRole('radio', { name: words.hard })).toBeChecked()
    await page.goBack()
    await expect(main.getByText(words.noted)).toBeVisible()
    await expect(main.getByRole('link', { name: words.again })).toHaveAttribute('href', /instrument=gad7/)
    await expect(main.getByRole('link', { name: words.saved })).toHaveAttribute('href', /stress/)
    await expect(main.getByRole('listitem').getByRole('link', { name: words.plan }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: words.result })).toHaveAttribute('href', /id=result-1/)
    await main.getByRole('link', { name: words.resume }).click()
    await expect(page).toHaveURL(/instrument=phq9/)

    await page.locator('.safety .exit').click()
    await page.waitForURL(exitSites)
    await open(page, language === 'en' ? '/en' : '/')
    await expect(page.getByRole('heading', { level: 1, name: words.first })).toBeVisible()
    for (const gone of [words.left, words.noted, words.result, words.saved])
      await expect(main.getByText(gone)).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 640 })
    // On a small phone six things to choose stand whole above the bar at once, and the bar has one line.
    const bar = await page.locator('.safety').boundingBox()
    const tiles = main.locator('.feelings').getByRole('link')
    const footOf = async (at: number) => {
      const box = await tiles.nth(at).boundingBox()
      return box ? box.y + box.height : Number.NaN
    }
    expect(await footOf(5)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(bar?.height).toBeLessThan(70)
    // And none is under it when it is reached by keyboard.
    for (let at = 0; at < (await tiles.count()); at += 1) {
      await tiles.nth(at).focus()
      expect(await footOf(at), `tile ${at + 1}`).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })
}

test('a signed-in person finds the newest of the account; a first visit finds nothing', async ({ page }) => {
  const words = texts.en
  await prefer(page, { language: 'en' })
  await setAgeBand(page)
  await open(page, '/en')
  await expect(page.getByRole('heading', { level: 1, name: words.first })).toBeVisible()
  const account = await createAccount()
  await signIn(page, account, 'en')
  const main = page.getByRole('main')
  // A new account has nothing to come back to.
  await expect(page.getByRole('heading', { level: 1, name: words.first })).toBeVisible()
  await expect(main.getByRole('link', { name: words.results })).toHaveCount(0)
  await writeDocument(`users/${account.uid}`, { createdAt: { timestampValue: '2026-01-05T08:00:00Z' } })
  await writeDocument(`users/${account.uid}/savedArticles/stress`, { savedAt: moment() })
  const share = `grants/${account.uid}_somebody`
  await writeDocument(share, { ownerUid: { stringValue: account.uid }, endedAt: moment() })
  await writeDocument(`${share}/invitations/1`, {
    instrument: { stringValue: 'phq9' },
    everyWeeks: { integerValue: '2' },
    until: { timestampValue: new Date(Date.now() + 86_400_000).toISOString() },
    status: { stringValue: 'asked' },
    createdAt: moment(),
  })
  await open(page, '/en')
  await expect(page.getByRole('heading', { level: 1, name: words.back })).toBeVisible()
  await expect(main.getByRole('link', { name: 'You have an invitation' })).toHaveAttribute(
    'href',
    /share-with-professional/,
  )
  // The account has answered: it has no result to lead to.
  await expect(main.getByRole('link', { name: words.results })).toHaveCount(0)
  await expect(main.getByRole('link', { name: words.saved })).toHaveAttribute('href', /stress/)
  // What happened meanwhile: a line here, and a dot with words on every page, until its own page was opened.
  const button = page.getByRole('button', { name: /something new/ })
  await expect(button).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'A share has ended' }).click()
  await expect(page).toHaveURL(/share-with-professional/)
  await expect(button).toHaveCount(0)
  await open(page, '/en')
  await expect(page.getByRole('heading', { level: 1, name: words.back })).toBeVisible()
  await expect(main.getByRole('link', { name: words.saved })).toBeVisible()
  await expect(main.getByRole('link', { name: 'A share has ended' })).toHaveCount(0)
  await expect(button).toHaveCount(0)
})

test('what waits for a professional stands first, with its number, in the menu too', async ({ page }) => {
  await prefer(page, { language: 'en' })
  const facilitator = await createPerson({ role: 'professional', firstName: 'Wei' })
  const group = `home-${facilitator.uid.slice(0, 8).toLowerCase()}`
  await writeGroup(group, { name: 'Home', facilitatorUid: facilitator.uid })
  await writeDocument(`groups/${group}/requests/somebody`, {
    uid: text('somebody'),
    name: text('Lin'),
    language: text('en'),
    status: text('asked'),
    requestedAt: moment(),
  })
  await signIn(page, facilitator, 'en')
  const main = page.getByRole('main')
  const inbox = { name: 'Group Inbox 1 request is waiting for your answer' }
  await expect(main.getByRole('link', inbox)).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Waiting for you')
  await expect(main.getByRole('link', { name: /^People Who Share with Me/ })).toBeVisible()
  await expectAccessible(page)
  await page.locator('.account-button').click()
  await expect(page.locator('#account-menu').getByRole('link', inbox)).toBeVisible()
})

for (const language of ['zh-CN', 'en'] as const) {
  const words = texts[language]

  test(`home names the question on which a questionnaire opens again (${language})`, async ({ page }) => {
    await page.addInitScript((tongue) => {
      const preferences = JSON.stringify({ language: tongue, tapGoesOn: false })
      localStorage.setItem('amhs_user_preferences', preferences)
    }, language)
    await setAgeBand(page)
    await begin(page, 'phq9', language)
    const main = page.getByRole('main')
    for (const at of [2, 3]) {
      await page.getByRole('radio').first().check()
      await onwards(page, language).click()
      await expect(heading(page)).toHaveText(screeningTexts[language].position(at, 10))
    }
    // Left before an answer, and left with one that nobody went on from: both times on the third question.
    for (const answers of [false, true]) {
      if (answers) await page.getByRole('radio').first().check()
      await open(page, language === 'en' ? '/en' : '/')
      await expect(main.getByText(words.stopped(3))).toBeVisible()
      await main.getByRole('link', { name: words.resume }).click()
      await expect(heading(page)).toHaveText(screeningTexts[language].position(3, 10))
    }
  })
}
