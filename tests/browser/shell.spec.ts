import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  alive,
  doubleText,
  expect,
  expectAccessible,
  expectBarInOrder,
  expectNoSidewaysScroll,
  holdBack,
  keptForOffline,
  open,
  prefer,
  test,
} from './support/fixtures'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

test.describe('navigation rules', () => {
  test('title, description, log line and focus follow a navigation', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('[navigation]')) logged.push(message.text())
    })
    await open(page, '/')
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '心理科普', exact: true })
      .click()
    await expect(page).toHaveURL('/learn')
    await expect(page).toHaveTitle('心理科普 – 无障碍心理支持')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /短文章/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(logged).toEqual(['[navigation] /', '[navigation] /learn'])
  })

  test('the language switch keeps place and choice also before the scripts are there', async ({ page }) => {
    let go = () => {}
    const started = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await started
      await route.continue()
    })
    await page.goto('/learn/resource/sleep?x=1#part-2', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/learn/resource/sleep?x=1#part-2')
    go()
    await alive(page)
    const stored = await page.evaluate(() => localStorage.getItem('amhs_user_preferences'))
    expect(JSON.parse(stored ?? '{}').language).toBe('en')
  })

  test.describe('a place in a long page', () => {
    test.use({ viewport: { width: 360, height: 640 } })
    const goDown = async (page: Page) => {
      await page.mouse.wheel(0, 3000)
      await expect.poll(() => page.evaluate(() => window.history.state?.top)).toBe(3000)
    }
    const expectPlace = async (page: Page) => {
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000)
      // Nor does what arrives late move it.
      await page.waitForTimeout(1000)
      expect(await page.evaluate(() => window.scrollY)).toBe(3000)
    }

    test('is kept when the helplines are loaded anew', async ({ page }) => {
      await open(page, '/en/crisis')
      await goDown(page)
      await page.reload()
      await alive(page)
      await expectPlace(page)
    })

    test('is found again on going back, also from a page that was loaded anew', async ({ page }) => {
      await open(page, '/en/learn')
      await goDown(page)
      await page
        .locator('a[href="/en/learn/resource/sleep"]')
        .first()
        .evaluate((link) => (link as HTMLElement).click())
      await expect(page).toHaveURL('/en/learn/resource/sleep')
      await page.reload()
      await alive(page)
      await page.goBack()
      await expect(page).toHaveURL('/en/learn')
      await expectPlace(page)
    })
  })

  test.describe('an unknown address', () => {
    // It answers with the status 404, which the browser reports on its console.
    test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }] })
    test('goes to /404', async ({ page }) => {
      await open(page, '/no/such/page?x=1')
      await expect(page).toHaveURL('/404')
      await expect(page.getByRole('heading', { level: 1, name: '找不到页面' })).toBeVisible()
      const main = page.getByRole('main')
      for (const name of ['立即求助', '回到首页', '搜索文章', '看看筛查'])
        await expect(main.getByRole('link', { name })).toBeVisible()
    })
  })

  test('a page behind a sign-in sends a visitor there and keeps the full path', async ({ page }) => {
    for (const path of [
      '/profile?tab=data#photo',
      '/my-screenings',
      '/email-test',
      '/assessment-history',
      '/admin?x=1',
    ]) {
      await open(page, path)
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
    }
  })

  test('going back restores the scroll position, a link goes to the top', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 })
    await open(page, '/crisis')
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
    await page.getByRole('contentinfo').getByRole('link', { name: '心理科普' }).click()
    await expect(page).toHaveURL('/learn')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })

  // Back and the page before stay in one document, also after a reload: what was served is then the text of another page.
  test('going back before the page answers leads to the page before, without an error', async ({ page }) => {
    await open(page, '/en')
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('About this site')
    const letCome = await holdBack(page, '**/assets/about-page-*.js')
    // The app has begun by then, and waits for its module.
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/en')
    letCome()
    await alive(page)
    await expect(heading).toHaveText('How are you doing?')
  })
})

test.describe('language', () => {
  test('the switch changes every text in place and is remembered', async ({ page }) => {
    await open(page, '/about?from=mail#main')
    const field = page.getByRole('contentinfo').getByRole('textbox')
    await field.fill('lin@example.com')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL('/en/about?from=mail#main')
    await expect(page).toHaveTitle('About – Accessible Mental Health Support')
    await expect(field).toHaveValue('lin@example.com')
    await page.reload()
    await alive(page)
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    // A plain address that comes from outside leads to the English one, also behind a sign-in.
    for (const [opened, shown] of [
      ['/', '/en'],
      ['/learn?q=sleep#articles', '/en/learn?q=sleep#articles'],
      ['/profile?tab=data', `/en/login?redirect=${encodeURIComponent('/profile?tab=data')}`],
    ] as const) {
      await open(page, opened)
      await expect(page).toHaveURL(shown)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    }
    // A tab of its own for the other language shows what its address says.
    await open(page, '/about')
    const tab = page.context().waitForEvent('page')
    await page
      .getByRole('banner')
      .getByRole('link', { name: '中文' })
      .click({ modifiers: ['Shift'] })
    const chinese = await tab
    await alive(chinese)
    await expect(chinese).toHaveURL('/about')
    await expect(chinese.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })

  test('an English page stays under /en, and changes nothing on the device', async ({ page, context }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await open(page, '/en/learn')
    await page.getByRole('main').getByRole('link', { name: 'Better sleep' }).first().click()
    await expect(page).toHaveURL('/en/learn/resource/sleep')
    await expect(heading('Better sleep')).toBeVisible()
    const ways = await page
      .locator('a[href^="/"]')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.map((link) => [link.getAttribute('href'), link.lang]),
      )
    expect(ways.length).toBeGreaterThan(15)
    expect(ways.filter(([href]) => !/^\/en(\/|$)/.test(href ?? ''))).toEqual([
      ['/learn/resource/sleep', 'zh-CN'],
      ['/zh-hant/learn/resource/sleep', 'zh-Hant'],
    ])
    // What is copied or shared from here, by the address bar or by the browser's own button.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/en/learn/resource/sleep')
    await expect(page.locator('link[hreflang="zh-CN"]')).toHaveAttribute('href', '/learn/resource/sleep')
    const other = await context.newPage()
    await open(other, page.url())
    await expect(other).toHaveURL('/en/learn/resource/sleep')
    // Nobody has chosen anything yet.
    await open(other, '/learn')
    await expect(other).toHaveURL('/learn')
    await expect(other.getByRole('heading', { level: 1, name: '心理科普' })).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: '中文' }).click()
    await expect(page).toHaveURL('/learn/resource/sleep')
    await page.goBack()
    await expect(page).toHaveURL('/learn')
    await expect(heading('心理科普')).toBeVisible()
    await page.reload()
    await alive(page)
    await expect(heading('心理科普')).toBeVisible()
    // An English link is English all the same, and the choice stays.
    await open(other, '/en/crisis')
    await expect(other).toHaveURL('/en/crisis')
    await expect(other.locator('html')).toHaveAttribute('lang', 'en')
    await open(other, '/crisis')
    await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })

  test.describe('a browser that asks for neither Chinese nor a stored choice', () => {
    test.use({ locale: 'fr-FR' })
    test('is offered English in one line, in English', async ({ page }) => {
      await open(page, '/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
      // What answers the button is a file of its own, which only those load who are made an offer.
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Read in English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('button', { name: 'Read in English' })).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })

  for (const part of ['**/assets/*.js', '**/assets/language-offers-*.js'])
    test.describe(`pressed before ${part} has come`, () => {
      test.use({ locale: 'fr-FR', viewport: { width: 360, height: 640 } })
      test('the offer of English is followed all the same', async ({ page }) => {
        const letCome = await holdBack(page, part)
        await page.goto('/learn?topic=mood', { waitUntil: 'commit' })
        if (part.includes('offers')) await alive(page)
        await page.getByRole('button', { name: 'Read in English' }).click()
        letCome()
        await expect(page).toHaveURL('/en/learn?topic=mood')
        await alive(page)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning')
        // The button has gone with the offer; the focus must not be lost with it.
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(page.getByRole('button', { name: 'Read in English' })).toBeHidden()
      })
    })

  test('a Chinese browser is offered nothing', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('button', { name: 'Read in English' })).toBeHidden()
  })
})

test.describe('theme', () => {
  for (const [name, theme] of [
    ['深色', 'dark'],
    ['高对比', 'contrast'],
    ['浅色', 'light'],
  ] as const) {
    test(`${name} is applied and remembered`, async ({ page }) => {
      await prefer(page, { theme: theme === 'light' ? 'dark' : 'light' })
      await open(page, '/about')
      await page.getByRole('radio', { name }).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await page.reload()
      await alive(page)
      await expect(page.getByRole('radio', { name })).toBeChecked()
    })
  }

  test('follows the device on any first page, until somebody chooses', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/test')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await open(page, '/about')
    await expect(page.getByRole('radio', { name: '跟随系统' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('radio', { name: '浅色' }).check()
    await page.reload()
    await alive(page)
    await expect(page.getByRole('radio', { name: '浅色' })).toBeChecked()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('keyboard', () => {
  test('a skip link takes nothing away that was typed', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('banner').getByRole('link', { name: '登录' }).click()
    const password = page.getByRole('main').getByLabel('密码', { exact: true })
    await password.fill('half a pass')
    await page.getByRole('link', { name: '跳到主要内容' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(password).toHaveValue('half a pass')
  })

  test('the first Tab shows the skip link, which leads to the main content', async ({ page }) => {
    await open(page, '/about')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })

  test('Alt+H opens the help, Escape closes it and gives the focus back', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('link', { name: '关于', exact: true }).focus()
    await page.keyboard.press('Alt+h')
    await expect(page.getByRole('dialog', { name: '无障碍帮助' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('link', { name: '关于', exact: true })).toBeFocused()
  })

  test('Alt+M, Alt+N and Alt+S jump; the switch in the help turns them off', async ({ page }) => {
    await open(page, '/about')
    await page.keyboard.press('Alt+m')
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Alt+n')
    await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Alt+s')
    await expect(page).toHaveURL(/\/screening/)
    await expect(page.getByRole('searchbox')).toBeFocused()
    // In a text field the shortcuts do nothing.
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Alt+h')
    await page.getByRole('checkbox', { name: '使用 Alt 快捷键' }).uncheck()
    await page.getByRole('button', { name: '关闭' }).click()
    await page.keyboard.press('Alt+h')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a phone opens the menu by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 })
    await open(page, '/')
    await page.getByRole('button', { name: '菜单' }).press('Enter')
    // It lies over nothing that has the focus: whoever goes on closes it.
    const menu = page.getByRole('navigation', { name: '主导航' })
    await menu.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await expect(page.locator(':focus')).toBeVisible()
    await page.getByRole('button', { name: '菜单' }).press('Enter')
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: '关于', exact: true })
      .press('Enter')
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden()
  })
})

for (const [language, words] of Object.entries({
  'zh-CN': { larger: '更大', wide: '宽一些', font: /OpenDyslexic/, close: '关闭', size: '文字大小' },
  en: { larger: 'Larger', wide: 'Wide', font: /OpenDyslexic/, close: 'Close', size: 'Text size' },
} as const)) {
  test(`text size, spacing and font are chosen from any page and hold from the first paint (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language: language as 'zh-CN' | 'en' })
    await open(page, '/learn')
    const rem = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    const before = await rem()
    await page.keyboard.press('Alt+h')
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('group', { name: words.size })
      .getByRole('radio', { name: words.larger, exact: true })
      .check()
    await dialog.getByRole('radio', { name: words.wide, exact: true }).check()
    await dialog.getByRole('radio', { name: words.font }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.close }).click()
    expect((await rem()) / before).toBeGreaterThan(1.4)
    await expectNoSidewaysScroll(page)
    await page.reload()
    expect((await rem()) / before).toBeGreaterThan(1.4)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check('1rem OpenDyslexic', 'a'))).toBe(true)
    for (const part of ['body', '.bar button'])
      expect(
        await page
          .locator(part)
          .first()
          .evaluate((element) => getComputedStyle(element).letterSpacing),
        part,
      ).not.toBe('normal')
    await expectNoSidewaysScroll(page)
    // Where pictures, choices and names of days stand beside each other, on the smallest phone.
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/learn/resource/sleep', '/tools/check-in']) {
      await open(page, path)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('one welcome is announced after a second and is removed after another; the next page says none', async ({
  page,
}) => {
  await open(page, '/')
  const status = page.getByRole('status').filter({ hasText: '欢迎来到无障碍心理支持' })
  await expect(status).toHaveCount(1)
  await expect(status).toHaveCount(0)
  await open(page, '/about')
  // Longer than the welcome would have taken to come.
  await page.waitForTimeout(2500)
  await expect(status).toHaveCount(0)
})

for (const path of ['/about', '/en/about', '/zh-hant/about'])
  test(`the header of the smallest phone is one line, whole, with room for a finger (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await open(page, path)
    await expectBarInOrder(page)
    const boxes = await page
      .getByRole('banner')
      .locator('a, button')
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right, top, height, width } = part.getBoundingClientRect()
          return { left, right, top, height, width }
        }),
      )
    expect(boxes).toHaveLength(5)
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const [brand, language, menu, help, exit] = boxes
    if (!brand || !language || !menu || !help || !exit) throw new Error('a part of the header is missing')
    for (const [one, next] of [
      [brand, language],
      [language, menu],
      [help, exit],
    ] as const) {
      expect(next.top).toBe(one.top)
      expect(next.left - one.right).toBeGreaterThanOrEqual(2)
    }
  })

for (const [path, name, button, plan] of [
  ['/about', '主导航', '菜单', '安全计划'],
  ['/en/about', 'Main navigation', 'Menu', 'Safety plan'],
] as const)
  test(`the menu of a phone has the tools and the safety plan, and a picture at each link (${path})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, path)
    expect(asked).not.toContain('/menu.svg')
    await page.getByRole('button', { name: button }).click()
    const menu = page.getByRole('navigation', { name })
    await expect.poll(() => asked).toContain('/menu.svg')
    const pictures = await menu
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.map((link) => {
          const { maskPosition, inlineSize } = getComputedStyle(link, '::before')
          return inlineSize === '27px' ? maskPosition : `none at ${link.textContent}`
        }),
      )
    expect(pictures).toHaveLength(11)
    expect(new Set(pictures).size).toBe(11)
    expect(pictures.join()).not.toContain('none')
    // No word is broken in its middle: each takes one line or breaks at its space.
    for (const link of await menu.getByRole('link').filter({ visible: true }).all())
      expect((await link.boundingBox())?.height).toBeLessThan(64)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    // Where it ends can be seen, and the way to help stays below it.
    const end = await menu.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(end).toBeLessThanOrEqual(520)
    expect(
      await menu.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor),
    ).not.toMatch(/transparent|, 0\)|\/ 0\)/)

    await menu.getByRole('link', { name: plan, exact: true }).click()
    await expect(page).toHaveURL(/\/tools\/safety-plan$/)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: button }).click()
    await expect(menu.getByRole('link', { name: plan, exact: true })).toHaveAttribute('aria-current', 'page')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu.getByRole('link', { name: plan, exact: true })).toBeVisible()
  })

test.describe('the foot of a page on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [path, words] of [
    [
      '/about',
      { group: '快速链接', link: '联系我们', privacy: '隐私', exit: /“快速离开”马上/, more: /没登录时留的/ },
    ],
    [
      '/en/about',
      { group: 'Quick links', link: 'Contact', privacy: 'Privacy', exit: /^“Quick exit”/, more: /It erases/ },
    ],
    [
      '/zh-hant/about',
      {
        group: '快速連結',
        link: '聯絡我們',
        privacy: '隱私',
        exit: /[「“]快速離開[」”]/,
        more: /沒登入時留的/,
      },
    ],
  ] as const)
    test(`takes less than a screen; its groups open by a tap (${path})`, async ({ page }) => {
      await open(page, path)
      const foot = page.getByRole('contentinfo')
      const height = await foot.evaluate((element) => element.getBoundingClientRect().height)
      expect(height / 640).toBeLessThan(0.95)
      // What somebody in need looks for is never behind a group.
      await expect(foot.getByRole('link', { name: words.privacy, exact: true })).toBeVisible()
      await expect(foot.getByText(words.exit).filter({ visible: true })).toBeVisible()
      await expect(page.locator('.safety').getByRole('link')).toHaveCount(2)

      const link = foot.getByRole('link', { name: words.link, exact: true })
      await expect(link).toBeHidden()
      const heading = foot.getByRole('heading', { level: 2, name: words.group, exact: true })
      await heading.click()
      await expect(link).toBeVisible()
      await heading.click()
      await expect(link).toBeHidden()
      await expect(foot.getByText(words.more)).toBeHidden()
      await foot.getByText(words.exit).filter({ visible: true }).click()
      await expect(foot.getByText(words.more)).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

  test('moves nothing while the app starts, also where it stands on the first screen', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    await page.setViewportSize({ width: 360, height: 2000 })
    await open(page, '/forgot-password')
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 })
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01)
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })
    test('shows every link', async ({ page }) => {
      await page.goto('/about')
      const foot = page.getByRole('contentinfo')
      for (const name of ['心理科普', '职场', '小工具', '条款', '无障碍声明', '联系我们', '隐私'])
        await expect(foot.getByRole('link', { name, exact: true })).toBeVisible()
    })
  })
})

test('the foot of a page on a wide screen is open, with nothing to press', async ({ page }) => {
  await open(page, '/about')
  const foot = page.getByRole('contentinfo')
  await expect(foot.locator('summary').filter({ visible: true })).toHaveCount(0)
  await expect(foot.getByRole('heading', { level: 2 })).toHaveText(['快速链接', '心理健康月信', '显示'])
  await expect(foot.getByRole('link', { name: '联系我们' })).toBeVisible()
  await expect(foot.getByRole('radio')).toHaveCount(4)
  await expect(foot.getByText(/没登录时留的/)).toBeVisible()
})

test('the foot of a page says which version is running', async ({ page }) => {
  await open(page, '/about')
  await expect(page.getByRole('contentinfo').getByText(`版本 ${version}`, { exact: true })).toBeVisible()
})

test.describe('newsletter', () => {
  test('does nothing when empty, then thanks and clears the field', async ({ page }) => {
    await open(page, '/about')
    const field = page.getByRole('contentinfo').getByRole('textbox', { name: '电子邮箱' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.method()))
    await page.getByRole('button', { name: '订阅' }).click()
    await expect(page.getByText('订阅成功', { exact: false })).toBeHidden()
    await field.fill('person@example.org')
    await page.getByRole('button', { name: '订阅' }).click()
    await expect(page.getByRole('button', { name: '正在订阅…' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('订阅成功', { exact: false })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('刚才只是演示', { exact: false })).toBeVisible()
    await expect(field).toHaveValue('')
    expect(requests.filter((method) => method !== 'GET')).toEqual([])
  })

  test('the English text is the specification’s', async ({ page }) => {
    await prefer(page, { language: 'en' })
    await open(page, '/about')
    await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' }).fill('person@example.org')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(
      page
        .getByRole('contentinfo')
        .getByText(
          'Subscription successful! Thank you for your attention, we will provide you with valuable mental health information.',
        ),
    ).toBeVisible()
  })
})

test.describe('off the network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the crisis page opens without a network once the site was visited', async ({ page, context }) => {
    await open(page, '/')
    await keptForOffline(page)
    await context.setOffline(true)
    await page.goto('/crisis')
    await expect(page.getByRole('link', { name: /12356/ }).first()).toBeVisible()
    expect(await page.evaluate(async () => (await fetch('/menu.svg')).ok)).toBe(true)
    // In English the tools start from the shell.
    await open(page, '/en/tools/grounding')
    await expect(page).toHaveURL('/en/tools/grounding')
    await expect(page.getByRole('heading', { level: 1, name: 'Look around, come back here' })).toBeVisible()
    await context.setOffline(false)
  })
})

test.describe('a page whose script cannot be fetched', () => {
  test.use({
    expectedErrors: [[/ERR_FAILED/, /dynamically imported module/, /status of 404/], { scope: 'test' }],
  })

  test('says so at once, also where the served text is in the other language', async ({ page }) => {
    await page.route(/\/assets\/.*-page-/, (route) => route.abort())
    await open(page, '/en/no-such-page')
    await expect(page.locator('html')).not.toHaveAttribute('data-switching')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveText(/again/i)
  })
})

test.describe('the shell on a small or enlarged screen', () => {
  for (const [name, viewport] of [
    ['320×256, as at 400 %', { width: 320, height: 256 }],
    ['480×320, an old phone on its side', { width: 480, height: 320 }],
  ] as const) {
    test(`every link of the menu can be reached: ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, '/about')
      await page.getByRole('button', { name: '菜单' }).click()
      const register = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '注册' })
      await register.focus()
      await expect(register).toBeInViewport({ ratio: 1 })
    })
  }

  test('“skip to navigation” opens the menu and goes into it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/about')
    await page.getByRole('link', { name: '跳到导航' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: '心理科普', exact: true }).first()).toBeFocused()
    await expect(page.getByRole('link', { name: '心理科普', exact: true }).first()).toBeInViewport()
  })

  for (const language of ['zh-CN', 'en'] as const) {
    test(`with doubled text nothing of the header is cut or covers more than a third (${language})`, async ({
      page,
    }) => {
      await prefer(page, { language })
      await open(page, '/about')
      await doubleText(page)
      for (const width of [360, 390, 640]) {
        await page.setViewportSize({ width, height: 640 })
        // Going through the menu may have moved the page under it; the bar is looked at where it stands.
        await page.evaluate(() => window.scrollTo(0, 0))
        await expectBarInOrder(page)
        // What lies over the page while it is scrolled.
        await expect
          .poll(() =>
            page.evaluate(() =>
              [...document.querySelectorAll<HTMLElement>('.bar, .safety')]
                .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
                .reduce((sum, bar) => sum + bar.offsetHeight, 0),
            ),
          )
          .toBeLessThanOrEqual(640 / 3)
        await page.getByRole('button', { name: language === 'en' ? 'Menu' : '菜单', exact: true }).click()
        const menu = page.getByRole('navigation', { name: language === 'en' ? 'Main' : '主导航' })
        // What is for developers stays folded until somebody asks for it.
        const fold = menu.locator('summary')
        if (width === 360) {
          await expect(menu.getByRole('link')).toHaveCount(11)
          await fold.click()
        }
        await fold.focus()
        await expect(fold).toBeInViewport({ ratio: 0.99 })
        const links = menu.getByRole('link')
        await expect(links).toHaveCount(12)
        for (const link of await links.all()) {
          await link.focus()
          await expect(link).toBeInViewport({ ratio: 0.99 })
          expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
        }
        await page.keyboard.press('Escape')
      }
      // Back to the usual size, the way out lies under the thumb again.
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      await expect(page.locator('.safety')).toHaveCSS('position', 'fixed')
    })
  }

  test('a menu opened far down on a zoomed page is on the screen', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 })
    await open(page, '/about')
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.keyboard.press('Alt+n')
    await expect(page.getByRole('link', { name: '心理科普', exact: true }).first()).toBeInViewport({
      ratio: 1,
    })
  })

  test('shortcuts do nothing in a text field and behind a dialog', async ({ page }) => {
    await open(page, '/contact')
    await page.getByRole('main').getByRole('textbox').first().focus()
    await page.keyboard.press('Alt+s')
    await expect(page).toHaveURL('/contact')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Alt+h')
    await expect(page.getByRole('heading', { name: '无障碍帮助' })).toBeFocused()
    await page.keyboard.press('Alt+s')
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

for (const [language, names] of [
  ['zh-CN', ['小工具', '安全计划']],
  ['en', ['Tools', 'Safety plan']],
] as const)
  test(`on wide screens the tools and the safety plan stand in the header, all in one row (${language})`, async ({
    page,
  }) => {
    await prefer(page, { language })
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, '/about')
      const menu = page.locator('#menu')
      for (const name of names)
        await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
      const tops = await menu
        .locator('li')
        .evaluateAll((items) =>
          items
            .filter((item) => item.getClientRects().length > 0)
            .map((item) => Math.round(item.getBoundingClientRect().top)),
        )
      expect(new Set(tops).size, `${width}: ${tops.join()}`).toBe(1)
      await expectNoSidewaysScroll(page)
    }
  })
