import instrumentIndex from '../../domain/src/instruments/instrument-index.json' with { type: 'json' }
import { expect, expectAccessible, goTo, open, prefer, test } from './support/fixtures'

const pages = [
  '/about',
  '/privacy',
  '/who-finds-out',
  '/terms',
  '/accessibility',
  '/workplace',
  '/workplace/managers',
  '/learn/individual',
  '/learn/caregiver',
]

test('every text is there in English as well, and no placeholder is left', async ({ page }) => {
  await prefer(page, { language: 'en' })
  await open(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  for (const path of pages) {
    const earlier = await heading.innerText()
    await goTo(page, path)
    await expect(heading, path).not.toHaveText(earlier)
    // The text of the other language comes with a chunk of its own.
    await expect.poll(async () => ((await main.textContent()) ?? '').length, path).toBeGreaterThan(800)
    expect(await main.textContent(), path).not.toMatch(/\{|\}|\*\*|\]\(/)
  }
})

test('the terms name the makers and the licence of every questionnaire', async ({ page }) => {
  await prefer(page, { language: 'en' })
  await open(page, '/terms')
  for (const { title } of instrumentIndex) {
    await expect(page.getByRole('heading', { level: 3, name: title.en, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('main')).toContainText('Spitzer')
})

test('legal pages carry date and version', async ({ page }) => {
  for (const path of ['/privacy', '/terms', '/accessibility']) {
    await open(page, path)
    await expect(page.getByText(/更新于 2026年\d+月\d+日，版本 1\.\d/)).toBeVisible()
  }
})

for (const [start, words] of [
  [
    '',
    {
      tool: /倦怠量表/,
      first: '看看自己的状态',
      managers: /给管理者的一页/,
      title: '职场心理健康：给管理者',
      back: /给上班的人的一页/,
    },
  ],
  [
    '/en',
    {
      tool: /Burnout Inventory/,
      first: 'See how you are',
      managers: /page for managers/,
      title: 'Mental health at work: for managers',
      back: /page for you/,
    },
  ],
] as const)
  test(`work has a page for whoever works, the questionnaire first, and one for managers (${start || '/'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, `${start}/workplace`)
    const main = page.getByRole('main')
    const screens = () => main.evaluate((element) => element.getBoundingClientRect().height / 640)
    const tool = page.getByRole('region', { name: words.tool })
    await expect(tool.getByText(words.first)).toBeInViewport()
    // What is for the others is not on the way.
    await expect(main.getByRole('link', { name: /12351/ })).toHaveCount(0)
    await expect(main).toContainText('12351')
    await expect(main.locator('a[href$="/learn/resource/workplace-manager"]')).toHaveCount(0)
    const employees = await screens()

    await main.getByRole('link', { name: words.managers }).click()
    await expect(page).toHaveURL(`${start}/workplace/managers`)
    await expect(page.getByRole('heading', { level: 1, name: words.title, exact: true })).toBeFocused()
    await expect(main).not.toContainText('12351')
    // What lies between the first part and the help is one press away.
    const folded = main
      .locator('summary')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first()
    await folded.click()
    await expect(main.locator('details[open] .prose').first()).toBeVisible()
    await folded.click()
    expect(Math.max(employees, await screens())).toBeLessThan(4.5)
    await expectAccessible(page)

    await main.getByRole('link', { name: words.back }).click()
    await expect(page).toHaveURL(`${start}/workplace`)
    await tool.getByRole('link').click()
    await expect(page).toHaveURL(`${start}/test?instrument=cbi`)
  })

test('links inside a text stay in the app and lead to the right place', async ({ page }) => {
  await open(page, '/learn/individual')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('main').getByRole('link', { name: '改善睡眠' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('改善睡眠')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
})
