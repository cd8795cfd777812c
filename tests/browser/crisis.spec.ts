import type { Locator } from '@playwright/test'
import type { CrisisLine } from '../../domain/src/safety/crisis-lines'
import facts from '../../domain/src/safety/crisis-lines.json' with { type: 'json' }
import { telephoneHref } from '../../domain/src/safety/line-actions'
import { lineNameBeside } from '../../domain/src/safety/line-name'
import {
  chooseLanguage,
  chooseTheme,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  prefer,
  test,
} from './support/fixtures'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const [path, language] of [
    ['/crisis', 'zh'],
    ['/en/crisis', 'en'],
  ] as const) {
    test(`${path}: every number of every region is a link that dials`, async ({ page }) => {
      await page.goto(path)
      for (const { name, emergency, lines } of facts.regions) {
        const region = page
          .locator('details')
          .filter({ has: page.locator('summary', { hasText: name[language] }) })
        const summary = region.locator('summary').first()
        if ((await region.first().getAttribute('open')) === null) await summary.click()
        for (const { number } of emergency) {
          await expect(region.first().locator(`a[href="tel:${number}"]`).first()).toBeVisible()
        }
        for (const line of lines) {
          const href = line.channels.includes('call') ? telephoneHref(line.number) : null
          const link = href ? `a[href="${href}"]` : 'a[href^="http"], a[href^="sms:"]'
          await expect(region.first().locator(link).first(), line.id).toBeVisible()
          const name = href ? lineNameBeside(line as CrisisLine)[language] : line.name[language]
          const entry = region.first().locator(link).filter({ hasText: name }).first()
          await expect(entry).toBeVisible()
          // A name says the number beside it no second time; "NHS 111" is a name of its own.
          if (!href || line.id === 'uk-111') continue
          const [said, digits] = [await entry.innerText(), href.slice('tel:'.length)]
          expect(said.replace(/[+ -]/g, '').split(digits), line.id).toHaveLength(2)
        }
      }
    })
  }
})

test.describe('where no region is known', () => {
  test.use({ timezoneId: 'UTC' })
  for (const language of ['zh-CN', 'en'] as const)
    test(`what the choice of a region says is not cut (${language})`, async ({ page }) => {
      await prefer(page, { language })
      // In Chinese the mainland's numbers stand there until another region is chosen.
      await page.addInitScript(() => localStorage.setItem('amhs_region', 'OTHER'))
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 })
        await open(page, '/crisis')
        const select = page.getByRole('combobox', {
          name: language === 'en' ? 'Where you are' : '你所在的地区',
        })
        const excess = await select.evaluate((element: HTMLSelectElement) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
          const context = document.createElement('canvas').getContext('2d')
          if (!context) throw new Error('no canvas')
          context.font = font
          const room = element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
          return context.measureText(element.selectedOptions[0]?.text ?? '').width - room
        })
        expect(excess, `${width}`).toBeLessThanOrEqual(0)
      }
    })
})

test('a line speaks to the caller; sources and certainty are folded away for editors', async ({ page }) => {
  await open(page, '/crisis')
  const china = page.locator('details').filter({ has: page.locator('summary', { hasText: '中国大陆' }) })
  await expect(china.getByText('咨询不收费，可能要付电话费。', { exact: false })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '打过去可以怎么说' })).toBeVisible()
  await expect(main.getByText('打不通？换一个号码再打。', { exact: false })).toBeVisible()
  const certainty = main.getByText('信息可信度：高', { exact: false }).first()
  await expect(certainty).toBeHidden()
  await main.getByText('给编辑：每个号码的来源和把握').click()
  await expect(certainty).toBeVisible()
  // Its source is loaded only now.
  await expect(main.getByText('NHC notice 2024-12-25', { exact: false })).toBeVisible()
  await expect(main.getByText('没有实际拨打', { exact: false })).toBeVisible()
})

for (const [language, danger, listening, hurt] of [
  ['zh-CN', '有危险，马上打', '有人可以听你说', '有人打你、逼你？'],
  ['en', 'In danger now? Call', 'There are people you can talk to', 'Is someone hurting you?'],
] as const)
  test(`emergency stands apart from listening; then a line for who is being hurt (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
    await open(page, '/crisis')
    const main = page.getByRole('main')
    const emergency = main.getByRole('region', { name: danger })
    await expect(emergency.getByRole('listitem').getByRole('link')).toHaveText([/^120/, /^110/])
    const card = main.getByRole('region', { name: listening })
    const row = card.getByRole('paragraph').filter({ hasText: hurt })
    await expect(row.getByRole('link').first()).toHaveAttribute('href', 'tel:110')
    await expect(row.getByRole('link', { name: /^12338/ })).toHaveAttribute('href', 'tel:12338')
    await expect(row.getByRole('link').last()).toHaveAttribute('href', /domestic-violence$/)
    await expect(card.getByRole('link').first()).toHaveAttribute('href', 'tel:12356')
    await expect(card.getByRole('link', { name: /^120/ })).toHaveCount(0)
    // The number for danger stands above; nothing in between says it again.
    await expect(card).not.toContainText(/请先拨打|are in danger, call/)
    await expect(main).not.toContainText(/可能是 24|24\/7, as far as we know/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

for (const language of ['zh-CN', 'en'] as const)
  test(`on a small phone somebody to talk to is in sight at once, in every region (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language })
    const card = page.getByRole('region', {
      name: language === 'en' ? 'There are people you can talk to' : '有人可以听你说',
    })
    for (const { region } of facts.regions) {
      await page.addInitScript((chosen) => localStorage.setItem('amhs_region', chosen), region)
      await open(page, '/crisis')
      // Its first line of text, above the bar at the foot of the screen.
      const uncovered = await card
        .getByRole('link')
        .first()
        .evaluate((link) => {
          const { x, y } = link.getBoundingClientRect()
          return link.contains(document.elementFromPoint(x + 20, y + 36))
        })
      expect(uncovered, region).toBe(true)
    }
  })

test('one step from any page, and one step back to where the person was', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('link', { name: '立即求助' }).first().click()
  await expect(page).toHaveURL('/crisis')
  await page.getByRole('button', { name: '回到刚才的页面' }).click()
  await expect(page).toHaveURL('/about')
})

test('who comes from elsewhere sees no way back that would lead off the site', async ({ page }) => {
  await open(page, '/crisis')
  await expect(page.getByRole('button', { name: '回到刚才的页面' })).toHaveCount(0)
})

const guesses = [
  ['Asia/Shanghai', 'en', 'tel:120', /^Showing numbers for: Mainland China/, 'That’s right: Mainland China'],
  ['Europe/London', 'en', 'tel:999', /^Showing numbers for: United Kingdom/, 'That’s right: United Kingdom'],
  ['Asia/Taipei', 'zh-CN', 'tel:119', /^先显示中国台湾的号码/, '对，我在中国台湾'],
] as const
for (const [timezoneId, language, number, guess, right] of guesses)
  test.describe(`a device in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('shows its region’s numbers as a guess in one line; behind it one press confirms', async ({
      page,
    }) => {
      await prefer(page, { language })
      await open(page, '/crisis')
      const [danger, card] = [0, 1].map((at) => page.getByRole('main').locator('.support').nth(at)) as [
        Locator,
        Locator,
      ]
      await expect(danger.getByRole('listitem').locator(`a[href="${number}"]`)).toBeVisible()
      await expect(card.getByText(guess)).toBeVisible()
      await card.getByText(language === 'en' ? 'Somewhere else?' : '在别的地方？').click()
      await expectAccessible(page)
      await card.getByRole('button', { name: right }).click()
      await expect(card.getByText(guess)).toHaveCount(0)
      await page.reload()
      await expect(danger.getByRole('listitem').locator(`a[href="${number}"]`)).toBeVisible()
      await expect(card.getByText(guess)).toHaveCount(0)
    })
  })

test.describe('a device whose clock says nothing', () => {
  test.use({ timezoneId: 'UTC' })

  test('gives readers of English the number of mobile telephones, and says where it is another', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await prefer(page, { language: 'en' })
    for (const path of ['/crisis', '/tools/safety-plan', '/tools'] as const) {
      await open(page, path)
      const card = page.getByRole('main').locator('.support').first()
      const number = card.getByRole('link', { name: /^112 .*US, Canada: 911/ }).first()
      await expect(number, path).toBeVisible()
      await expect(number).toHaveAttribute('href', 'tel:112')
      await expect(
        page.getByRole('main').locator('.support').getByRole('combobox', { name: 'Where you are' }).first(),
      ).toBeVisible()
    }
    await open(page, '/crisis')
    await expect(
      page
        .getByRole('main')
        .getByText('In danger, call your local emergency number (or 112 by mobile).', { exact: false }),
    ).toBeVisible()
    // Wholly in sight as the page opens: the fixed bar at the foot of a phone begins below it.
    const number = page.getByRole('main').locator('a[href="tel:112"]').first()
    await expect(number).toBeInViewport({ ratio: 1 })
    const [box, bar] = [await number.boundingBox(), await page.locator('.safety').boundingBox()]
    expect(box && bar && box.y + box.height <= bar.y).toBe(true)
    await expectAccessible(page)
  })
})

test('Hong Kong in English: a line that answers in English first, and no word about the mainland', async ({
  page,
}) => {
  await prefer(page, { language: 'en' })
  await page.addInitScript(() => localStorage.setItem('amhs_region', 'HK'))
  await open(page, '/crisis')
  const card = page.getByRole('region', { name: 'There are people you can talk to' })
  await expect(card.getByRole('link').first()).toHaveAccessibleName(/^2896 0000 The Samaritans/)
  const note = page.getByText('Lines in mainland China answer in Mandarin.')
  await expect(note).toBeHidden()
  await page.locator('summary', { hasText: 'Mainland China' }).click()
  await expect(note).toBeVisible()
  // The list of everything, and the lines beside an article on violence, as well.
  const list = page.locator('details', { has: page.getByText('Hong Kong SAR', { exact: true }) })
  await expect(list.getByRole('link', { name: /^(2896 0000|18111) / }).first()).toHaveAccessibleName(/^2896/)
  await open(page, '/en/learn/resource/domestic-violence')
  const violence = page.getByRole('main').locator('.support')
  await violence.getByText('Somewhere else? More numbers').click()
  await expect(violence.getByRole('link', { name: /^2896 0000 The Samaritans/ })).toBeVisible()
  await expect(violence.locator('a[href="tel:18111"]')).toHaveCount(0)
})

test('the chosen region is opened, remembered and put first', async ({ page }) => {
  await prefer(page, { language: 'en' })
  await open(page, '/crisis')
  await page.getByText('Somewhere else?', { exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Where you are' }).selectOption('UK')
  await expect(
    page.getByRole('main').locator('.support').first().getByRole('listitem').locator('a[href="tel:999"]'),
  ).toBeVisible()
  await expect(page.locator('details[open] summary')).toContainText(['United Kingdom'])
  await page.reload()
  await expect(
    page.getByRole('main').locator('.support').first().getByRole('listitem').locator('a[href="tel:999"]'),
  ).toBeVisible()
})

test('the United Kingdom names the lines of each nation, and says where 111 is another number', async ({
  page,
}) => {
  await prefer(page, { language: 'en' })
  await page.addInitScript(() => localStorage.setItem('amhs_region', 'UK'))
  await open(page, '/crisis')
  const region = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'United Kingdom' }) })
  for (const name of [
    '0808 2000 247 England: National Domestic Abuse Helpline (Refuge)',
    '0800 027 1234 Scotland: Domestic Abuse and Forced Marriage Helpline',
    '0808 80 10 800 Wales: Live Fear Free',
    '0808 802 1414 Northern Ireland: Domestic and Sexual Abuse Helpline',
    '0808 808 8000 Lifeline, Northern Ireland',
  ])
    await expect(region.getByRole('link', { name })).toBeVisible()
  await expect(region.getByText('Not for Northern Ireland: call Lifeline.', { exact: false })).toBeVisible()
  await open(page, '/en/learn/resource/domestic-violence')
  const card = page.getByRole('main').locator('.support').first()
  await card.locator('summary').first().click()
  for (const number of ['08082000247', '08000271234', '08088010800', '08088021414'])
    await expect(card.locator(`a[href="tel:${number}"]`)).toBeVisible()
})

test('at 320 px with every region open it fits and is accessible, in both languages, light and dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/crisis')
  for (const [language, theme] of [
    ['zh-CN', 'light'],
    ['zh-CN', 'dark'],
    ['en', 'dark'],
    ['en', 'light'],
  ] as const) {
    await test.step(`${language}, ${theme}`, async () => {
      await chooseLanguage(page, language)
      await chooseTheme(page, language, theme)
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const details of all) details.open = true
      })
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page)
    })
  }
})

test('printed in the dark theme, what it says stands on white paper in dark letters', async ({ page }) => {
  await prefer(page, { theme: 'dark' })
  await open(page, '/crisis')
  const heading = page.getByRole('heading', { level: 1 })
  /** Of the heading's letters, from 0 (black) to 255 (white). */
  const lightness = () =>
    heading.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      if (!canvas) throw new Error('There is no canvas to draw on')
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
    })
  expect(await lightness()).toBeGreaterThan(180)
  await page.emulateMedia({ media: 'print' })
  expect(await lightness()).toBeLessThan(100)
})
