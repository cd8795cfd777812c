import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { encrypt, randomText } from '../../web/src/features/sharing/link/encryption'
import { encodeLink, readLink } from '../../web/src/features/sharing/link/health-link'
import { createAccount, signIn, writeDocument } from './support/accounts'
import type { Language } from './support/fixtures'
import {
  alive,
  chooseLanguage,
  doubleText,
  expect,
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  open,
  prefer,
  test,
} from './support/fixtures'
import { asFields, keepOnDevice, keptPhq9, keptPsc17p, openKeepOrTake, setAgeBand } from './support/screening'

// A function whose process has just been started on a busy machine may answer that it cannot count yet; the page reads again.
test.use({ expectedErrors: [[/status of 503/], { scope: 'test' }] })

const day = 24 * 60 * 60 * 1000

/** Somebody else, in a browser of their own and without an account. */
async function opener(browser: Browser, language: Language, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await prefer(page, { language })
  return page
}

/** Opens a link as if it had been tapped in a message. */
async function tap(page: Page, link: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link)
  await alive(page)
  // Nothing of the link stays where the next person on the device could read it.
  await expect(page).toHaveURL(/\/shared$/)
}

/** As a person finds it: elsewhere the bar that stays covers half a link, which axe takes for small. */
async function fromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
}

/** Makes the link; after a failure (a first call on a busy machine may take too long) a second press is the same one. */
async function makeLink(page: Page, button: string, heading: string): Promise<void> {
  const main = page.getByRole('main')
  const press = main.getByRole('button', { name: button })
  await expect(async () => {
    if (await press.isVisible()) await press.click()
    await expect(main.getByRole('heading', { name: heading })).toBeFocused({ timeout: 35_000 })
  }).toPass({ timeout: 120_000 })
}

/** Somebody signed in, with one result, at the page that makes a link. */
async function openShareWithResult(page: Page): Promise<void> {
  await prefer(page)
  await setAgeBand(page)
  const account = await createAccount()
  const result = keptPhq9(11, Date.now() - day)
  await writeDocument(`users/${account.uid}/screenings/${result.id}`, asFields(result))
  await signIn(page, account, 'zh-CN', '/share')
}

test('fits a phone with text of twice the size, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openShareWithResult(page)
  await expect(page.getByRole('main').getByRole('checkbox', { name: /PHQ-9/ })).toBeVisible()
  await page
    .getByRole('main')
    .getByText(/^更多选择/)
    .click()
  await doubleText(page)
  await expectNoSidewaysScroll(page)
  await chooseLanguage(page, 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Show results to someone' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a result is shared with a passcode, opened on a phone without an account, seen to be, and stopped', async ({
  page,
  browser,
}) => {
  test.slow()
  await prefer(page)
  await setAgeBand(page)
  const account = await createAccount()
  const result = keptPhq9(25, Date.now() - day)
  const earlier = keptPhq9(9, Date.now() - 40 * day)
  for (const one of [result, earlier])
    await writeDocument(`users/${account.uid}/screenings/${one.id}`, asFields(one))
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await signIn(page, account, 'zh-CN', `/screening/result?id=${result.id}`)
  const main = page.getByRole('main')
  await openKeepOrTake(page)
  await main.getByRole('link', { name: '用链接给一个人看' }).click()
  // The result that it began with, and the other one behind a word.
  const results = main.getByRole('group', { name: '哪些结果' }).getByRole('checkbox')
  await expect(results).toHaveCount(1)
  await expect(results).toBeChecked()
  await main.getByText('再加上其他结果（1 个）').click()
  await main.getByRole('checkbox', { name: /9 分/ }).check()
  await main.getByRole('radio', { name: /^得分、范围/ }).check()
  const safety = main.getByRole('checkbox', { name: /也让对方看到/ })
  await expect(safety).toHaveAccessibleDescription(/用总分减去其他题算出来/)
  await safety.check()
  // Nobody is chosen before the person chooses; what a link does not need waits behind a press.
  await expect(
    main.getByRole('radiogroup', { name: '对方是' }).getByRole('radio', { checked: true }),
  ).toHaveCount(0)
  await main.getByRole('radio', { name: '医生或咨询师' }).check()
  await expect(main.getByLabel('口令')).toBeHidden()
  const more = main.getByText(/^更多选择/)
  await more.focus()
  await more.press('Enter')
  await main.getByLabel('想对对方说的话').fill('请先听我说。')
  await main.getByLabel('对方怎么称呼你').fill('小林')
  await main.getByLabel('口令').fill('月光')
  await main.getByRole('button', { name: '生成链接' }).click()
  await expect(main.locator('.error-summary')).toContainText('至少要有 6 个字符')
  await main.getByLabel('口令').fill('月光照大地 7')
  await main.getByLabel('给这个链接起个名字').fill('王医生')
  const aside = main.getByRole('complementary', { name: '王医生会看到' })
  await aside.getByText('先自己看一遍').click()
  await expect(aside.getByRole('heading', { name: /PHQ-9.*25 分，最高 27 分/ })).toBeVisible()
  await fromTheTop(page)
  await makeLink(page, '生成链接', '链接好了')
  await expect(main.getByRole('img', { name: /二维码/ })).toBeVisible()
  await fromTheTop(page)
  const link = await main.getByLabel('链接', { exact: true }).inputValue()
  const read = readLink(link)
  if (read.kind !== 'link') throw new Error('The page made no link')
  expect(sent.filter((request) => request.includes(read.link.key))).toEqual([])
  expect(read.link.url.length).toBeLessThanOrEqual(128)

  const phone = await opener(browser, 'en', { width: 360, height: 740 })
  await tap(phone, link)
  const shown = phone.getByRole('main')
  await shown.getByLabel('Your name').fill('Dr Wang')
  await shown.getByLabel('Passcode').fill('something else')
  await shown.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(shown.locator('.error-summary')).toContainText('9 tries are left')
  await shown.getByLabel('Passcode').fill('月光照大地 7')
  await shown.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(shown.getByRole('heading', { level: 1, name: 'Results of 2 questionnaires' })).toBeFocused()
  await expect(shown.getByText('Shared with you by 小林')).toBeVisible()
  await expect(shown.getByText('请先听我说。')).toBeVisible()
  await expect(shown.getByText('Filled in by the person. Not a diagnosis.')).toBeVisible()
  await expect(shown.getByRole('heading', { name: /PHQ-9.*: 25 out of 27/ })).toBeVisible()
  await expect(shown.getByText(/better off dead.*: Several days/)).toBeVisible()
  await expect(shown.getByRole('row', { name: /Little interest.*Nearly every day/ })).toBeVisible()
  // The newest stands first.
  await expect(shown.getByRole('listitem').filter({ hasText: '20–27' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(shown.getByRole('link', { name: /12356|988|112|findahelpline/ }).first()).toBeVisible()
  expect(await phone.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
    /shlink|小林/,
  )
  const download = phone.waitForEvent('download')
  await shown.getByRole('button', { name: 'Download the FHIR file' }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    resourceType: 'Bundle',
    type: 'collection',
  })

  await expectAccessibleInEveryTheme(phone, 'the opened link')
  await chooseLanguage(phone, 'en')

  // Whoever waits for it sees it in the list beside the new link, and presses nothing.
  const entry = main.getByRole('listitem').filter({ hasText: '王医生' }).first()
  await expect(entry).toContainText('打开过 1 次', { timeout: 60_000 })
  await expect(entry).toContainText('有，还能输错 9 次')
  await entry.getByText('打开的记录').click()
  await expect(entry).toContainText('写的称呼“Dr Wang”')
  await entry.getByRole('button', { name: '停止分享：王医生' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停止分享' }).click()
  await expect(main.getByText('现在没有正在分享的链接。')).toBeVisible()
  await expect(entry).toContainText('你停止了')
  await entry.getByText('打开的记录').click()
  await expect(entry).toContainText('写的称呼“Dr Wang”')
  // Nobody is asked for a name and a passcode that open nothing.
  await tap(phone, link)
  await expect(shown.getByRole('heading', { level: 1, name: 'This link no longer opens' })).toBeFocused()
  await phone.context().close()

  // Whoever was given a link by somebody else finds the page for it here too; loaded anew, it has its own policy.
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && /\/shared$/.test(request.url()),
  )
  await main.getByRole('link', { name: '打开别人给你的链接' }).click()
  await loaded
  await expect(main.getByRole('heading', { level: 1, name: '打开别人分享的结果' })).toBeVisible()
})

test('a teacher gets words alone from somebody under 18, and a link from another site is read as well', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await prefer(page, { language: 'en' })
  await setAgeBand(page, '14-17')
  await signIn(page, await createAccount(), 'en', '/share')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'A teacher' }).check()
  await expect(main.getByText('Your teacher may have to tell your parents')).toBeVisible()
  // Our sentence is offered, and stands nowhere unasked.
  await expect(main.getByLabel(/What you want to say/)).toHaveValue('')
  await main.getByRole('button', { name: 'Use this sentence' }).click()
  await expect(main.getByLabel(/What you want to say/)).toHaveValue(/would like some support/)
  await expect(main.getByLabel(/What you want to say/)).toBeFocused()
  await expect(main.getByRole('radio', { name: '1 month' })).toHaveCount(0)
  await expect(main.getByRole('radio', { name: /Scores/ })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await makeLink(page, 'Make the link', 'Your link is ready')
  await expectNoSidewaysScroll(page)
  const link = await main.getByLabel('Link', { exact: true }).inputValue()

  const desk = await opener(browser, 'zh-CN', { width: 1280, height: 900 })
  await tap(desk, link.replace('/en/shared', '/shared'))
  const shown = desk.getByRole('main')
  await shown.getByLabel('你的称呼').fill('陈老师')
  await shown.getByRole('button', { name: '打开', exact: true }).click()
  await expect(shown.getByRole('heading', { level: 1, name: '想让你知道的事' })).toBeFocused()
  await expect(shown.getByText('I’m having a hard time')).toBeVisible()
  await expect(shown.getByText('这里没有得分，也没有回答')).toBeVisible()
  await expect(shown.getByText('先谢谢学生愿意说')).toBeVisible()
  await fromTheTop(desk)

  const key = randomText()
  const bundle = {
    resourceType: 'Bundle',
    entry: [
      { resource: { resourceType: 'Patient', name: [{ text: 'Oliver Brown' }] } },
      {
        resource: {
          resourceType: 'Observation',
          code: { text: 'Body weight' },
          valueQuantity: { value: 61, unit: 'kg' },
        },
      },
    ],
  }
  const embedded = await encrypt(JSON.stringify(bundle), key)
  await desk.route('https://records.example/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
      json: { files: [{ contentType: 'application/fhir+json', embedded }] },
    }),
  )
  await open(desk, '/shared')
  await shown.getByLabel('收到的链接').fill('shlink:/eyJ')
  await shown.getByRole('button', { name: '继续' }).click()
  await expect(shown.locator('.error-summary')).toContainText('不完整')
  const foreign = encodeLink({ url: 'https://records.example/m/1', key, label: 'Weights' })
  await shown.getByLabel('收到的链接').fill(`See https://viewer.example#${foreign}`)
  await shown.getByRole('button', { name: '继续' }).click()
  await expect(shown.getByText('内容来自另一个网站：records.example')).toBeVisible()
  await shown.getByLabel('你的称呼').fill('我')
  await shown.getByRole('button', { name: '打开', exact: true }).click()
  await expect(shown.getByRole('row', { name: /Body weight.*61 kg/ })).toBeVisible()
  await expect(shown.getByText('Oliver')).toHaveCount(0)
  await fromTheTop(desk)
  await desk.context().close()
})

test('a parent shares what was filled in about a child: nobody speaks as the child, and no reader meets words of software', async ({
  page,
  browser,
}) => {
  test.slow()
  await prefer(page)
  // The age is not known, and a parent is not asked for it: also not while the result is on the device alone.
  const account = await createAccount()
  const [kept, onDevice] = [keptPsc17p(Date.now() - day), keptPsc17p(Date.now() - 2 * day)]
  await writeDocument(`users/${account.uid}/screenings/${kept.id}`, asFields(kept))
  await keepOnDevice(page, [onDevice])
  await signIn(page, account, 'zh-CN', `/share?result=${onDevice.id}`)
  const main = page.getByRole('main')
  const minor = main.getByRole('checkbox', { name: '我未满 18 岁' })
  await main.getByRole('radio', { name: '老师' }).check()
  await expect(main.getByText('你刚才看的那个结果还没存进账户')).toBeVisible()
  await expect(minor).toHaveCount(0)
  await expect(main.getByText('老师可能需要告诉你的家长')).toHaveCount(0)

  await open(page, `/share?result=${kept.id}`)
  await main.getByRole('radio', { name: '老师' }).check()
  await main.getByText(/^更多选择/).click()
  await expect(minor).toHaveCount(0)
  // Words in the parent's own voice are offered, and not taken unasked.
  await expect(main.getByText(/^孩子最近有点难，想请您帮帮忙/)).toBeVisible()
  await expect(main.getByText(/^我最近有点难/)).toHaveCount(0)
  await expect(main.getByRole('button', { name: '用这句话' })).toBeVisible()
  await expect(main.getByLabel('想对对方说的话')).toHaveValue('')
  await makeLink(page, '生成链接', '链接好了')
  const link = await main.getByLabel('链接', { exact: true }).inputValue()

  for (const [language, viewport, words] of [
    [
      'zh-CN',
      { width: 360, height: 640 },
      {
        name: '你的称呼',
        open: '打开',
        about: '由家长填写，说的是孩子，不是诊断。',
        score: /17（家长版）：17 分，最高 34 分/,
        thanks: /^先谢谢家长愿意说/,
        never: /FHIR|由本人填写|我最近有点难|学生愿意说/,
        more: '更多',
        file: '下载医疗软件能读的文件',
      },
    ],
    [
      'en',
      { width: 1280, height: 900 },
      {
        name: 'Your name',
        open: 'Open',
        about: 'Filled in by a parent, about their child. Not a diagnosis.',
        score: /17.*: 17 out of 34/,
        thanks: /^Thank the parent for telling you/,
        never: /FHIR|Filled in by the person|I’m having a hard time/,
        more: 'More',
        file: 'Download a file for medical software',
      },
    ],
  ] as const) {
    const desk = await opener(browser, language, viewport)
    // Where the reader is, is not known: they still find a number to press.
    if (language === 'en') await desk.addInitScript(() => localStorage.setItem('amhs_region', 'OTHER'))
    await tap(desk, language === 'en' ? link.replace('/shared#', '/en/shared#') : link)
    const shown = desk.getByRole('main')
    await shown.getByLabel(words.name).fill('陈老师')
    await shown.getByRole('button', { name: words.open, exact: true }).click()
    await expect(shown.getByRole('heading', { name: words.score })).toBeVisible()
    await expect(shown.getByText(words.about)).toBeVisible()
    await expect(shown.getByText(words.thanks)).toBeVisible()
    await expect(shown.getByText(words.never)).toHaveCount(0)
    // What nobody wrote is not quoted.
    await expect(shown.getByRole('blockquote')).toHaveCount(0)
    await expect(shown.getByRole('button', { name: words.file })).toBeHidden()
    await expectNoSidewaysScroll(desk)
    // The names of the parts have room on a phone: no letter stands alone on its line, and no word is broken.
    await desk.setViewportSize({ width: 360, height: 640 })
    for (const part of await shown.getByRole('rowheader').all())
      expect((await part.boundingBox())?.width ?? 0).toBeGreaterThan(75)
    for (const name of await shown.getByRole('columnheader').all())
      expect((await name.boundingBox())?.height ?? 99).toBeLessThan(60)
    await expectNoSidewaysScroll(desk)
    if (language === 'en') {
      const number = shown.locator('a[href^="tel:"]').first()
      await expect(number).toHaveAttribute('href', 'tel:112')
      await desk.emulateMedia({ media: 'print' })
      await expect(number).toBeVisible()
      await expect(shown.getByRole('combobox')).toBeHidden()
      await desk.emulateMedia({ media: 'screen' })
    }
    await desk.setViewportSize(viewport)
    await fromTheTop(desk)
    const more = shown.getByText(words.more, { exact: true })
    await more.focus()
    await more.press('Enter')
    await expect(shown.getByRole('button', { name: words.file })).toBeVisible()
    await desk.context().close()
  }
})

test('without a network no link is made and none is stopped: both are said in both languages, and heal', async ({
  page,
  browser,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|^\[firebase\]/)
  await page.setViewportSize({ width: 360, height: 640 })
  await openShareWithResult(page)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: '医生或咨询师' }).check()
  await main.getByRole('checkbox', { name: /PHQ-9/ }).check()
  await main.getByText(/^更多选择/).click()
  await main.getByLabel('对方怎么称呼你').fill('小林')
  await main.getByText('先自己看一遍').click()
  await expect(main.getByRole('heading', { name: /PHQ-9.*11 分，最高 27 分/ })).toBeVisible()
  await expect(main.getByText('现在没有正在分享的链接。')).toBeVisible()

  await page.context().setOffline(true)
  await main.getByRole('button', { name: '生成链接' }).click()
  const problems = main.locator('.error-summary')
  await expect(problems).toBeFocused()
  await expect(problems).toContainText('没能连上服务器。请检查网络，再试一次。你填写的内容没有丢失。')
  await expectNoSidewaysScroll(page)
  await chooseLanguage(page, 'en')
  await expect(problems).toContainText(
    'We couldn’t reach the server. Check the network and try again. Nothing you entered is lost.',
  )
  await expect(main.getByRole('radio', { name: 'A doctor or counsellor' })).toBeChecked()
  await expect(main.getByRole('checkbox', { name: /PHQ-9/ })).toBeChecked()
  await expect(main.getByLabel('What they call you')).toHaveValue('小林')
  await page.context().setOffline(false)
  await makeLink(page, 'Make the link', 'Your link is ready')
  const link = await main.getByLabel('Link', { exact: true }).inputValue()
  const stop = main.getByRole('button', { name: /^Stop sharing: / })
  await expect(stop).toHaveCount(1)

  await page.context().setOffline(true)
  await stop.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
  const failed = main.getByText(
    /^We couldn’t confirm that the link has stopped\. It may still open\. We couldn’t reach/,
  )
  // Beside the button, however long the page is above it; and whoever pressed is where they can press again.
  await expect(failed).toBeInViewport({ ratio: 1 })
  await expect(stop).toBeFocused()
  await expect(stop).toBeInViewport({ ratio: 1 })
  await expect(stop).toHaveAccessibleDescription(/It may still open/)
  // With a network, a refresh takes it away.
  await page.context().setOffline(false)
  await main.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(failed).toHaveCount(0)
  await expect(stop).toHaveAccessibleDescription('')
  await page.context().setOffline(true)
  await stop.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(failed).toBeVisible()
  await chooseLanguage(page, 'zh-CN')
  await expect(
    main.getByText(/^没能确认这个链接已经停止，它可能还打得开。 ?没能连上服务器。请检查网络/),
  ).toBeVisible()
  const phone = await opener(browser, 'zh-CN', { width: 360, height: 640 })
  await tap(phone, link.replace('/en/shared', '/shared'))
  await expect(phone.getByRole('heading', { level: 1, name: '有人想给你看一些内容' })).toBeFocused()
  await page.context().setOffline(false)
  // The list is new: that nobody knows how the link stands is no longer true.
  await main.getByRole('button', { name: '刷新' }).click()
  await expect(main.getByText(/^没能确认/)).toHaveCount(0)
  await main.getByRole('button', { name: /^停止分享：/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停止分享' }).click()
  await expect(main.getByText('现在没有正在分享的链接。')).toBeVisible()
  await expect(main.getByText(/^没能确认/)).toHaveCount(0)
  // A link that opens nothing is not there to be passed on.
  await expect(main.getByRole('heading', { name: '链接好了' })).toHaveCount(0)
  await expect(main.getByLabel('链接', { exact: true })).toHaveCount(0)
  await tap(phone, link.replace('/en/shared', '/shared'))
  await expect(phone.getByRole('heading', { level: 1, name: '这个链接打不开了' })).toBeFocused()
  await phone.context().close()
})

test('what changes on both pages is said, and the focus is never left behind', async ({ page, browser }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 560 })
  await prefer(page)
  // The age is not known: the page asks itself.
  await signIn(page, await createAccount(), 'zh-CN', '/share')
  const main = page.getByRole('main')
  const said = await listen(page)
  const minor = main.getByRole('checkbox', { name: '我未满 18 岁' })
  await expect(minor).toHaveCount(0)
  await main.getByRole('radio', { name: '1 个月' }).check()
  await minor.check()
  await expect(main.getByRole('radio', { name: '1 周' })).toBeChecked()
  const more = main.getByText(/^更多选择/)
  await more.click()
  await main.getByLabel('口令').fill('月光')
  await more.click()
  await expect(main.getByLabel('口令')).toBeHidden()
  await main.getByRole('button', { name: '生成链接' }).press('Enter')
  const problems = main.getByRole('group', { name: '有 3 处需要改' }).getByRole('link')
  // What was wrong in the folded part is in sight again.
  await expect(main.getByLabel('口令')).toBeVisible()
  await expect(problems).toHaveText([
    '请选择给谁看。',
    '请至少选一个结果，或者选“只有我想说的话”。',
    '“口令”至少要有 6 个字符。',
  ])
  await expect(minor).toBeChecked()
  await more.click()
  await problems.last().press('Enter')
  await expect(main.getByLabel('口令')).toBeFocused()
  await expectInSight(page)
  await main.getByLabel('口令').fill('月光照大地 7')
  await main.getByRole('radio', { name: '医生或咨询师' }).check()
  await main.getByRole('radio', { name: /^只有我想说的话/ }).check()
  await main.getByLabel('想对对方说的话').fill('请先听我说。')
  await expect(minor).toBeChecked()
  await makeLink(page, '生成链接', '链接好了')
  await expect.poll(said).toContain('正在生成链接…')
  const link = await main.getByLabel('链接', { exact: true }).inputValue()

  const phone = await opener(browser, 'zh-CN', { width: 360, height: 480 })
  await tap(phone, link)
  const shown = phone.getByRole('main')
  await expect(shown.getByRole('heading', { level: 1, name: '有人想给你看一些内容' })).toBeFocused()
  await shown.getByLabel('你的称呼').fill('王医生')
  await shown.getByLabel('口令').fill('不对的口令')
  const heard = await listen(phone)
  await shown.getByRole('button', { name: '打开', exact: true }).press('Enter')
  await shown.locator('.error-summary').getByRole('link').press('Enter')
  await expect(shown.getByLabel('口令')).toBeFocused()
  await expectInSight(phone)
  await expect.poll(heard).toContain('正在打开…')

  // The same link, pasted: the button that was pressed has gone.
  await open(phone, '/shared')
  await shown.getByLabel('收到的链接').fill(link)
  const afterPaste = await listen(phone)
  await shown.getByRole('button', { name: '继续' }).press('Enter')
  await expect(shown.getByLabel('你的称呼')).toBeVisible()
  await expect(shown.getByRole('heading', { level: 1, name: '有人想给你看一些内容' })).toBeFocused()
  await expect.poll(afterPaste).toContain('打开之前，请写下你是谁。分享的人会看到。')
  await phone.context().close()

  // While it is being stopped, the button says so in its name, too.
  await page.route(/revokeShare/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await main.getByRole('button', { name: /^停止分享：/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: '停止分享' }).press('Enter')
  await expect(main.getByRole('button', { name: /^正在停止… / })).toBeVisible()
  await expect(main.getByText('现在没有正在分享的链接。')).toBeVisible()
  await expect(main.getByRole('heading', { name: '正在分享', exact: true })).toBeFocused()
  await expect(
    main.getByRole('list').filter({ visible: true, hasNot: page.getByRole('listitem') }),
  ).toHaveCount(0)
})

/** What the page's own live regions say from now on. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    for (const region of document.querySelectorAll('.hidden:is([role="status"], [role="alert"])'))
      new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

/** What has the focus is whole on the screen, above the bar at the foot. */
async function expectInSight(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    const bar = document.querySelector('.safety')
    const foot =
      bar && getComputedStyle(bar).position === 'fixed' ? bar.getBoundingClientRect().top : window.innerHeight
    return box ? Math.max(0, -box.top, box.bottom - foot) : 1
  })
  expect(hidden, 'px of what has the focus out of sight').toBe(0)
}
