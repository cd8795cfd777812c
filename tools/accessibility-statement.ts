/** The figures of the last sweep (`npm run test:a11y`), as `tests/accessibility/sweep.json` keeps them. */
export interface SweepFigures {
  readonly date: string
  readonly commits: readonly { readonly commit: string; readonly date: string }[]
  readonly pieces: Readonly<Record<string, number>>
  readonly looks: number
  /** How often the focus was put on something, by a script (`measure-page.ts`). */
  readonly stops: number
  readonly targets: number
  readonly findings: number
}

const headings = {
  zh: '## 最近一次检查看到了什么？',
  en: '## What did the last sweep see?',
} as const

/** When the statement was last changed: the field that says it, and the sentence that repeats it. */
const updatedOn = /^updatedOn: (.+)$/m
const sentences = {
  zh: /(?<=最近一次修改是 )[^，]+/,
  en: /(?<=This statement was last changed on )[^,]+/,
} as const

/**
 * The accessibility statement with the section that is made from the last sweep, and with the day of its last change, which is
 * no earlier than the sweep's; the rest of it is written by hand.
 * @throws Error where the text has no such section, or does not say when it was changed
 */
export function statementWithFigures(text: string, language: 'zh' | 'en', figures: SweepFigures): string {
  const [before, after] = text.split(`${headings[language]}\n`)
  const written = before && updatedOn.exec(before)?.[1]
  if (!written || after === undefined || !sentences[language].test(before))
    throw new Error(
      `content/pages/accessibility/${language}.md: “updatedOn”, the sentence with its date or the section “${headings[language]}” is missing`,
    )
  const changed = written > figures.date ? written : figures.date
  const dated = before
    .replace(updatedOn, `updatedOn: ${changed}`)
    .replace(sentences[language], dayOf(changed, localeOf(language)))
  const next = after.indexOf('\n## ')
  return `${dated}${headings[language]}\n\n${figureLines(language, figures)}\n${after.slice(next)}`
}

function localeOf(language: 'zh' | 'en'): string {
  return language === 'zh' ? 'zh-CN' : 'en-GB'
}

function figureLines(language: 'zh' | 'en', figures: SweepFigures): string {
  const { pieces, looks, stops, targets, findings } = figures
  const count = (...kinds: readonly string[]) => kinds.reduce((sum, kind) => sum + (pieces[kind] ?? 0), 0)
  const locale = localeOf(language)
  const number = (value: number) => value.toLocaleString(locale)
  const day = (iso: string) => dayOf(iso, locale)
  const date = day(figures.date)
  const versions = figures.commits.length
  const first = figures.commits.map((one) => one.date).sort()[0] ?? figures.date
  const pages = count('route')
  const states = count('state', 'article', 'instrument', 'example')
  const isPartial = count('article', 'instrument', 'example') === 0
  const each = Math.round(looks / Math.max(1, pages + states))
  return language === 'zh'
    ? [
        `这些数字来自 ${date}结束的检查，由程序写入，没有经过人工改动。`,
        '',
        versions > 1
          ? `数字不是在同一个版本上得到的：检查从 ${day(first)}开始，一边查一边改，先后经过 ${versions} 个版本。没有哪一个版本从头到尾查过一遍，前面查过的页面后来可能又有改动。`
          : '全部数字都是在同一个版本上得到的。',
        '',
        `- 看了 ${number(pages)} 个页面，和页面的另外 ${number(states)} 种状态（比如出错、打开的菜单、结果）。中英文都看，每一个平均在 ${number(each)} 种设置下看过，一共 ${number(looks)} 次。`,
        `- 由程序（不是按 Tab 键）把焦点逐个放到链接、按钮、输入框等上面，一共 ${number(stops)} 次，每次都看焦点是不是看得见；量过 ${number(targets)} 个按钮、链接等可以按的地方有多大。`,
        `- 有 ${number(count('journey'))} 件事（比如注册、做问卷）只用键盘从头做到尾，同时记下虚拟读屏说了什么。`,
        ...(isPartial ? ['- 文章、每份问卷的每道题和组件目录这次没有单独看。'] : []),
        findings === 0 ? '- 没有发现问题。' : `- 发现的问题里，还有 ${number(findings)} 个没有改好。`,
      ].join('\n')
    : [
        `These figures come from the sweep that ended on ${date}. A program wrote them here; no person changed them.`,
        '',
        versions > 1
          ? `They don't all come from one version of the site. The sweep began on ${day(first)}, faults were mended while it went on, and it passed through ${versions} versions. No version was checked from beginning to end, and pages that were checked early may have changed since.`
          : 'They all come from one version of the site.',
        '',
        `- It looked at ${number(pages)} pages and at ${number(states)} other states of pages, such as errors, open menus and results. Each was seen in both languages and in about ${number(each)} combinations of settings: ${number(looks)} times altogether.`,
        `- A program put the focus on links, buttons, fields and the like, one after another and without pressing Tab: ${number(stops)} times altogether. Each time it checked that the focus could be seen. It measured ${number(targets)} buttons, links and other things to press.`,
        `- It did ${number(count('journey'))} things from beginning to end with the keyboard alone, such as registering or answering a questionnaire, and wrote down what a virtual screen reader said.`,
        ...(isPartial
          ? [
              "- Articles, the questions of each questionnaire and the catalogue of parts weren't looked at one by one this time.",
            ]
          : []),
        findings === 0
          ? '- It found no problems.'
          : `- Of the problems it found, ${number(findings)} ${findings === 1 ? "hasn't" : "haven't"} been mended yet.`,
      ].join('\n')
}

function dayOf(iso: string, locale: string): string {
  const text = new Date(`${iso}T12:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return locale === 'zh-CN' ? text.replaceAll(/(\d+)/g, ' $1 ').trim() : text
}
