import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { wordsNotInNames } from './label-in-name'

export type Language = 'zh-CN' | 'en'
export type Theme = 'light' | 'dark' | 'contrast'

/** What the database's client asks; to cut it off. */
export const databaseCalls = /\/google\.firestore\.v1\.Firestore\//

interface Fixtures {
  /** Texts of console errors that a test expects; every other one fails the test. */
  readonly expectedErrors: RegExp[]
}

/**
 * Playwright's `test`, which also fails on a console error, an uncaught error or a violation of the content security
 * policy on any page that it opens.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a destructured argument
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
        problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
    await use(page)
    const unexpected = problems.filter(
      (problem) => !expectedErrors.some((expected) => expected.test(problem)),
    )
    expect(unexpected, 'console errors').toEqual([])
  },
})

export { expect }

/** Sets language and theme before the first page, as if the person had chosen them on an earlier visit. */
export async function prefer(
  page: Page,
  { language = 'zh-CN', theme = 'light' }: { language?: Language | undefined; theme?: Theme } = {},
): Promise<void> {
  await page.addInitScript(
    (preferences) => {
      if (localStorage.getItem('amhs_user_preferences') === null) {
        localStorage.setItem('amhs_user_preferences', JSON.stringify(preferences))
      }
    },
    { language, theme },
  )
}

/** Opens a page and waits until the app itself says that every control answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Goes to another page of the open app, as a link does: nothing is loaded anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

/** Lets nothing of an address come until what is returned is called: as on a slow line, but for as long as a test needs. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letCome: () => void = () => undefined
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(address, async (route) => {
    await allowed
    await route.continue()
  })
  return letCome
}

/** Waits until the service worker has everything that works without a network and serves this page. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Its short form: it goes into every page that is looked at. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const axeOptions: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
  // Of these rules only one wants anything fetched beforehand: media, to hear whether they play by themselves.
  preload: { assets: ['media'] },
  // A finding names its element by its own markup.
  selectors: false,
}

/**
 * No axe finding, WCAG 2.2 AA and best practices, in the page as it stands. axe's own Playwright package opens another page
 * for each look and sends everything that was in order back; a page of ours has no frames that would need it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still on its way has nothing to look at.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Lists that are laid out as they come near have no true sizes before that, and axe goes by sizes.
  await page.evaluate(() => delete document.documentElement.dataset.firstLook)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  const found = await page.evaluate(async (options) => {
    // The style sheet shows some closed groups on wide screens (footer.css); axe goes by the attribute and would pass them by.
    const shown = [...document.querySelectorAll('details:not([open])')].filter(
      (group) => group.querySelector('summary')?.checkVisibility() === false,
    )
    for (const group of shown) group.setAttribute('open', '')
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
    for (const group of shown) group.removeAttribute('open')
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
    )
  }, axeOptions)
  expect(found, 'axe').toEqual([])
}

/** What is seen on a control is in its name, in the page as it stands, at which axe has looked. */
export async function expectLabelsInNames(page: Page): Promise<void> {
  expect(await page.evaluate(wordsNotInNames), 'label in name').toEqual([])
}

/** Every address that a page asks for from now on; to see what is not among them. */
export function requestsOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

/** Where quick exit leads. */
export const exitSites = /weather\.com\.cn|bbc\.com/

/** Answers in place of the sites that quick exit leads to. */
export async function serveExitSites(page: Page): Promise<void> {
  await page.route(exitSites, (route) => route.fulfill({ body: 'weather', contentType: 'text/html' }))
}

/** Leaves by the quick exit inside whatever covers the header; nothing has to be scrolled or closed first. */
export async function leaveFrom(dialog: Locator, language: Language): Promise<void> {
  const page = dialog.page()
  await serveExitSites(page)
  const exit = dialog.getByRole('link', { name: language === 'en' ? /Quick exit/ : /快速离开/ })
  await expect(exit).toBeInViewport({ ratio: 1 })
  await exit.click()
  await page.waitForURL(exitSites)
}

/**
 * Presses what sends a text and waits for what must then be shown, without fetching a script first. The field must have had
 * the focus for as long as a few words take to be written.
 */
export async function expectAtOnce(page: Page, press: () => Promise<void>, shown: Locator): Promise<void> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await press()
  await expect(shown).toBeVisible()
  expect(scripts, 'fetched while the person waits').toEqual([])
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'sideways scrolling in px').toBeLessThanOrEqual(0)
}

/** No two buttons of an open dialog are nearer than 8 px: what is asked there often cannot be undone. */
export async function expectButtonsApart(page: Page): Promise<void> {
  const near = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] :is(button, a)')]
      .filter((button) => button.checkVisibility())
      .map((button) => ({ name: button.innerText, box: button.getBoundingClientRect() }))
    return buttons.flatMap(({ name, box }, at) =>
      buttons
        .slice(at + 1)
        .filter(
          (other) =>
            Math.max(
              other.box.left - box.right,
              box.left - other.box.right,
              other.box.top - box.bottom,
              box.top - other.box.bottom,
            ) < 8,
        )
        .map((other) => `${name} and ${other.name}`),
    )
  })
  expect(near, 'buttons of a dialog that nearly touch').toEqual([])
}

/** As a person who has doubled the size of the text: 200 % of the site's own 112.5 %. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '225%'
  })
}

/** Everything that can be pressed in the header is whole on the screen and lies over nothing else of it. */
export async function expectBarInOrder(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  const faults = await page.getByRole('banner').evaluate((bar) => {
    const parts = [...bar.querySelectorAll<HTMLElement>('a, button')].filter(
      (part) => part.checkVisibility() && part.closest('[popover]') === null,
    )
    const boxes = parts.map((part) => ({
      name: part.innerText || part.className,
      box: part.getBoundingClientRect(),
    }))
    const outside = boxes
      .filter(
        ({ box }) =>
          box.left < 0 ||
          box.right > innerWidth ||
          box.top < 0 ||
          box.bottom > bar.scrollHeight + innerHeight,
      )
      .map(({ name }) => `${name} is cut`)
    const over = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map(({ name }) => `${one.name} and ${name} overlap`),
    )
    const cut = parts
      .filter((part) => part.scrollWidth > part.clientWidth + 2)
      .map((part) => `the words of ${part.innerText} are cut`)
    return [...outside, ...over, ...cut]
  })
  expect(faults, 'the header').toEqual([])
}

const themeNames = {
  light: { 'zh-CN': '浅色', en: 'Light' },
  dark: { 'zh-CN': '深色', en: 'Dark' },
  contrast: { 'zh-CN': '高对比', en: 'High contrast' },
} as const satisfies Record<Theme, Record<Language, string>>

/** Changes the theme in place, with the control in the footer. */
export async function chooseTheme(page: Page, language: Language, theme: Theme): Promise<void> {
  const name = themeNames[theme][language]
  const choice = page.getByRole('contentinfo').getByRole('radio', { name, exact: true })
  const group = page
    .getByRole('contentinfo')
    .getByRole('heading', { name: language === 'en' ? 'Display' : '显示', exact: true })
  // On a phone the group that it stands in is closed; what is pressed before the page has come to life may be lost.
  await expect(async () => {
    if (!(await choice.isVisible())) await group.click({ timeout: 2000 })
    await expect(choice).toBeVisible({ timeout: 2000 })
  }).toPass()
  await choice.check()
}

/** Changes the language in place, with the control in the header. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const html = page.locator('html')
  if ((await html.getAttribute('lang')) === language) return
  const name = language === 'en' ? 'English' : '中文'
  await page.getByRole('banner').getByRole('link', { name }).click()
  await expect(html).toHaveAttribute('lang', language)
}

/** Each language, theme and width is looked at by axe once; the whole sweep (`npm run test:a11y`) has every combination. */
const looks: readonly (readonly [Language, Theme, number, withAxe: boolean])[] = [
  ['zh-CN', 'light', 320, true],
  ['zh-CN', 'dark', 1280, false],
  ['en', 'light', 320, false],
  ['en', 'dark', 1280, true],
]

/**
 * The open page is accessible and fits in both languages, light and dark, narrow and wide. Language, theme and width change
 * in place, as a person changes them: one visit is enough.
 */
export async function expectAccessibleInEveryTheme(page: Page, part = ''): Promise<void> {
  for (const [language, theme, width, withAxe] of looks) {
    await test.step(`${part} ${language}, ${theme}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await chooseLanguage(page, language)
      await chooseTheme(page, language, theme)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoSidewaysScroll(page)
      // From the top, as a person finds it: elsewhere the bar that stays may cover half a link, which axe takes for small.
      await page.evaluate(() => window.scrollTo(0, 0))
      if (withAxe) await expectAccessible(page)
      if (width === 1280) await expectLabelsInNames(page)
    })
  }
}
