import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'

export type Language = 'zh-CN' | 'en'
export type Theme = 'light' | 'dark' | 'contrast'

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
  { language = 'zh-CN', theme = 'light' }: { language?: Language; theme?: Theme } = {},
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

export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

/** No axe finding, WCAG 2.2 AA and best practices, in the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found, 'axe').toEqual([])
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'sideways scrolling in px').toBeLessThanOrEqual(0)
}
