/** The figures of the last sweep (`npm run test:a11y`), as `tests/accessibility/sweep.json` keeps them. */
export interface SweepFigures {
  readonly date: string
  readonly commits: readonly { readonly commit: string; readonly date: string }[]
  readonly pieces: Readonly<Record<string, number>>
  readonly looks: number
  readonly stops: number
  readonly targets: number
  readonly findings: number
}

const headings = {
  zh: '## 最近一次检查看到了什么？',
  en: '## What did the last sweep see?',
} as const

/**
 * The accessibility statement with the section that is made from the last sweep; the rest of it is written by hand.
 * @throws Error where the text has no such section
 */
export function statementWithFigures(text: string, language: 'zh' | 'en', figures: SweepFigures): string {
  const [before, after] = text.split(`${headings[language]}\n`)
  if (before === undefined || after === undefined)
    throw new Error(
      `content/pages/accessibility/${language}.md: the section “${headings[language]}” is missing`,
    )
  const next = after.indexOf('\n## ')
  return `${before}${headings[language]}\n\n${figureLines(language, figures)}\n${after.slice(next)}`
}

function figureLines(language: 'zh' | 'en', figures: SweepFigures): string {
  const { pieces, looks, stops, targets, findings } = figures
  const count = (...kinds: readonly string[]) => kinds.reduce((sum, kind) => sum + (pieces[kind] ?? 0), 0)
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB'
  const number = (value: number) => value.toLocaleString(locale)
  const day = (iso: string) => dayOf(iso, locale)
  const date = day(figures.date)
  const many = figures.commits.length > 1
  const first = figures.commits.map((one) => one.date).sort()[0] ?? figures.date
  const names = figures.commits.map(({ commit, date: at }) =>
    language === 'zh' ? `${commit}（${day(at)}）` : `${commit} (${day(at)})`,
  )
  const states = count('state', 'article', 'instrument', 'example')
  return language === 'zh'
    ? [
        `这些数字来自 ${date}结束的检查，由程序写进来，不是人写的。`,
        '',
        many
          ? `数字不是在同一个版本上量的：检查从 ${day(first)}开始，中间一边查一边改，先后用了 ${names.length} 个版本的代码。没有哪一个版本从头到尾查过一遍，前面查过的页面后来可能又改了。版本：${names.join('，')}。`
          : `全部是在同一个版本的代码上量的：${names.join('，')}。`,
        '',
        `- 看了 ${number(count('route'))} 个页面和另外 ${number(states)} 种状态（比如出错、打开的菜单、结果），一共 ${number(looks)} 眼，中英文都有。`,
        `- 焦点停了 ${number(stops)} 次，量了 ${number(targets)} 个可以按的东西。`,
        `- 有 ${number(count('journey'))} 条路只用键盘走完，用虚拟读屏听完。`,
        findings === 0 ? '- 没有发现问题。' : `- 发现了 ${number(findings)} 个还没有改好的问题。`,
      ].join('\n')
    : [
        `These figures are from the sweep that ended on ${date}. A program wrote them here, not a person.`,
        '',
        many
          ? `They were not measured on one version of the site. The sweep began on ${day(first)}, faults were mended while it went on, and it used ${names.length} states of the code one after the other. No version was looked at from beginning to end, and pages that were seen early may have changed since. The states: ${names.join(', ')}.`
          : `All were measured on one state of the code: ${names.join(', ')}.`,
        '',
        `- It looked at ${number(count('route'))} pages and ${number(states)} other states of them, such as errors, open menus and results. That was ${number(looks)} looks, in both languages.`,
        `- The focus stopped ${number(stops)} times, and ${number(targets)} things to press were measured.`,
        `- It went ${number(count('journey'))} ways through the site with the keyboard alone, and heard them with a virtual screen reader.`,
        findings === 0
          ? '- It found nothing.'
          : `- It found ${number(findings)} ${findings === 1 ? 'thing that is' : 'things that are'} not mended yet.`,
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
