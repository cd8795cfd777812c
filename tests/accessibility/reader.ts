import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { transformSync } from 'esbuild'

const modules = path.dirname(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json'),
)
/** The virtual screen reader as a script that puts itself on the window. */
const readerScript = transformSync(readFileSync(path.join(modules, 'lib/esm/index.browser.js'), 'utf8'), {
  format: 'iife',
  globalName: 'screenReader',
}).code

interface ReaderWindow {
  screenReader?: {
    virtual: {
      start: (options: { container: Node }) => Promise<void>
      stop: () => Promise<void>
      spokenPhraseLog: () => Promise<string[]>
    }
  }
}

/** A person at the keyboard who hears the page: what was pressed and what was said, line by line. */
export class Listener {
  readonly lines: string[] = []
  /** What a live region said and the one before it had said as well, in one step. */
  readonly twice: string[] = []
  private heard = 0
  private wasAlarm = false
  private isFresh = false
  constructor(private readonly page: Page) {}

  /** Notes a step of the journey. */
  note(step: string): void {
    this.lines.push('', `# ${step}`)
  }

  /** Begins to listen on a page that was loaded; what is still said of the sign-in before it belongs to no step. */
  async begin(): Promise<void> {
    this.isFresh = true
    await this.page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await this.page.evaluate(readerScript.replace(/^var screenReader/m, 'window.screenReader'))
    await this.page.evaluate(async () => {
      await (window as unknown as ReaderWindow).screenReader?.virtual.start({ container: document.body })
    })
    this.heard = 0
    await this.hear(false)
  }

  /** Takes down what was said since the last time. */
  private async hear(keep = true): Promise<void> {
    let log: readonly string[] | null = null
    // Until nothing more is said.
    for (let before = -1; log === null || log.length > before; ) {
      before = log?.length ?? -1
      log = await this.page.evaluate(async () => {
        await new Promise((done) => setTimeout(done, 250))
        return (await (window as unknown as ReaderWindow).screenReader?.virtual.spokenPhraseLog()) ?? null
      })
      // The page was loaded anew.
      if (log === null) return this.begin()
    }
    // The reader takes an alertdialog for a live region, and says it again with each change inside; browsers do not.
    const isAlarm = (await this.page.getByRole('alertdialog').count()) > 0
    const quiet = isAlarm || this.wasAlarm
    this.wasAlarm = isAlarm
    const fresh = log
      .slice(this.heard)
      .filter((phrase) => !(this.isFresh && /^polite: (登录成功|Sign in successful)$/.test(phrase)))
      .filter(
        (phrase) => !/^(polite|assertive): $/.test(phrase) && !(quiet && phrase.startsWith('assertive: ')),
      )
      // While the next page loads the focus waits on the main part (a test of its own holds that); whether it is heard depends on how
      // quickly the page comes.
      .filter((phrase) => phrase !== 'main')
    this.heard = log.length
    if (keep) this.lines.push(...fresh.map((phrase) => `  ${phrase}`))
    const live = fresh.filter((phrase) => /^(polite|assertive): ./.test(phrase))
    this.twice.push(...live.filter((phrase, at) => live.indexOf(phrase) < at))
  }

  /** Presses Tab until the control has the focus; nobody needs more than 120 presses, and none of them may lose the focus. */
  async to(control: Locator): Promise<void> {
    await this.walkTo(control, 'Tab')
  }

  /** The same backwards, to what stands further up. */
  async back(control: Locator): Promise<void> {
    await this.walkTo(control, 'Shift+Tab')
  }

  /** Adds what another person heard meanwhile, at a page of their own. */
  take(other: Listener): void {
    this.lines.push(...other.lines)
    this.twice.push(...other.twice)
  }

  private async walkTo(control: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
    await control.first().waitFor()
    for (let presses = 0; presses < 120; presses += 1) {
      if (await control.first().evaluate((element) => element === document.activeElement)) break
      await this.page.keyboard.press(key)
    }
    await expect(control.first()).toBeFocused()
    const said = await this.page.evaluate(
      async () =>
        (await (window as unknown as ReaderWindow).screenReader?.virtual.spokenPhraseLog())
          ?.filter((phrase) => !/^(polite|assertive): /.test(phrase))
          .at(-1) ?? '',
    )
    this.lines.push(`${key}: ${said}`)
    await this.hear(false)
  }

  /** Presses a key and waits until what follows is there; the focus must then be somewhere. */
  async press(key: string, then?: Locator): Promise<void> {
    this.lines.push(`${key}:`)
    await this.page.keyboard.press(key)
    await this.settle(then)
  }

  /** Types into the field that has the focus; Chinese comes by the word, as input methods give it. */
  async type(text: string, shown = text): Promise<void> {
    this.isFresh = false
    this.lines.push(`types: ${shown}`)
    if (/\p{Script=Han}/u.test(text)) await this.page.keyboard.insertText(text)
    else await this.page.keyboard.type(text)
  }

  /** Waits until something is shown, and takes down what was said meanwhile. */
  async settle(then?: Locator): Promise<void> {
    if (then) await then.first().waitFor({ timeout: 30_000 })
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), {
        message: `the focus fell to the body after:\n${this.lines.slice(-6).join('\n')}`,
      })
      .not.toBe('BODY')
    await this.hear()
    // The reader is silent about an element without a role of its own, which real ones read out.
    const at = await this.page.evaluate(() => {
      const { tagName, textContent } = document.activeElement ?? document.body
      return `${tagName.toLowerCase()} ${(textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/[\w-]+@example\.com/g, '…@example.com')
        .slice(0, 50)}`.trim()
    })
    this.lines.push(`  [focus: ${at}]`)
  }
}
