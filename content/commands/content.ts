import { ContentFault } from '../../domain/src/content/content-fault'
import type { ChineseReadability, EnglishReadability } from '../../domain/src/content/readability'
import { commandLine } from '../../tools/command-line'
import { contentReport, externalLinks } from './content-report'
import { headRemarks } from './head-report'
import { listsDue } from './lists-due'
import { externalPageLinks, pagesReport } from './page-report'
import { searchRemarks } from './search-report'
import { servicesToVerify, verifyReminder } from './services-to-verify'
import { remarkKinds, type StyleEntry, styleReport } from './style-report'

const usage = `npm run content [-- what]
Checks the learning articles and the pages (privacy, terms, about …), with tables of the reading levels. Ends with 1 if a rule is broken.
  depression   one article or page alone, with everything that an editor should look at again
  --style      the same for all, and for the words of the interface
  --links      external links of articles, pages and crisis lines, one a line, for a link checker
  --services   the services of the list that nobody has called yet: id, name, city, telephone, site, source
  --due        only whether crisis lines, lines for violence or first steps have to be checked again; ends with 1 if so`

function tableRow(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ')
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)))
  for (const row of rows) console.log(tableRow(row, widths))
}

function printLinks(): void {
  for (const [url, places] of externalLinks(contentReport().articles.map(({ article }) => article))) {
    console.log(`${url}\t${places.join(', ')}`)
  }
  for (const { page } of pagesReport().pages) {
    for (const url of externalPageLinks(page)) console.log(`${url}\tpage ${page.id}`)
  }
}

function measureRow(id: string, { zh, en }: { zh: ChineseReadability; en: EnglishReadability }): string[] {
  return [
    id,
    String(zh.characters),
    zh.sentenceLength.toFixed(1),
    String(en.words),
    en.sentenceLength.toFixed(1),
    en.grade.toFixed(1),
  ]
}

/** How much there is to look at again, by articles, pages and interface. */
function printSums(): void {
  const entries = styleReport()
  const groups = {
    articles: entries.filter(({ id }) => !id.includes('/')),
    pages: entries.filter(({ id }) => id.startsWith('pages/')),
    interface: entries.filter(({ id }) => id.startsWith('web/')),
  }
  const kinds = Object.keys(remarkKinds) as (keyof typeof remarkKinds)[]
  const rows = Object.entries(groups).map(([name, group]) => [
    name,
    ...kinds.map((kind) => String(group.reduce((sum, { remarks }) => sum + remarks[kind].length, 0))),
  ])
  console.log()
  printTable([['to look at again', ...kinds.map((kind) => remarkKinds[kind])], ...rows])
  console.log('Each of them: npm run content -- --style')
  for (const [name, remarks] of Object.entries({ ...headRemarks(), ...searchRemarks() })) {
    console.log(`\n${name}: ${remarks.length}`)
    for (const remark of remarks) console.log(`  ${remark}`)
  }
}

function printRemarks(entries: readonly StyleEntry[]): void {
  for (const { id, remarks } of entries) {
    for (const [kind, name] of Object.entries(remarkKinds) as [keyof typeof remarkKinds, string][]) {
      for (const remark of remarks[kind]) console.log(`${id}\t${name}\t${remark}`)
    }
  }
}

function printReport(wanted: string | undefined): number {
  const [articles, pages] = [contentReport(), pagesReport()]
  const isWanted = (id: string) => wanted === undefined || id === wanted
  const problems = [...articles.problems, ...pages.problems].filter((problem) =>
    isWanted(/^(?:pages\/)?([a-z0-9-]+)/.exec(problem)?.[1] ?? ''),
  )
  const articleRows = articles.articles
    .filter(({ article }) => isWanted(article.id))
    .map(({ article, report }) => measureRow(article.id, report))
  const pageRows = pages.pages
    .filter(({ page }) => isWanted(page.id))
    .map(({ page, report }) => measureRow(page.id, report))
  if (articleRows.length + pageRows.length + problems.length === 0) {
    console.error(`There is no article or page "${wanted}".`)
    return 2
  }
  const heading = ['zh characters', 'per sentence', 'en words', 'per sentence', 'grade']
  if (articleRows.length > 0) printTable([['article', ...heading], ...articleRows])
  if (articleRows.length > 0 && pageRows.length > 0) console.log()
  if (pageRows.length > 0) printTable([['page', ...heading], ...pageRows])
  if (wanted === undefined) printSums()
  else printRemarks(styleReport().filter(({ id }) => id.replace('pages/', '') === wanted))
  // An overdue check fails only `--due`, which runs by the calendar: it does not come with a change of the code.
  console.log()
  printDue()
  console.log(verifyReminder() ?? 'Every service of the list has been verified.')
  for (const problem of problems) console.error(problem)
  const shown = `${articleRows.length} articles and ${pageRows.length} pages`
  console.log(problems.length === 0 ? `${shown}, no problem.` : `${problems.length} problems.`)
  return problems.length === 0 ? 0 : 1
}

function printServices(): void {
  for (const { service, note } of servicesToVerify()) {
    const { id, name, city, phone, site } = service
    console.log([id, name.zh, name.en, city.en, phone ?? '-', site ?? '-', note].join('\t'))
  }
  console.log(verifyReminder() ?? 'Every service of the list has been verified.')
}

/** Says of every list when it is to be checked again. @returns 1 where one is due */
function printDue(): number {
  const { due, inTime } = listsDue(new Date())
  for (const sentence of [...due, ...inTime]) console.log(sentence)
  return due.length === 0 ? 0 : 1
}

const { values, positionals } = commandLine(usage, {
  allowPositionals: true,
  options: {
    links: { type: 'boolean' },
    due: { type: 'boolean' },
    style: { type: 'boolean' },
    services: { type: 'boolean' },
  },
})
try {
  if (values.links) printLinks()
  else if (values.services) printServices()
  else if (values.due) process.exitCode = printDue()
  else if (values.style) printRemarks(styleReport())
  else process.exitCode = printReport(positionals[0])
} catch (fault) {
  // Where operator.json is broken no page can be compiled, and so none be looked at.
  if (!(fault instanceof ContentFault)) throw fault
  console.error(fault.message)
  process.exitCode = 1
}
