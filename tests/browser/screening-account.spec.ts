import {
  answerAge,
  createAccount,
  goodPassword,
  readDocument,
  signIn,
  texts,
  writeDocument,
} from './support/accounts'
import type { Language } from './support/fixtures'
import { databaseCalls, expect, expectAccessible, open, prefer, test } from './support/fixtures'
import { openKeptResult } from './support/kept-result'
import {
  answerAll,
  asFields,
  begin,
  instrumentNamed,
  keepOnDevice,
  keptPhq9,
  screeningTexts,
  setAgeBand,
} from './support/screening'

const languages: readonly Language[] = ['zh-CN', 'en']
const day = 24 * 60 * 60 * 1000

for (const language of languages) {
  const words = screeningTexts[language]

  test(`a result is saved by choice, listed and opened again (${language})`, async ({ page }) => {
    await prefer(page, { language })
    await setAgeBand(page)
    const account = await createAccount()
    await signIn(page, account, language)
    await open(page, '/test?instrument=gad2')
    // Nobody who has signed in is told to.
    const toSignIn = language === 'en' ? /sign in/i : /先登录|登录后|请登录/
    await expect(page.getByRole('button', { name: words.start, exact: true })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(toSignIn)
    await begin(page, 'gad2', language)
    await answerAll(page, instrumentNamed('gad2'), () => 2, language)
    await expect(page.locator('.score b')).toHaveText('4')
    await expect(page.getByRole('main')).not.toContainText(toSignIn)
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    const agree = page.getByRole('checkbox', { name: words.agree })
    await expect(agree).not.toBeChecked()
    await page.getByRole('button', { name: words.save }).click()
    await expect(agree).toBeFocused()
    expect(await readDocument(`users/${account.uid}/screenings/${id}`)).toBeNull()
    await agree.check()
    await page.getByRole('button', { name: words.save }).click()
    await expect(
      page.getByText(language === 'en' ? 'Moved to your account.' : '已移到你的账户。').first(),
    ).toBeVisible()
    // Many save a result to share it: that stands where they were, and stays open.
    await expect(
      page.getByRole('link', { name: language === 'en' ? 'Show it to someone by link' : '用链接给一个人看' }),
    ).toBeVisible()
    expect(await readDocument(`users/${account.uid}/screenings/${id}`)).toMatchObject({
      instrument: { stringValue: 'gad2' },
    })
    expect(await page.evaluate(() => localStorage.getItem('amhs_screening_results'))).toBe('[]')

    await open(page, '/my-screenings')
    await page.getByRole('main').getByRole('link', { name: /GAD-2/ }).click()
    await expect(page.locator('.score b')).toHaveText('4')
    await expectAccessible(page)
  })
}

test.describe('with a backend that does not answer', () => {
  test.use({ expectedErrors: [[/ERR_/, /Could not reach Cloud Firestore/], { scope: 'test' }] })

  test('a dead backend keeps the result here, says so, and a second try saves it', async ({ page }) => {
    test.slow()
    const { result } = await openKeptResult(page)
    await page.route(databaseCalls, (route) => route.abort())
    await page.getByRole('button', { name: '保存到账户' }).click()
    await expect(page.getByText(/没能保存到账户/).first()).toBeVisible({ timeout: 20_000 })
    expect(await page.evaluate(() => localStorage.getItem('amhs_screening_results'))).toContain(result.id)
    await page.unroute(databaseCalls)
    // The database's client waits longer after each failed try, so that a person may have to try more than once.
    const again = page.getByRole('button', { name: '再试一次' })
    await expect(async () => {
      if (await again.isVisible()) await again.click()
      await expect(page.getByText('已移到你的账户。').first()).toBeVisible({ timeout: 12_000 })
    }).toPass({ timeout: 90_000 })
  })
})

test('the list pages newest first, shows what cannot be read, deletes one and all', async ({ page }) => {
  const account = await createAccount()
  const records = Array.from({ length: 22 }, (_, number) =>
    keptPhq9(number, Date.UTC(2026, 0, 1) + number * day),
  )
  for (const record of records) {
    await writeDocument(`users/${account.uid}/screenings/${record.id}`, asFields(record))
  }
  const moment = { timestampValue: '2026-02-01T00:00:00Z' }
  await writeDocument(`users/${account.uid}/screenings/broken`, {
    instrument: { integerValue: '9' },
    finishedAt: moment,
  })
  await signIn(page, account, 'zh-CN', '/my-screenings')
  const list = page.getByRole('region', { name: '在你的账户里' })
  const rows = list.locator('.kept')
  await expect(rows).toHaveCount(20)
  await expect(rows.first()).toContainText('这条记录读不出来')
  await expect(rows.nth(1)).toContainText('2026年1月22日')
  await expect(rows.nth(1)).toContainText('21 分（范围 0–27）')
  await expect(rows.nth(1)).toContainText('重度抑郁症状')
  await expectAccessible(page)
  await list.getByRole('button', { name: '更早的结果' }).click()
  await expect(rows).toHaveCount(3)
  await list.getByRole('button', { name: '更近的结果' }).click()
  await expect(rows).toHaveCount(20)

  await rows.first().getByRole('button', { name: /删除/ }).click()
  const dialog = page.getByRole('dialog', { name: '删除读不出来的记录？' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '不删除' }).click()
  await expect(rows.first()).toContainText('这条记录读不出来')
  await rows.first().getByRole('button', { name: /删除/ }).click()
  await dialog.getByRole('button', { name: '删除', exact: true }).click()
  await expect(rows.first()).toContainText('2026年1月22日')
  expect(await readDocument(`users/${account.uid}/screenings/broken`)).toBeNull()
  await rows.first().getByRole('button', { name: /删除/ }).click()
  await page
    .getByRole('dialog', { name: /^删除 2026年1月22日 的 .*PHQ-9.*？$/ })
    .getByRole('button', { name: '不删除' })
    .click()

  await page.getByRole('combobox', { name: '量表' }).selectOption('gad7')
  await expect(page.getByText(/这里还没有“广泛性焦虑量表/)).toBeVisible()
  await page.getByRole('combobox', { name: '量表' }).selectOption('')
  await list.getByRole('button', { name: '全部删除' }).click()
  await page
    .getByRole('dialog', { name: '删除账户里的全部结果？' })
    .getByRole('button', { name: '全部删除' })
    .click()
  await expect(page.getByRole('region', { name: '消息' })).toContainText('你账户里的结果已全部删除。')
  await expect(list).toContainText('这里还没有结果')
  expect(await readDocument(`users/${account.uid}/screenings/${records[0]?.id}`)).toBeNull()
})

test('results of the device are moved into the account, by consent', async ({ page }) => {
  const account = await createAccount()
  const results = [keptPhq9(4, Date.now() - 2 * day), keptPhq9(12, Date.now() - day)]
  await keepOnDevice(page, results)
  await signIn(page, account, 'zh-CN', '/my-screenings')
  const here = page.getByRole('region', { name: '在这台设备上' })
  // Finished before anybody signed in: nobody's until the person says so.
  const found = page.getByRole('region', { name: '没登录时做的' })
  await expect(found).toContainText('2 个没登录时做的结果')
  // Before the answer, nothing is told of which they are.
  await expect(page.getByRole('main').locator('.notice')).not.toContainText(/PHQ-9|\d{4}年/)
  await expect(here).toHaveCount(0)
  await found.getByRole('button', { name: '是我做的', exact: true }).click()
  await expect(found).toHaveCount(0)
  await expect(here.locator('.kept')).toHaveCount(2)
  const move = page.getByRole('region', { name: '移到账户' })
  await move.getByRole('button', { name: '移到我的账户' }).click()
  await expect(move.getByRole('checkbox')).toBeFocused()
  await expectAccessible(page)
  await move.getByRole('checkbox').check()
  await move.getByRole('button', { name: '移到我的账户' }).click()
  await expect(page.getByRole('region', { name: '在你的账户里' }).locator('.kept')).toHaveCount(2)
  await expect(here).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('amhs_screening_results'))).toBe('[]')
})

for (const language of ['zh-CN', 'en'] as const)
  test(`older results on the device are asked about apart, and may be deleted by whoever they are not of (${language})`, async ({
    page,
  }) => {
    const words = {
      'zh-CN': {
        recent: '没登录时做的',
        older: '更早、没登录时做的',
        one: /1 个更早的结果，是一个月以前/,
        notMine: '不是我做的',
        leave: '留着',
        left: '没有改动，还在这台设备上。',
        question: '从这台设备上删除这 1 个结果？',
        lost: '删除之后不能恢复，做的人可能还想留着。',
        remove: '删除',
        removed: '已从这台设备上删除。',
      },
      en: {
        recent: 'Finished without signing in',
        older: 'Finished earlier, without signing in',
        one: /One older result on this device is from over a month ago/,
        notMine: 'Not mine',
        leave: 'Leave here',
        left: 'Nothing was changed. They’re still on this device.',
        question: 'Delete this result from the device?',
        lost: 'It can’t be restored, and whoever made it may want to keep it.',
        remove: 'Delete',
        removed: 'Deleted from this device.',
      },
    }[language]
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('amhs_screening_results') ?? '[]'))
    const [recent, older] = [keptPhq9(4, Date.now() - day), keptPhq9(12, Date.now() - 40 * day)]
    await prefer(page, { language })
    await keepOnDevice(page, [recent, older])
    await signIn(page, await createAccount(), language, '/my-screenings')
    const asked = page.getByRole('region', { name: words.older })
    await expect(asked).toContainText(words.one)
    await expect(asked).not.toContainText('PHQ-9')
    await asked.getByRole('button', { name: words.notMine }).press('Enter')
    const question = page.getByRole('dialog', { name: words.question })
    await expect(question).toContainText(words.lost)
    await expect(question.getByRole('button', { name: words.leave })).toBeFocused()
    await expectAccessible(page)
    expect(await kept()).toHaveLength(2)
    await question.getByRole('button', { name: words.remove, exact: true }).press('Enter')
    await expect(page.getByText(words.removed)).toBeFocused()
    expect((await kept()).map(({ id }: { id: string }) => id)).toEqual([recent.id])
    const other = page.getByRole('region', { name: words.recent, exact: true })
    await other.getByRole('button', { name: words.notMine }).press('Enter')
    await question.getByRole('button', { name: words.leave }).press('Enter')
    await expect(page.getByText(words.left)).toBeFocused()
    expect(await kept()).toEqual([recent])
    // What was there when somebody signed out is asked about as the older ones are.
    await page.locator('.account-button').click()
    await page.getByRole('button', { name: texts[language].logout }).click()
    await expect(page.locator('.account-button')).toHaveCount(0)
    await signIn(page, await createAccount(), language, '/my-screenings')
    await expect(asked).toContainText(words.one)
    await expect(other).toHaveCount(0)
  })

test('a result from before the account is kept by one press on its own page', async ({ page }) => {
  const result = keptPhq9(6, Date.now() - day)
  await keepOnDevice(page, [result])
  await open(page, '/register')
  await answerAge(page)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: texts['zh-CN'].local }).check()
  await main.getByLabel(texts['zh-CN'].firstName).fill('Mei')
  await main.getByLabel(texts['zh-CN'].email).fill('mei@example.com')
  await main.getByLabel(texts['zh-CN'].password, { exact: true }).fill(goodPassword)
  await main.getByLabel(texts['zh-CN'].confirmation, { exact: true }).fill(goodPassword)
  await main.getByRole('checkbox', { name: texts['zh-CN'].terms }).check()
  await main.getByRole('button', { name: texts['zh-CN'].register, exact: true }).click()
  await page.locator('.account-button').waitFor()
  await open(page, `/screening/result?id=${result.id}`)
  const keep = page.getByRole('region', { name: '没登录时做的' })
  await keep.getByRole('button', { name: '是我做的', exact: true }).click()
  await expect(keep).toHaveCount(0)
  await expect(main.getByText('已归到你名下：1 个结果', { exact: false })).toBeFocused()
  await open(page, '/my-screenings')
  await expect(page.getByRole('region', { name: '在这台设备上' }).locator('.kept')).toHaveCount(1)
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`in forced colours (${colorScheme}) the chart of the history is drawn in them`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    const account = await createAccount()
    await keepOnDevice(
      page,
      [keptPhq9(18, Date.UTC(2026, 3, 6)), keptPhq9(9, Date.UTC(2026, 9, 9))],
      account.uid,
    )
    await signIn(page, account, 'zh-CN', '/assessment-history')
    const chart = page.getByRole('img', { name: /2 次/ })
    const paper = colorScheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'
    const ink = colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)'
    for (const words of await chart.locator('text').all()) await expect(words).toHaveCSS('fill', ink)
    for (const band of await chart.locator('rect').all()) {
      await expect(band).toHaveCSS('fill', paper)
      await expect(band).toHaveCSS('stroke', ink)
    }
    const line = await chart.locator('.trend').evaluate((path) => getComputedStyle(path).stroke)
    expect([paper, ink, 'none']).not.toContain(line)
  })
}

for (const language of languages) {
  test(`the history says the trend in a sentence, a chart and a table (${language})`, async ({ page }) => {
    await prefer(page, { language, theme: language === 'en' ? 'dark' : 'light' })
    const account = await createAccount()
    const [first, second] = [keptPhq9(18, Date.UTC(2026, 3, 6)), keptPhq9(9, Date.UTC(2026, 9, 9))]
    for (const record of [first, second]) {
      await writeDocument(`users/${account.uid}/screenings/${record.id}`, asFields(record))
    }
    const here = keptPhq9(12, Date.UTC(2026, 10, 1), { safety: true })
    await keepOnDevice(page, [here], account.uid)
    await signIn(page, account, language, '/assessment-history')
    await expect(
      page.getByText(
        language === 'en'
          ? /The latest score is 12, “Moderate symptoms”, 6 points lower than on 6 April 2026 \(18\); these 3 scores lie between 9 and 18\./
          : /最近一次 12 分，“中度抑郁症状”，比2026年4月6日的 18 分低 6 分；这 3 次在 9 到 18 分之间。/,
      ),
    ).toBeVisible()
    const chart = page.locator('svg.score-chart')
    await expect(chart.locator('circle')).toHaveCount(3)
    await expect(chart.locator('rect')).toHaveCount(5)
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(4)
    await expect(page.getByRole('main').locator('.support')).toHaveCount(1)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 640 })
    // The last column lies inside its frame, and the two dates stand apart.
    const table = page.locator('.history-table')
    await expect
      .poll(() => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth))
      .toBeLessThanOrEqual(0)
    const dates = await chart
      .locator('text')
      .filter({ hasText: /2026/ })
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()))
    expect(dates).toHaveLength(2)
    expect((dates[1]?.left ?? 0) - (dates[0]?.right ?? 0)).toBeGreaterThan(4)
    await expect(page.locator('.chart-bands li')).toHaveCount(5)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectAccessible(page)
  })
}
