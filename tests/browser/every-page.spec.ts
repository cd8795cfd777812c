import { addressIn } from '@amhs/domain/page-address'
import { paths, resourceHref } from '../../web/src/platform/paths'
import {
  expect,
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  goTo,
  open,
  prefer,
  test,
} from './support/fixtures'
import { inGroupsOf } from './support/groups'
import { setAgeBand } from './support/screening'

const behindSignIn: readonly string[] = [
  paths.profile,
  paths.myScreenings,
  paths.emailTest,
  paths.assessmentHistory,
  paths.admin,
  paths.myGroups,
  paths.groupInbox,
  paths.share,
  paths.shareWithProfessional,
  paths.clients,
  paths.professionalRole,
]
const visited = Object.values(paths).filter((path) => !path.includes(':') && !behindSignIn.includes(path))
// The page for unknown addresses answers with the status 404, which the browser reports on its console.
test.use({ expectedErrors: [[/status of 404/], { scope: 'test' }] })

// One visit sees several: a page of its own for each would cost more than the looking. `delivery.spec.ts` opens each by itself.
for (const some of inGroupsOf(6, visited)) {
  test(`accessible, quiet and fitting in both languages, light and dark, narrow and wide: ${some.join(' ')}`, async ({
    page,
  }) => {
    test.slow()
    for (const [at, path] of some.entries()) {
      if (at === 0) await open(page, path)
      else {
        const heading = page.getByRole('heading', { level: 1 })
        const earlier = await heading.innerText()
        await goTo(page, path)
        await expect(heading, path).not.toHaveText(earlier)
      }
      // The looks at a page end in English, in which the next one opens.
      await expect(page).toHaveURL(addressIn(at === 0 ? 'zh-CN' : 'en', path))
      await expectAccessibleInEveryTheme(page, path)
    }
  })
}

const site = { 'zh-CN': '无障碍心理支持', en: 'Accessible Mental Health Support' } as const

/** "page – section? – product", with "Error: " before it while something is wrong; the home page bears the name of the product alone. */
function titlePattern(language: keyof typeof site, isWrong = false): RegExp {
  const mark = isWrong ? (language === 'en' ? 'Error: ' : '错误：') : ''
  return new RegExp(`^${mark}(?!Error|错误)(?:(?:(?! – ).)+ – ){0,2}${site[language]}$`)
}

for (const language of ['zh-CN', 'en'] as const)
  test(`every page and state bears a title of its own in one pattern (${language})`, async ({ page }) => {
    test.slow()
    await prefer(page, { language })
    await setAgeBand(page)
    const titles = new Map<string, string>()
    const states = [
      '/learn/resource/sleep',
      '/learn/resource/none',
      '/test?instrument=gad7',
      '/test?instrument=none',
    ]
    const addresses = [
      ...visited,
      ...states,
      '/screening/result?id=00000000',
      '/reset-password?mode=none&oobCode=x',
    ]
    // A page that is not among them: while the first of them arrives, the title is still that of the page before.
    await open(page, '/learn/resource/anxiety')
    titles.set(await page.title(), '/learn/resource/anxiety')
    for (const address of addresses) {
      await goTo(page, address)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), address).toBeVisible()
      await expect(page, address).toHaveTitle(titlePattern(language))
      // The page has the last word, not the table of routes.
      await expect.poll(async () => titles.has(await page.title()), { message: address }).toBe(false)
      titles.set(await page.title(), address)
    }
    expect([...titles.keys()].filter((title) => title === site[language])).toHaveLength(1)
    // What was given is wrong: it is said first, on a form, on a questionnaire and in the chat, and gone with the next page.
    const wrong = {
      '/contact': /^(发送|Send)$/,
      '/login': /^(登录|Sign in)$/,
      '/register': /^(继续|Continue)$/,
    }
    for (const [address, name] of Object.entries(wrong)) {
      await goTo(page, address)
      await page.getByRole('main').getByRole('button', { name }).click()
      await expect(page, address).toHaveTitle(titlePattern(language, true))
    }
    await goTo(page, '/test?instrument=gad2')
    await expect(page).toHaveTitle(titlePattern(language))
    await page.getByRole('button', { name: language === 'en' ? 'Start' : '开始作答', exact: true }).click()
    const next = page.getByRole('button', { name: language === 'en' ? 'Next' : '下一题', exact: true })
    await next.click()
    await expect(page).toHaveTitle(titlePattern(language, true))
    await page.getByRole('radio').first().check()
    await expect(page).toHaveTitle(titlePattern(language))
  })

// One article stands for all: they differ in their words alone.
const prerendered = [...visited, resourceHref('sleep')]

test.describe('with script turned off', () => {
  test.use({ javaScriptEnabled: false })
  for (const [prefix, lang] of [
    ['', 'zh-CN'],
    ['/en', 'en'],
  ] as const) {
    test(`every page can be read (${lang})`, async ({ page }) => {
      // Addresses that do not exist have one page for both languages.
      for (const path of prerendered.filter((one) => lang !== 'en' || one !== paths.notFound)) {
        await page.goto(`${prefix}${path === '/' ? '' : path}` || '/')
        await expect(page.locator('html'), path).toHaveAttribute('lang', lang)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page, path).toHaveTitle(titlePattern(lang))
        // A button that opens a menu works by itself; whatever else is shown would do nothing.
        const dead = page.locator('button:not([popovertarget]), input, select, textarea, [role=button]')
        await expect(
          dead.filter({ visible: true }),
          `${path} offers a control that does nothing`,
        ).toHaveCount(0)
      }
    })
  }

  for (const [prefix, words] of [
    ['', /没有运行脚本/],
    ['/en', /isn’t running scripts/],
  ] as const) {
    test(`pages of which a part needs a script say so, and offer no dead control (${prefix || 'zh'})`, async ({
      page,
    }) => {
      for (const path of ['/learn', '/screening', '/location', '/support', '/cloud-functions']) {
        await page.goto(`${prefix}${path}`)
        await expect(page.getByText(words), path).toBeVisible()
        await expect(page.getByRole('contentinfo').getByRole('radio'), path).toHaveCount(0)
      }
    })
  }

  for (const [language, heading, numbers] of [
    ['zh-CN', '这一页需要 JavaScript', ['120', '12356']],
    ['en', 'This page needs JavaScript', ['120', '999', '911', '988']],
    ['zh-Hant', '這一頁需要 JavaScript', ['119', '1925']],
  ] as const)
    test(`every page behind a sign-in says in its language why it is empty, and whom to call (${language})`, async ({
      page,
    }) => {
      for (const path of behindSignIn) {
        await page.goto(addressIn(language, path))
        await expect(page.locator('html'), path).toHaveAttribute('lang', language)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveText(heading)
        for (const number of numbers)
          await expect(page.locator(`main a[href="tel:${number}"]`).first(), path).toBeVisible()
        const home = page.locator(`main a[href="${addressIn(language, '/')}"]`)
        await expect(home.first(), path).toBeVisible()
        await expectNoSidewaysScroll(page)
      }
      if (language === 'zh-CN')
        await expect(page.getByRole('link', { name: 'The helplines' })).toHaveAttribute('href', '/en/crisis')
    })

  test('the pages on which somebody may be in need have numbers, in English those of every place', async ({
    page,
  }) => {
    for (const path of ['', '/test', '/tools/safety-plan', '/screening', '/ai-chat', '/tools/breathing'])
      for (const [prefix, numbers] of [
        ['', ['120', '12356']],
        ['/en', ['120', '12356', '999', '116123', '911', '988']],
      ] as const) {
        await page.goto(`${prefix}${path}` || '/')
        for (const number of numbers) {
          const link = page.getByRole('main').locator(`a[href="tel:${number}"]`).filter({ visible: true })
          await expect(link.first(), `${prefix}${path}: ${number}`).toBeVisible()
        }
        await expectNoSidewaysScroll(page)
      }
  })

  test('an English address that does not exist says so in English, too', async ({ page }) => {
    expect((await page.goto('/en/nonsense'))?.status()).toBe(404)
    await expect(page.getByText(/This page doesn’t exist\./)).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('link', { name: 'the helplines' })).toHaveAttribute('href', '/en/crisis')
  })

  test('crisis numbers are links that dial, one step from any page', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: '立即求助' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: '立即求助' })).toBeVisible()
    await expect(page.getByRole('link', { name: /12356/ }).first()).toHaveAttribute('href', 'tel:12356')
  })
})
