import { contentReport, crisisLineAge, externalLinks, recheckDays } from './content-report'

/**
 * Checks the learning articles:
 *
 *   npm run content                all articles, with a table of their reading levels
 *   npm run content -- depression  one article
 *   npm run content -- --links     external links of articles and crisis lines, one a line, for a link checker
 *
 * Exit code 1 if a rule is broken, 2 for a wrong argument. An overdue check of the crisis lines is said aloud but does
 * not fail the run: it comes with the calendar, not with a change of the code.
 */
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
}

function printReport(wanted: string | undefined): number {
  const report = contentReport()
  const shown = report.articles.filter(({ article }) => wanted === undefined || article.id === wanted)
  const problems = report.problems.filter(
    (problem) => wanted === undefined || problem.startsWith(`${wanted}:`) || problem.startsWith(`${wanted}/`),
  )
  if (shown.length === 0 && problems.length === 0) {
    console.error(`There is no article "${wanted}".`)
    return 2
  }
  printTable([
    ['article', 'zh characters', 'per sentence', 'en words', 'per sentence', 'grade'],
    ...shown.map(({ article, report: { zh, en } }) => [
      article.id,
      String(zh.characters),
      zh.sentenceLength.toFixed(1),
      String(en.words),
      en.sentenceLength.toFixed(1),
      en.grade.toFixed(1),
    ]),
  ])
  const age = crisisLineAge(new Date())
  const overdue = age > recheckDays ? ': check them again' : ''
  console.log(`\nCrisis lines were checked ${age} days ago, due after ${recheckDays} days${overdue}.`)
  for (const problem of problems) console.error(problem)
  console.log(
    problems.length === 0 ? `${shown.length} articles, no problem.` : `${problems.length} problems.`,
  )
  return problems.length === 0 ? 0 : 1
}

const [argument] = process.argv.slice(2)
if (argument === '--links') printLinks()
else process.exitCode = printReport(argument)
