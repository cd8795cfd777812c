import type { Language } from '@amhs/domain/localized'
import { plainPath } from '@amhs/domain/page-address'
import type axe from 'axe-core'
import axeAddress from 'axe-core/axe.min.js?url'
import type { Finding, Place } from './describe'
import { describePlace, findingsOf, namesBy } from './describe'
import { focusOrder } from './focus-order'

/** What was seen on a page. */
export interface CheckedPage {
  /** Where the page ended: those that one may not see lead elsewhere. */
  readonly path: string
  readonly width: number
  readonly findings: readonly Finding[]
  /** Where axe could not tell: somebody has to look. */
  readonly unsure: readonly Finding[]
  readonly stops: readonly Place[]
}

/** A page that is not there by then will not come, in milliseconds. */
const longestWait = 30_000
const lookEvery = 200

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Whether the page in the frame answers, has its heading and waits for nothing. */
function isShown({ readyState, documentElement }: Document): boolean {
  return (
    readyState === 'complete' &&
    documentElement.dataset.alive !== undefined &&
    documentElement.querySelector('h1') !== null &&
    documentElement.querySelector('#main .spinner, #main [aria-busy=true]') === null
  )
}

/**
 * Waits for the page in a frame.
 *
 * @throws Error when it does not come
 */
async function shown(frame: HTMLIFrameElement): Promise<Window & { axe?: typeof axe }> {
  let seen = 0
  for (let waited = 0; waited < longestWait; waited += lookEvery) {
    const page = frame.contentDocument
    // Twice: a page may be whole for a moment and then find out that it has something to ask.
    seen = page && isShown(page) ? seen + 1 : 0
    if (seen > 1 && frame.contentWindow) return frame.contentWindow
    await new Promise((done) => setTimeout(done, lookEvery))
  }
  throw new Error('The page did not open.')
}

/** Puts axe into the page in the frame, where it is not yet. */
async function withAxe(page: Window & { axe?: typeof axe }): Promise<typeof axe> {
  if (!page.axe) {
    const script = page.document.createElement('script')
    script.src = axeAddress
    await new Promise((done, failed) => {
      script.addEventListener('load', done)
      script.addEventListener('error', () => failed(new Error('axe did not load.')))
      page.document.head.append(script)
    })
  }
  if (!page.axe) throw new Error('axe did not start.')
  return page.axe
}

/**
 * Looks at the page in a frame with axe, and at the order of its focus. axe and its Chinese words are fetched only now.
 *
 * @throws Error when the page or axe cannot be had
 */
export async function checkPage(frame: HTMLIFrameElement, language: Language): Promise<CheckedPage> {
  const page = await shown(frame)
  // Lists that are laid out as they come near have no true sizes before that.
  delete page.document.documentElement.dataset.firstLook
  const [runner, locale] = await Promise.all([
    withAxe(page),
    language === 'en' ? null : import('axe-core/locales/zh_CN.json'),
  ])
  // The rest of its words axe would compile, which the security policy of the site forbids; only those of the rules are shown.
  if (locale) runner.configure({ locale: { lang: locale.default.lang, rules: locale.default.rules } })
  const { violations, incomplete } = await runner.run(page.document, {
    runOnly: { type: 'tag', values: tags },
    rules: {
      'color-contrast-enhanced': { enabled: true },
      'target-size': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
    },
    resultTypes: ['violations', 'incomplete'],
    preload: { assets: ['media'] },
    selectors: false,
    elementRef: true,
  })
  runner.setup(page.document)
  const names = namesBy(runner)
  try {
    return {
      path: plainPath(page.location.pathname),
      width: page.innerWidth,
      findings: findingsOf(violations, names),
      unsure: findingsOf(incomplete, names),
      stops: focusOrder(page.document).map((element) => describePlace(element, names)),
    }
  } finally {
    runner.teardown()
  }
}
