// Checks the built pages against budgets.json: how much JavaScript each page's HTML pulls in, and that none of it is
// Firebase, the query library or the checker axe; and that pages in traditional Chinese hold no simplified text. Ends with code 1 and the pages' names when one is over.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languageOf } from '@amhs/domain/page-address'
import { addressOfFile, budgetOf, readBudgets } from './page-budget'
import { costOfPage, readImports, readPage, textsNowhere } from './page-cost'
import { simplifiedLeft } from './simplified-left'

const root = path.resolve(import.meta.dirname, '../..')
const dist = path.join(root, 'web/dist')
const budgets = readBudgets()

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
)
if (pages.length === 0) throw new Error('web/dist holds no page: build first')
const entries = pages.map((name) => ({
  name,
  scripts: readPage(readFileSync(path.join(dist, name), 'utf8')),
}))
const imports = await readImports(
  dist,
  entries.flatMap(({ scripts }) => scripts),
)
const costs = entries.map(({ scripts }) =>
  costOfPage(dist, imports, scripts, budgets.publicPage.forbiddenTexts),
)

const allowed = (name: string) => budgetOf(budgets, addressOfFile(name))
const faults = costs.flatMap(({ gzipBytes, forbidden }, index) => [
  ...(gzipBytes > allowed(pages[index] ?? '')
    ? [`${pages[index]}: ${gzipBytes} bytes of JavaScript, ${allowed(pages[index] ?? '')} allowed`]
    : []),
  ...forbidden.map(
    (file) => `${pages[index]}: ${file} holds code that a visitor’s page must not load at once`,
  ),
])
const guardsNothing = textsNowhere(dist, budgets.publicPage.forbiddenTexts)
faults.push(
  ...guardsNothing.map((text) => `budgets.json: "${text}" is in no file any more, so it guards nothing`),
)
for (const name of pages.filter((page) => languageOf(addressOfFile(page)) === 'zh-Hant'))
  for (const text of simplifiedLeft(readFileSync(path.join(dist, name), 'utf8')))
    faults.push(`${name}: "${text.trim().slice(0, 40)}" has simplified characters`)
const largest = Math.max(...costs.map(({ gzipBytes }) => gzipBytes))
console.log(`${pages.length} pages, the largest pulls in ${largest} bytes of JavaScript (gzip)`)
for (const [key, bytes] of Object.entries(budgets.pages)) {
  const own = costs.filter((_, index) => allowed(pages[index] ?? '') === bytes)
  console.log(`${key}: at most ${Math.max(...own.map(({ gzipBytes }) => gzipBytes))} of ${bytes} bytes`)
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
