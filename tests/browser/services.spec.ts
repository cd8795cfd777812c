import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { geohashForLocation } from 'geofire-common'
import facts from '../../domain/src/services/services.json' with { type: 'json' }
import { createAccount, readDocument, signIn, writeDocument } from './support/accounts'
import { forgetCalls } from './support/call-limits'
import type { Language } from './support/fixtures'
import {
  alive,
  expect,
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectLabelsInNames,
  expectNoSidewaysScroll,
  open,
  prefer,
  requestsOf,
  test,
} from './support/fixtures'

test.beforeEach(forgetCalls)

const texts = {
  'zh-CN': {
    city: '城市',
    more: '距离和筛选',
    locate: '使用我的大概位置',
    agree: '同意，用大概位置',
    near: /^你附近 · \d+ 公里内 \d+ 家/,
    newest: '搜索最新名单',
    map: '仍要显示地图',
  },
  en: {
    city: 'City',
    more: 'Distance and filters',
    locate: 'Use my approximate position',
    agree: 'Agree and use it',
    near: /^Near you · \d+/,
    newest: 'Search the newest list',
    map: 'Show the map',
  },
} as const

const tileHost = 'https://tile.openstreetmap.org/**'

async function searchCity(page: Page, city: string, language: Language = 'zh-CN'): Promise<void> {
  const words = texts[language]
  await page.getByLabel(words.city, { exact: true }).selectOption(city)
}

const found = (page: Page) => page.locator('#found')

test.describe('without a backend in sight', () => {
  for (const [language, note] of [
    ['zh-CN', '出入境手续'],
    ['en', 'passing border control'],
  ] as const)
    test(`what is in the city itself stands before a border is named (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
      await open(page, '/location')
      await searchCity(page, 'shenzhen', language)
      const border = page.getByRole('listitem').filter({ hasText: note })
      await expect(border).toHaveCount(1)
      const [own, across] = [page.locator('.service').first(), page.locator('.service').nth(1)]
      const [first, second, third] = await Promise.all([
        own.boundingBox(),
        border.boundingBox(),
        across.boundingBox(),
      ])
      if (!first || !second || !third) throw new Error('not drawn')
      expect(first.y + first.height).toBeLessThanOrEqual(second.y)
      expect(second.y + second.height).toBeLessThanOrEqual(third.y)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

  test('a visitor finds a city’s services, and no Firebase is loaded', async ({ page }) => {
    const requested = requestsOf(page)
    await open(page, '/location')
    // The choice itself acts, and does not take the focus out of the list of cities: a keyboard goes through it one by one.
    await page.getByLabel('城市', { exact: true }).focus()
    await searchCity(page, 'beijing')
    await expect(found(page)).toHaveText('北京 · 50 公里内 3 家，由近到远')
    await expect(page.getByLabel('城市', { exact: true })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: '北京 · 50 公里内 3 家' })).toHaveCount(1)
    await expect(page.getByText('10 公里内不到 3 家，所以扩大到了 50 公里内。')).toBeVisible()
    const cards = page.locator('.service')
    await expect(cards).toHaveCount(3)
    await expect(cards.first()).toContainText('首都医科大学附属北京安定医院')
    await expect(cards.first()).toContainText('约 6 公里')
    await expect(cards.first().getByRole('link', { name: '010-58303000' })).toHaveAttribute(
      'href',
      'tel:01058303000',
    )
    await expect(cards.first()).toContainText('信息截至 2026年11月26日')
    await expect(cards.nth(1).getByRole('link', { name: /12356/ })).toHaveAttribute('href', 'tel:12356')
    expect(requested.filter((url) => /firebase|firestore|app-config|geofire/.test(url))).toEqual([])
  })

  test('says in words how sure the facts are and how far off the position is', async ({ page }) => {
    await open(page, '/location')
    await searchCity(page, 'beijing')
    const card = page.locator('#service-cn-bj-hlg')
    await card.getByText('这些信息有多可靠？').click()
    await expect(card.getByText('位置是大概的，误差约 4 公里。')).toBeVisible()
    await expect(card.getByText('电话：较高（这是该院的心理危机热线）', { exact: false })).toBeVisible()
  })

  for (const [language, said] of [
    ['zh-CN', '约 10 公里以内'],
    ['en', 'within about 10 km'],
  ] as const) {
    test(`a hospital in the middle of a city is near, and how rough that is, is said (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
      await open(page, '/location')
      await searchCity(page, 'changsha', language)
      await expect(page.locator('#service-cn-cs-xy2')).toContainText(said)
      await expectNoSidewaysScroll(page)
    })
  }

  test('a mainland service opens AMap, elsewhere the address is looked up', async ({ page }) => {
    await open(page, '/location')
    await searchCity(page, 'beijing')
    await expect(
      page.locator('#service-cn-bj-anding').getByRole('link', { name: /地图应用/ }),
    ).toHaveAttribute('href', /^https:\/\/uri\.amap\.com\/marker\?position=116\.386\d+%2C39\.951\d+/)
    await searchCity(page, 'london')
    await expect(
      page.locator('#service-uk-ldn-maudsley').getByRole('link', { name: /地图应用/ }),
    ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Maudsley/)
  })

  test('wishes narrow the list; what is not known stands apart, what cannot be is told', async ({ page }) => {
    await open(page, '/location')
    await page.getByText('距离和筛选').click()
    await expect(page.getByText('名单里还没有开放时间', { exact: false })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '现在开门' })).toHaveCount(0)
    await page.getByRole('checkbox', { name: '综合医院精神（心理）科' }).check()
    await page.getByRole('checkbox', { name: '没有台阶，轮椅可进' }).check()
    await searchCity(page, 'hangzhou')
    await expect(found(page)).toContainText('杭州 · 50 公里内 1 家')
    await expect(page.getByRole('heading', { name: '有些信息没查到的机构' })).toBeVisible()
    await page.getByRole('combobox', { name: '语言' }).selectOption('en')
    await page.getByRole('button', { name: '更新列表' }).click()
    await expect(found(page)).toBeFocused()
    await expect(found(page)).toHaveText('杭州 · 没有找到')
    await page.getByRole('button', { name: '去掉筛选条件' }).click()
    await expect(found(page)).toContainText('杭州 · ')
    await expect(page.locator('.service').first()).toBeVisible()
  })

  for (const [language, words] of [
    [
      'zh-CN',
      {
        near: '杭州 · 50 公里内 2 家，由近到远',
        farther: /^更远的地方（50 公里以外） · \d+ 家$/,
        far: /约 128 公里/,
      },
    ],
    [
      'en',
      {
        near: 'Hangzhou · 2 services within 50 km, nearest first',
        farther: /^Farther away, beyond 50 km · \d+$/,
        far: /128 km/,
      },
    ],
  ] as const)
    test(`what lies far from a city is not counted as in it (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
      await open(page, '/location')
      await searchCity(page, 'hangzhou', language)
      await expect(found(page)).toHaveText(words.near)
      await expect(found(page)).toBeInViewport()
      await expect(page.getByRole('heading', { level: 3, name: words.farther })).toBeVisible()
      // Services in the city have the level of that heading; those farther away stand below it.
      const near = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
      await expect(near).toHaveCount(2)
      await expect(near.filter({ hasText: words.far })).toHaveCount(0)
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: words.far, has: page.getByRole('heading', { level: 4 }) }),
      ).toHaveCount(1)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

  test('copies name and address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/location')
    await searchCity(page, 'beijing')
    await page
      .locator('#service-cn-bj-anding')
      .getByRole('button', { name: /复制地址/ })
      .click()
    await expect(page.getByRole('button', { name: /地址已复制/ })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '首都医科大学附属北京安定医院\n西城区德胜门外安康胡同5号',
    )
  })
})

test.describe('the position', () => {
  const precise = { latitude: 39.908823, longitude: 116.39747 }

  test.describe('of a person who agrees', () => {
    test.use({ geolocation: precise, permissions: ['geolocation'] })

    test('is asked for on tap with the reason, and nothing finer than two decimals is kept or sent', async ({
      page,
    }) => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await open(page, '/location')
      await page.getByRole('button', { name: '使用我的大概位置' }).click()
      await expect(page.getByText('为了按距离排列', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: '同意，用大概位置' }).click()
      await expect(found(page)).toHaveText(texts['zh-CN'].near)
      await page.getByRole('button', { name: '搜索最新名单' }).click()
      await expect(page.getByRole('main').getByText('这是最新名单。')).toBeVisible()
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      for (const text of [...sent, ...logged, kept, page.url()]) {
        expect(text).not.toMatch(/39\.908|116\.397|39\.91/)
      }
      expect(await page.evaluate(() => localStorage.getItem('amhs_consents'))).toContain(
        '"location":{"given":true',
      )
    })
  })

  test('stays unasked when the person says not now', async ({ page }) => {
    await open(page, '/location')
    await page.getByRole('button', { name: '使用我的大概位置' }).click()
    await page.getByRole('button', { name: '先不用' }).click()
    await expect(page.getByRole('button', { name: '使用我的大概位置' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('amhs_consents'))).toBeNull()
  })

  test('refused by the browser: a sentence says so, and cities still work', async ({ page }) => {
    await open(page, '/location')
    await page.getByRole('button', { name: '使用我的大概位置' }).click()
    await page.getByRole('button', { name: '同意，用大概位置' }).click()
    await expect(page.getByText(/浏览器没有给出位置|现在找不到你的位置/)).toBeVisible()
    await searchCity(page, 'shanghai')
    await expect(found(page)).toContainText('上海 · ')
  })
})

test.describe('the newest list', () => {
  for (const language of ['zh-CN', 'en'] as const)
    test(`is asked for below a long list, and a link at its head leads there (${language})`, async ({
      page,
    }) => {
      const { newest } = texts[language]
      await page.setViewportSize({ width: 360, height: 640 })
      await prefer(page, { language })
      await open(page, '/location')
      await searchCity(page, 'beijing', language)
      const link = page.getByRole('link', { name: newest })
      const ask = page.getByRole('button', { name: newest })
      const apart = async () => ((await ask.boundingBox())?.y ?? 0) - ((await link.boundingBox())?.y ?? 0)
      expect(await apart()).toBeGreaterThan(640)
      await link.press('Enter')
      await expect(ask).toBeFocused()
      await expect(ask).toBeInViewport({ ratio: 1 })
      await expect(found(page)).toBeVisible()
      await ask.press('Enter')
      await expect(found(page)).toBeFocused()
      await expect(link).toHaveCount(0)
    })

  test('is searched when asked for, and holds what an administrator added', async ({ page }) => {
    const name = `新设门诊 ${randomUUID().slice(0, 6)}`
    const text = (stringValue: string) => ({ stringValue })
    await writeDocument(`services/browser-test`, {
      name: { mapValue: { fields: { zh: text(name), en: text('New clinic') } } },
      kind: text('counselling'),
      region: text('CN'),
      city: { mapValue: { fields: { zh: text('大连'), en: text('Dalian') } } },
      address: text('甘井子区'),
      lat: { doubleValue: 38.9 },
      lon: { doubleValue: 121.6 },
      coordPrecisionKm: { doubleValue: 1 },
      geohash: text(geohashForLocation([38.9, 121.6], 9)),
      phone: text('0411-00000000'),
      site: { nullValue: null },
      languages: { arrayValue: { values: [text('zh')] } },
      ages: text('all'),
      openingHours: text('24/7'),
      source: text('test'),
      checkedOn: text('2026-11-21'),
    })
    await open(page, '/location')
    await searchCity(page, 'dalian')
    await expect(page.locator('.service').first()).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
    const ask = page.getByRole('button', { name: '搜索最新名单' })
    await ask.focus()
    // Everything that is said, and everything that has the focus, from the press on.
    await page.evaluate(() => {
      const heard: string[] = []
      const focused: string[] = []
      Object.assign(window, { heard, focused })
      new MutationObserver(() => {
        for (const status of document.querySelectorAll('[role=status], [role=alert]')) {
          const text = status.textContent ?? ''
          if (text !== '' && heard.at(-1) !== text) heard.push(text)
        }
        const name = document.activeElement?.tagName ?? ''
        if (focused.at(-1) !== name) focused.push(name)
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
    })
    await ask.press('Enter')
    await expect(page.locator('main').getByText('这是最新名单。')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '这是最新名单。' })).toHaveCount(1)
    await expect(found(page)).toBeFocused()
    const [heard, focused] = await page.evaluate(
      () => [Reflect.get(window, 'heard'), Reflect.get(window, 'focused')] as string[][],
    )
    expect(heard?.filter((text) => text === '这是最新名单。')).toHaveLength(1)
    expect(heard?.filter((text) => text.includes('正在查找'))).toHaveLength(1)
    expect(focused).toEqual(['BUTTON', 'H2'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.getByText('距离和筛选').click()
    await expect(page.getByRole('checkbox', { name: '现在开门' })).toBeVisible()
  })

  test('is searched by itself for a signed-in person', async ({ page }) => {
    const account = await createAccount()
    await signIn(page, account, 'zh-CN', '/location')
    await page.locator('.account-button').waitFor()
    await searchCity(page, 'shanghai')
    await expect(page.getByText('这是最新名单。')).toBeVisible()
  })

  test.describe('out of reach', () => {
    test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] })
    test('the bundled list takes its place with a sentence', async ({ page }) => {
      await page.route('**/app-config.json', (route) => route.abort())
      await open(page, '/location')
      await searchCity(page, 'beijing')
      await page.getByRole('button', { name: '搜索最新名单' }).click()
      const note = page.getByRole('main').getByText('现在连不上最新名单', { exact: false })
      await expect(note).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: '现在连不上最新名单' })).toHaveCount(1)
      await expect(found(page)).toBeFocused()
      // Once it can be reached, the same button brings it.
      await page.unroute('**/app-config.json')
      const again = page.getByRole('button', { name: '搜索最新名单' })
      await expect(async () => {
        if (await again.isVisible()) await again.click()
        await expect(page.getByRole('main').getByText('这是最新名单。')).toBeVisible({ timeout: 5000 })
      }).toPass({ timeout: 30_000 })
      await expect(note).toHaveCount(0)
      await expect(page.locator('.service')).toHaveCount(3)
    })
  })
})

test.describe('a report of a mistake', () => {
  test('reaches the administrators with the service’s id', async ({ page }) => {
    await open(page, '/location')
    await searchCity(page, 'beijing')
    const card = page.locator('#service-cn-bj-pku6')
    await card.getByText('这些信息有多可靠？').click()
    await card.getByRole('button', { name: /报告错误/ }).click()
    await expect(card.getByRole('heading', { name: '报告错误：北京大学第六医院' })).toBeFocused()
    await card.getByRole('textbox', { name: '怎么称呼你' }).fill('小林')
    await card.getByRole('textbox', { name: '电子邮箱' }).fill('lin@example.com')
    await card.getByRole('textbox', { name: '留言' }).fill('网站的地址已经换了，请核对。')
    await page.waitForTimeout(3000)
    const answer = page.waitForResponse(/sendContactMessage/)
    await card.getByRole('button', { name: '发送' }).click()
    const { result } = (await (await answer).json()) as { result: { messageId: string } }
    await expect(card.getByRole('heading', { name: '已经收到' })).toBeFocused()
    const stored = await readDocument(`contactMessages/${result.messageId}`)
    expect(stored).toMatchObject({
      kind: { stringValue: 'service-error' },
      serviceId: { stringValue: 'cn-bj-pku6' },
    })
  })
})

test.describe('the map', () => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  test('comes only when asked for, with attribution, numbered marks and keyboard', async ({ page }) => {
    const tiles: string[] = []
    await page.route(tileHost, (route) => {
      tiles.push(route.request().url())
      return route.fulfill({ body: pixel, contentType: 'image/png' })
    })
    await prefer(page, { language: 'en' })
    await open(page, '/location')
    await searchCity(page, 'london', 'en')
    expect(tiles).toEqual([])
    await page.getByRole('button', { name: 'Show the map' }).press('Enter')
    const map = page.getByRole('region', { name: 'Map with the listed services' })
    const skip = await page.getByRole('link', { name: 'Skip the map' }).boundingBox()
    expect(skip?.height, 'as high as a finger needs it').toBeGreaterThanOrEqual(44)
    await expect(page.getByRole('link', { name: /^Open in a map app\s*: Maudsley Hospital$/ })).toBeVisible()
    await expect(map.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible()
    await expect.poll(() => tiles.length).toBeGreaterThan(0)
    const mark = map.getByRole('button', { name: '1. Maudsley Hospital' })
    await mark.focus()
    await mark.press('Enter')
    await expect(map.getByText('1. Maudsley Hospital – Marks are approximate.')).toBeVisible()
    await expect(page.getByText('The map pictures didn’t load', { exact: false })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('its pictures come from the server that the operator chose, with its names', async ({ page }) => {
    const [usual, own]: [string[], string[]] = [[], []]
    await page.route(tileHost, (route) => {
      usual.push(route.request().url())
      return route.abort()
    })
    await page.route('**/own-tiles/**', (route) => {
      own.push(route.request().url())
      return route.fulfill({ body: pixel, contentType: 'image/png' })
    })
    const map = { tiles: '/own-tiles/{z}/{x}/{y}.png', attribution: '© Calm <Maps>', maxZoom: 9 }
    await page.route('**/app-config.json', (route) => route.fulfill({ json: { backend: 'none', map } }))
    await prefer(page, { language: 'en' })
    await open(page, '/location')
    await searchCity(page, 'london', 'en')
    await page.getByRole('button', { name: 'Show the map' }).click()
    await expect(page.getByRole('region', { name: 'Map with the listed services' })).toContainText(
      '© Calm <Maps>',
    )
    await expect.poll(() => own.length).toBeGreaterThan(0)
    expect(own.every((url) => /own-tiles\/[0-9]\//.test(url))).toBe(true)
    expect(usual).toEqual([])
  })

  test.describe('without its pictures', () => {
    test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] })
    test('says so and keeps the list; readers of Chinese are told why it is off', async ({ page }) => {
      await page.route(tileHost, (route) => route.abort())
      await open(page, '/location')
      await searchCity(page, 'beijing')
      await expect(page.getByText('中文界面默认不显示地图', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: '仍要显示地图' }).click()
      await expect(page.getByText('地图图片没有加载出来', { exact: false })).toBeVisible()
      await expect(page.locator('.service')).toHaveCount(3)
      await page.getByRole('button', { name: '收起地图' }).click()
      await expect(page.getByRole('region', { name: '标出名单中机构的地图' })).toHaveCount(0)
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every service can be read and called, in both languages', async ({ page }) => {
    for (const [path, language] of [
      ['/location', 'zh'],
      ['/en/location', 'en'],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('.service')).toHaveCount(facts.services.length)
      // Who reads Chinese without script is taken to be in mainland China; of readers of English nothing is known.
      const elsewhere = page.getByText(/^(?:其他国家和地区|Other countries and regions) · \d+/)
      await expect(elsewhere).toHaveCount(language === 'zh' ? 1 : 0)
      await page.locator('.service-cities summary').first().click()
      const name = String(facts.services[0]?.name[language])
      await expect(page.getByRole('heading', { name }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /复制地址|Copy the address/ })).toHaveCount(0)
    }
    await expect(page.locator('a[href="tel:+442032286000"]')).toHaveCount(2)
  })
})

test.describe('a reader in London', () => {
  test.use({ timezoneId: 'Europe/London' })
  test('finds their own country alone, and the others folded away', async ({ page }) => {
    await prefer(page, { language: 'en' })
    await open(page, '/location')
    await expect(page.getByRole('heading', { level: 3, name: 'United Kingdom' })).toBeVisible()
    await expect(page.locator('section[aria-labelledby=all]').getByRole('heading', { level: 3 })).toHaveCount(
      1,
    )
    await page.getByText(/^Other countries and regions · \d+$/).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Mainland China' })).toBeVisible()
  })
})

test.describe('somebody whose city is in no list', () => {
  test.use({ timezoneId: 'Europe/London', viewport: { width: 360, height: 640 } })

  for (const [language, place, title, way] of [
    [
      'en',
      'other-UK',
      'Somewhere else (United Kingdom) · nothing near there on our list',
      /^111 .*NHS 111, mental health option/,
    ],
    ['zh-CN', 'other-CN', '中国大陆的其他地方 · 名单里还没有附近的机构', '先打 12356 说说'],
  ] as const)
    test(`is told so, and what works there (${language})`, async ({ page }) => {
      await prefer(page, { language })
      await open(page, '/location')
      await searchCity(page, place, language)
      const section = page.getByRole('region', { name: title })
      await expect(section.getByRole('heading', { name: title })).toBeInViewport()
      await expect(section.getByRole('link', { name: way })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

  test.describe('and who says where they are', () => {
    test.use({ geolocation: { latitude: 53.48, longitude: -2.24 }, permissions: ['geolocation'] })

    test('is not sent to London from Manchester', async ({ page }) => {
      await prefer(page, { language: 'en' })
      await open(page, '/location')
      await page.getByRole('button', { name: texts.en.locate }).click()
      await page.getByRole('button', { name: texts.en.agree }).click()
      await expect(found(page)).toHaveText('Near you · nothing found')
      await expect(page.locator('.service')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'See your GP' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^111 / })).toBeVisible()
    })
  })
})

test.describe('the numbers of the page', () => {
  test.use({ viewport: { width: 360, height: 640 }, timezoneId: 'Asia/Shanghai' })

  for (const [language, heading, whose, own] of [
    ['zh-CN', '有人可以听你说', '这是中国澳门的号码，按你选的地方。', '你自己设的地区，英国：'],
    [
      'en',
      'There are people you can talk to',
      'Numbers for: Macao SAR, where the place you chose is.',
      'Numbers for the region you set yourself (United Kingdom):',
    ],
  ] as const) {
    test(`are those of the chosen city, and whose they are is said (${language})`, async ({ page }) => {
      await prefer(page, { language })
      await open(page, '/location')
      await searchCity(page, 'macao', language)
      const card = page.getByRole('region', { name: heading })
      // One entry is in no order.
      await expect(found(page)).toHaveText(
        language === 'en' ? /^Macao · 1 service within \d+ km$/ : /^澳门 · \d+ 公里内 1 家$/,
      )
      const told = card.getByText(whose, { exact: false })
      await expect(told).toBeVisible()
      // What it quotes is all that stands on the control.
      const quoted = /“(.+)”/.exec((await told.textContent()) ?? '')?.[1] ?? ''
      await expect(
        card.locator('summary').filter({ hasText: new RegExp(`^${quoted.replace('?', '\\?')}$`) }),
      ).toBeVisible()
      await expect(card.getByRole('link').first()).toHaveAttribute('href', 'tel:999')
      await expect(card.getByRole('link', { name: /^(?:110|120) / })).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('amhs_region'))).toBeNull()
      await expectAccessible(page)
      await expectLabelsInNames(page)
      await expectNoSidewaysScroll(page)
    })

    test(`keep those of the region that the person has set, below (${language})`, async ({ page }) => {
      await prefer(page, { language })
      await page.addInitScript(() => localStorage.setItem('amhs_region', 'UK'))
      await open(page, '/location')
      await searchCity(page, 'macao', language)
      const card = page.getByRole('region', { name: heading })
      await expect(card.getByText(own)).toBeVisible()
      await expect(card.getByRole('link', { name: /^116 123/ })).toBeVisible()
      await expect(card.getByRole('link').first()).toHaveAttribute('href', 'tel:999')
      await expect(card.getByRole('link').nth(1)).toHaveAttribute('href', 'tel:28525222')
      expect(await page.evaluate(() => localStorage.getItem('amhs_region'))).toBe('UK')
      await expectNoSidewaysScroll(page)
    })
  }
})

for (const [language, update, said] of [
  ['zh-CN', '更新列表', /离得最近的：济南（约 \d+ 公里）、保定/],
  ['en', 'Update the list', /The nearest on our list: Jinan \(about \d+ km\), Baoding/],
] as const)
  test(`where a city has nothing that fits, the nearest others are named and not itself (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await open(page, '/location')
    await searchCity(page, 'xinxiang', language)
    await page.getByText(texts[language].more).click()
    await page.getByRole('combobox', { name: language === 'en' ? 'Language' : '语言' }).selectOption('en')
    await page.getByRole('button', { name: update }).click()
    await expect(found(page)).toBeFocused()
    const around = page.getByText(said)
    await expect(around).toBeVisible()
    await expect(around).not.toContainText(language === 'en' ? 'Xinxiang' : '新乡')
    await expectNoSidewaysScroll(page)
  })

test.describe('results near the person', () => {
  test.use({ geolocation: { latitude: 22.32, longitude: 114.17 }, permissions: ['geolocation'] })

  test('are accessible and fit in every look, from the question to open filters and details', async ({
    page,
  }) => {
    await open(page, '/location')
    await page.getByText(texts['zh-CN'].more).click()
    await page.getByRole('button', { name: texts['zh-CN'].locate }).click()
    await expectAccessibleInEveryTheme(page, 'asked')
    // The last look was at the English page, where everything stands as it stood.
    await page.getByRole('button', { name: texts.en.agree }).click()
    await expect(found(page)).toHaveText(texts.en.near)
    const service = page.locator('.service').first()
    await service.locator('summary').click()
    await service.getByRole('button', { name: 'Report a mistake' }).click()
    await expect(service.locator('form')).toBeVisible()
    await expectAccessibleInEveryTheme(page, 'found')
    await page.reload()
    await alive(page)
  })
})
