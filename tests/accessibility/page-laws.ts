import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { wordsNotInNames } from '../browser/support/label-in-name'
import type { Look } from './looks'
import { type Measured, measurePage } from './measure-page'

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const axeOptions: RunOptions = {
  runOnly: {
    type: 'tag',
    values: [
      'wcag2a',
      'wcag2aa',
      'wcag2aaa',
      'wcag21a',
      'wcag21aa',
      'wcag21aaa',
      'wcag22aa',
      'best-practice',
    ],
  },
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    // Where two links of one name lead, people decide by the words around them; our own check of the same would be no better.
    'identical-links-same-purpose': { enabled: true },
  },
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  selectors: false,
}

/** What one look at a page found, and how much was looked at. */
export interface Seen {
  readonly findings: readonly string[]
  /** Places where the focus stopped. */
  readonly stops: number
  /** Controls whose size was measured. */
  readonly targets: number
  /** axe rules that found something to check. */
  readonly rules: number
}

/** Holds the page as it stands to every law: axe, sideways scroll, focus, targets, label in name. */
export async function lookAt(page: Page, { theme }: Look): Promise<Seen> {
  await page.locator('h1:visible').first().waitFor()
  await page.evaluate(() => delete document.documentElement.dataset.firstLook)
  await page.evaluate(() => window.scrollTo(0, 0))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  // The colours that a system forces are the person's own.
  const contrast = !theme.startsWith('forced')
  const options = {
    ...axeOptions,
    rules: {
      ...axeOptions.rules,
      'color-contrast': { enabled: contrast },
      'color-contrast-enhanced': { enabled: contrast },
    },
  }
  const { violations, rules } = await page.evaluate(async (settings) => {
    // Closed groups that the style sheet shows (footer.css): axe goes by the attribute and would pass them by.
    const shown = [...document.querySelectorAll('details:not([open])')].filter(
      (group) => group.querySelector('summary')?.checkVisibility() === false,
    )
    for (const group of shown) group.setAttribute('open', '')
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, settings)
    for (const group of shown) group.removeAttribute('open')
    return {
      rules: found.passes.length + found.violations.length,
      violations: found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) =>
            `axe ${id}: ${html.slice(0, 160)} – ${failureSummary?.split('\n').at(1)?.trim()}`,
        ),
      ),
    }
  }, options)
  // From here on the browser takes the focus for one that the keyboard moved.
  await page.keyboard.press('F9')
  const measured: Measured = await page.evaluate(measurePage)
  const shown = await page.evaluate(() => document.documentElement.dataset.theme)
  return {
    findings: [
      ...violations,
      ...measured.findings,
      ...(await page.evaluate(wordsNotInNames)),
      ...(shown === themeOf(theme) ? [] : [`seen in the theme ${shown} instead`]),
    ],
    stops: measured.stops,
    targets: measured.targets,
    rules,
  }
}

/** Colours that the system forces lie over a theme of the site's. */
const themeOf = (theme: Look['theme']) => (theme.startsWith('forced') ? 'light' : theme)

/** Two frames, so that what listens to sizes and to the device's wishes has answered. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  )

/** Shows the open page in a look; its language must have been chosen before. */
export async function show(page: Page, look: Look): Promise<void> {
  const [width = 0, height = 0] = look.screen.split('x').map(Number)
  await page.setViewportSize({ width, height })
  const forced = look.theme.startsWith('forced')
  await page.emulateMedia({
    forcedColors: forced ? 'active' : 'none',
    colorScheme: look.theme === 'forced-black' ? 'dark' : 'light',
  })
  // The site hears of the device's colours in the next frame, and puts its own theme on the document again.
  await settle(page)
  await page.evaluate(
    ({ theme, letters }) => {
      const root = document.documentElement
      root.dataset.theme = theme
      root.style.fontSize = letters === 'double' ? '225%' : ''
      const spacing = new CSSStyleSheet()
      spacing.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }`)
      document.adoptedStyleSheets = letters === 'spaced' ? [spacing] : []
    },
    { theme: themeOf(look.theme), letters: look.letters },
  )
  await settle(page)
}
