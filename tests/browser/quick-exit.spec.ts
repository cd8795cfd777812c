import { addressIn } from '@amhs/domain/page-address'
import type { Page } from '@playwright/test'
import {
  alive,
  exitSites,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  open,
  prefer,
  serveExitSites,
  test,
} from './support/fixtures'
import { keepOnDevice, keptPhq9, openKeepOrTake, setAgeBand } from './support/screening'

test.beforeEach(({ page }) => serveExitSites(page))

test('the button leaves, replaces the history entry and erases an unfinished screening', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => localStorage.setItem('amhs_answer_drafts', '{"phq9":{}}'))
  const entries = await page.evaluate(() => window.history.length)
  await page.getByRole('link', { name: /快速离开/ }).click()
  await page.waitForURL(exitSites)
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
  await open(page, '/about')
  expect(await page.evaluate(() => localStorage.getItem('amhs_answer_drafts'))).toBeNull()
})

test('after it no page tells the next person what was filled in here', async ({ page }) => {
  await setAgeBand(page)
  await keepOnDevice(page, [keptPhq9(9, Date.now() - 60_000)])
  await open(page, '/test?instrument=phq9')
  const main = page.getByRole('main')
  await expect(main.getByText('不到一天前')).toBeVisible()
  await page.getByRole('link', { name: /快速离开/ }).click()
  await page.waitForURL(exitSites)
  await open(page, '/test?instrument=phq9')
  await expect(main.getByRole('button', { name: '开始作答' })).toBeVisible()
  await expect(main.getByText('不到一天前')).toHaveCount(0)
})

const leaving = {
  'zh-CN': { exit: /快速离开/, email: '电子邮箱', erases: /清除未完成的答案、没发出的文字/, close: '关闭' },
  en: {
    exit: /Quick exit/,
    email: 'Email',
    erases: /erase unfinished answers, unsent texts/,
    close: 'Close',
  },
} as const
for (const language of ['zh-CN', 'en'] as const) {
  const words = leaving[language]

  test(`what a visitor typed and did not send is erased, unless they turned that off (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    const email = page.getByRole('main').getByLabel(words.email, { exact: true })
    const typed = () => page.evaluate(() => sessionStorage.getItem('amhs_form_draft'))
    await open(page, '/login')
    await page.evaluate(() => localStorage.setItem('amhs_answer_drafts_set_aside', '{"phq9_9":1}'))
    await page.evaluate(() => sessionStorage.setItem('amhs_banner_dismissed', 'true'))
    await email.fill('lin@example.com')
    expect(await typed()).toContain('lin@example.com')
    await page.getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    await open(page, '/login')
    await expect(email).toHaveValue('')
    // The page that was just opened may have welcomed a screen reader.
    const kept = await page.evaluate(() => Object.keys(sessionStorage))
    expect(kept.filter((key) => key !== 'amhs_welcomed')).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('amhs_answer_drafts_set_aside'))).toBeNull()

    await page.keyboard.press('Alt+h')
    await page.getByRole('checkbox', { name: words.erases }).uncheck()
    await page.getByRole('button', { name: words.close }).click()
    await email.fill('lin@example.com')
    await page.getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    await open(page, '/login')
    await expect(email).toHaveValue('lin@example.com')
  })
}

for (const [language, words] of Object.entries({
  'zh-CN': { message: '留言', about: '关于', exit: /快速离开/ },
  en: { message: 'Message', about: 'About', exit: /Quick exit/ },
} as const)) {
  test(`going back after quick exit brings no text back (${language})`, async ({ page }) => {
    await prefer(page, { language: language as 'zh-CN' | 'en' })
    const message = page.getByRole('main').getByLabel(words.message, { exact: true })
    await open(page, '/contact')
    await message.fill('他又打我了 / he hit me again')
    await page.getByRole('link', { name: words.about, exact: true }).first().click()
    await expect(page).toHaveURL(addressIn(language as 'zh-CN' | 'en', '/about'))
    await page.getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    await page.goBack()
    await expect(page).toHaveURL(addressIn(language as 'zh-CN' | 'en', '/'))
    // A page that is still on its way follows no link within the site.
    await alive(page)
    await goTo(page, '/contact')
    await expect(message).toHaveValue('')
    await page.waitForTimeout(1000)
    await expect(message).toHaveValue('')
    expect(await page.evaluate(() => localStorage.getItem('amhs_contact_draft'))).toBeNull()
  })
}

for (const [language, words] of Object.entries({
  'zh-CN': { exit: /快速离开/, chat: '写下你想说的', about: '关于', aboutTitle: '关于本站', home: '/' },
  en: {
    exit: /Quick exit/,
    chat: 'Write what is on your mind',
    about: 'About',
    aboutTitle: 'About this site',
    home: '/en',
  },
} as const)) {
  test(`going back after quick exit opens none of the pages before it, an old result least of all (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language: language as 'zh-CN' | 'en' })
    await setAgeBand(page)
    const result = keptPhq9(27, Date.now() - 60_000)
    await keepOnDevice(page, [result])
    await open(page, '/about')
    await open(page, `/screening/result?id=${result.id}`)
    const address = page.url()
    await expect(page.locator('.score b')).toHaveText('27')
    // As the menu does: the document stays, the history grows.
    await goTo(page, '/ai-chat')
    const field = page.getByRole('textbox', { name: words.chat })
    await field.fill('他又打我了 / he hit me again')
    await page.getByRole('banner').getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    for (let times = 0; times < 2; times += 1) {
      await page.goBack()
      await expect(page).toHaveURL(words.home)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('a[href*="/screening/result?id="]')).toHaveCount(0)
    }
    // An address that the browser offers from its list is opened anew, and tells as little.
    await page.goto(address)
    await expect(page).toHaveURL(words.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // What is opened from now on is found again.
    const about = addressIn(language as 'zh-CN' | 'en', '/about')
    await page.getByRole('link', { name: words.about, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: words.aboutTitle })).toBeVisible()
    await page.goto('https://www.weather.com.cn/')
    await page.goBack()
    await expect(page).toHaveURL(about)
  })
}

test('pressing Shift three times leaves; what it does is named on the page and can be changed', async ({
  page,
}) => {
  await open(page, '/contact')
  await expect(page.getByRole('main')).toContainText('也可以先离开输入框，再连按三次 Shift。')
  await open(page, '/about')
  await expect(page.getByRole('contentinfo')).toContainText('连按三次 Shift 也一样')
  const results = () => page.evaluate(() => localStorage.getItem('amhs_screening_results'))
  const finish = () =>
    page.evaluate(() => localStorage.setItem('amhs_screening_results', '[{"id":"a"},{"id":"b","owner":"c"}]'))
  await finish()
  await expect(page.getByRole('contentinfo')).toContainText('没登录时做完的结果也会清除')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await page.waitForURL(exitSites)
  await open(page, '/about')
  expect(await results()).toBe('[{"id":"b","owner":"c"}]')
  await finish()
  await page.keyboard.press('Alt+h')
  await page.getByRole('checkbox', { name: /把没登录时做完的结果也清除/ }).uncheck()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('contentinfo')).toContainText('做完的结果会留在这台设备上')
  await page.getByRole('link', { name: /快速离开/ }).click()
  await page.waitForURL(exitSites)
  await open(page, '/about')
  expect(await results()).toContain('"id":"a"')
  await page.keyboard.press('Alt+h')
  await page.getByRole('checkbox', { name: '连按三次 Shift 快速离开' }).uncheck()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('contentinfo')).not.toContainText('Shift')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL('/about')
})

test('three presses of Shift leave only where they are meant: nothing else that Shift is used for does', async ({
  page,
}) => {
  // The page's time, which also stands on its events, moves only when told to: no press is too late, and none is waited for.
  await page.clock.install()
  await open(page, '/contact')
  await page.clock.pauseAt(Date.now() + 60_000)
  const message = page.getByRole('main').getByRole('textbox').last()
  const heading = page.getByRole('heading', { level: 1 })
  const shifts = async (times: number) => {
    for (let press = 0; press < times; press += 1) await page.keyboard.press('Shift')
  }
  const between = (act: () => Promise<unknown>) => async () => {
    await shifts(2)
    await act()
    await shifts(1)
  }
  const held = (key: string) => async () => {
    await page.keyboard.down(key)
    await shifts(3)
    await page.keyboard.up(key)
  }
  const composition = (kind: string) =>
    heading.evaluate(
      (element, type) => element.dispatchEvent(new CompositionEvent(type, { bubbles: true })),
      kind,
    )
  const others: Readonly<Record<string, () => Promise<unknown>>> = {
    'Control held': held('Control'),
    'Alt held': held('Alt'),
    'Meta held': held('Meta'),
    'Alt in between': between(() => page.keyboard.press('Alt')),
    'Meta in between': between(() => page.keyboard.press('Meta')),
    'a letter in between': between(() => page.keyboard.press('Shift+A')),
    'the pointer in between': between(() => heading.click()),
    'the pointer with Shift': async () => {
      for (let press = 0; press < 3; press += 1) await heading.click({ modifiers: ['Shift'] })
    },
    'another selection in between': between(() =>
      heading.evaluate(
        (element) =>
          new Promise((done) => {
            document.addEventListener('selectionchange', () => done(null), { once: true })
            getSelection()?.selectAllChildren(element)
          }),
      ),
    ),
    'a composition that begins': between(() => composition('compositionstart')),
    'a composition that ends': between(() => composition('compositionend')),
    'one press too few': () => shifts(2),
    'one press too many': () => shifts(4),
    'five presses': () => shifts(5),
    'presses that are held': async () => {
      for (let press = 0; press < 3; press += 1) {
        await page.keyboard.down('Shift')
        await page.clock.runFor(500)
        await page.keyboard.up('Shift')
      }
    },
    'a text field': async () => {
      await message.fill('还没写完')
      await shifts(3)
      await heading.click()
    },
  }
  for (const [name, act] of Object.entries(others))
    await test.step(name, async () => {
      await act()
      await page.clock.runFor(3000)
      expect(await page.evaluate(() => document.documentElement.dataset.leaving)).toBeUndefined()
      expect(new URL(page.url()).pathname).toBe('/contact')
    })
  await expect(message).toHaveValue('还没写完')
  await shifts(3)
  await page.clock.runFor(1000)
  await page.waitForURL(exitSites)
})

test('quick exit in one tab takes the other one home as well', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/learn/resource/self-harm')
  await open(page, '/screening')
  await serveExitSites(page)
  await page
    .getByRole('link', { name: /快速离开/ })
    .first()
    .click()
  await page.waitForURL(exitSites)
  await expect(other).toHaveURL((url) => url.pathname === '/')
})

test('an Enter that is held down deletes nothing: it opens the question and answers it in no way', async ({
  page,
}) => {
  const kept = JSON.stringify({ visitor: [{ worry: 'exam' }] })
  await page.addInitScript((worries) => localStorage.setItem('amhs_worries', worries), kept)
  await open(page, '/tools')
  await page.getByRole('button', { name: '全部删掉' }).focus()
  const dialog = page.getByRole('dialog')
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter')
  await expect(dialog.getByRole('button').first()).toBeFocused()
  // Also with the key still down on the button that would delete.
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: '删掉', exact: true })).toBeFocused()
  for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(dialog).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('amhs_worries'))).toBe(kept)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('amhs_worries'))).toBe(kept)
})

for (const [timezoneId, site] of [
  ['Asia/Shanghai', 'https://www.weather.com.cn/'],
  ['Europe/London', 'https://www.bbc.com/weather'],
] as const)
  test.describe(`in English, a clock in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('while the other site does not answer, the tab no longer tells what was read', async ({ page }) => {
      const asked: string[] = []
      // Never answered, as a site that a network blocks.
      await page.route(exitSites, (route) => {
        asked.push(route.request().url())
      })
      await open(page, '/en/learn/resource/self-harm')
      // The page itself is not asked for: it answers nothing while another one is on its way.
      const tab = await page.context().newCDPSession(page)
      await page.getByRole('link', { name: leaving.en.exit }).click({ noWaitAfter: true })
      await expect.poll(() => asked).toEqual([site])
      const { targetInfo } = await tab.send('Target.getTargetInfo')
      expect([targetInfo.title, new URL(targetInfo.url).pathname]).toEqual(['…', '/'])
    })
  })

for (const [language, words] of [
  [
    'zh-CN',
    {
      share: '和别人共用这台设备？',
      told: '点“快速离开”，没登录时做完的结果会清除，和小工具里写的一样。',
      erasesToo: /把没登录时做完的结果也清除/,
      all: '清除这台设备上的全部结果',
      yes: '全部清除',
      exit: /快速离开/,
      earlier: '找“快速离开”之前的结果',
      none: '这里还没有结果',
      gone: /^这台设备上的结果都清除了/,
      elsewhere: '刚才打开的结果，已在另一个标签页里清除。',
    },
  ],
  [
    'en',
    {
      share: 'Do you share this device?',
      told: '“Quick exit” erases results finished without an account, like what you wrote in the tools.',
      erasesToo: /also erase results finished without an account/,
      all: 'Erase all results from this device',
      yes: 'Erase all',
      exit: /Quick exit/,
      earlier: 'Look for results from before “Quick exit”',
      none: 'No result here yet',
      gone: /^All results are gone from this device/,
      elsewhere: 'The result that was open here was erased in another tab.',
    },
  ],
] as const) {
  test(`whoever shares a device is told at the result what stays, and can leave nothing (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language, theme: language === 'en' ? 'dark' : 'light' })
    await setAgeBand(page)
    const results = [keptPhq9(27, Date.now() - 60_000), keptPhq9(6, Date.now() - 120_000)]
    // By hand: what is put there before every page would be there again after it was erased.
    const keep = () =>
      page.evaluate((text) => localStorage.setItem('amhs_screening_results', text), JSON.stringify(results))
    const held = () => page.evaluate(() => localStorage.getItem('amhs_screening_results'))
    await open(page, '/about')
    await keep()
    await open(page, `/screening/result?id=${results[0]?.id}`)
    const panel = page.getByRole('region', { name: words.share })
    await openKeepOrTake(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const other = await page.context().newPage()
    await prefer(other, { language })
    await open(other, `/screening/result?id=${results[1]?.id}`)
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await panel.getByRole('button', { name: words.all }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.yes }).click()
    // Nothing of them stays on a screen, in this tab or in another.
    const home = language === 'en' ? /:\d+\/en$/ : /:\d+\/$/
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(other).toHaveURL(home)
    // Where they land, it is said: to be seen, and once to be heard.
    const notice = (tab: Page) => tab.getByRole('region', { name: language === 'en' ? 'Message' : '消息' })
    await expect(notice(page).getByText(words.gone)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.hidden[role="status"]').filter({ hasText: words.gone })).toHaveCount(1)
    await expect(notice(other).getByText(words.elsewhere)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await held()).toBeNull()
    await other.close()

    // What quick exit does stands here, with the box that changes it.
    await keep()
    await open(page, `/screening/result?id=${results[0]?.id}`)
    await openKeepOrTake(page)
    await expect(panel.getByText(words.told, { exact: false })).toBeVisible()
    await expect(panel.getByRole('checkbox', { name: words.erasesToo })).toBeChecked()
    await page.getByRole('banner').getByRole('link', { name: words.exit }).click()
    await page.waitForURL(exitSites)
    await open(page, '/screening/result')
    expect(await held()).toBeNull()
    await page.getByRole('button', { name: words.earlier }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.none })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test(`the help dialog says where results are kept and removes them all (${language})`, async ({ page }) => {
    await prefer(page, { language })
    await keepOnDevice(page, [keptPhq9(6, Date.now() - 60_000)])
    await open(page, '/about')
    await page.keyboard.press('Alt+h')
    await page.getByRole('button', { name: words.all }).click()
    await page.getByRole('dialog', { name: words.all }).getByRole('button', { name: words.yes }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: words.gone })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('amhs_screening_results'))).toBeNull()
  })
}
