import { test as base, type Page, type TestInfo } from '@playwright/test'
import { alive, chooseLanguage, expect, type Language, prefer } from '../browser/support/fixtures'
import { type Look, nameOf } from './looks'
import { lookAt, show } from './page-laws'
import { keepResult, type PieceResult, resultBefore, siteName } from './results'

const site = siteName()

/** What a piece has seen so far. */
export interface Piece {
  readonly see: (page: Page, look: Look) => Promise<void>
  readonly find: (finding: string) => void
  /** Errors on the console that belong to what is shown. */
  readonly expectErrors: (pattern: RegExp) => void
}

/**
 * A test of the sweep whose result is kept: it is skipped over where the same site was seen without a finding before. Whatever
 * the page writes on the console as an error is a finding, too.
 */
export function piece(
  kind: PieceResult['kind'],
  name: string,
  body: (piece: Piece, page: Page, info: TestInfo) => Promise<void>,
): void {
  base(`${kind}: ${name}`, async ({ page }, info) => {
    if (resultBefore(kind, name, site)) return
    const found = new Map<string, string[]>()
    const counts = { looks: 0, stops: 0, targets: 0 }
    const expected: RegExp[] = [/status of 404.*\/404/]
    const add = (finding: string, where: string) =>
      found.set(finding, [...new Set([...(found.get(finding) ?? []), where])])
    const said: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
        said.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
    try {
      await body(
        {
          see: async (shown, look) => {
            await show(shown, look)
            const { findings, stops, targets } = await lookAt(shown, look)
            counts.looks += 1
            counts.stops += stops
            counts.targets += targets
            for (const finding of findings) add(finding, nameOf(look))
          },
          find: (finding) => add(finding, ''),
          expectErrors: (pattern) => expected.push(pattern),
        },
        page,
        info,
      )
    } catch (error) {
      add(`could not be reached: ${error instanceof Error ? error.message.slice(0, 400) : error}`, '')
    }
    for (const text of said)
      if (!expected.some((pattern) => pattern.test(text))) add(`console: ${text.slice(0, 300)}`, '')
    const findings = [...found].map(([finding, where]) => `${finding} [${where.join('; ')}]`)
    keepResult({ kind, name, site, ...counts, findings })
    expect(findings).toEqual([])
  })
}

/** Opens a page in a language. */
export async function openIn(page: Page, path: string, language: Language): Promise<void> {
  await prefer(page, { language })
  await page.goto(path)
  await alive(page)
  await chooseLanguage(page, language)
}
