import { compiledArticles } from '../../content/commands/read-articles'
import { commandLine } from '../../tools/command-line'
import { findArticles } from '../src/find/find-articles'
import { answerLines } from './json-lines'

const usage = `npm run -s find -- --lines < searches.jsonl
Prints for each search, a JSON line {"q", "lang"} on standard input, the ids of the articles that the page finds.`
const { values } = commandLine(usage, { options: { lines: { type: 'boolean' } } })

/**
 * Prints for each search, given as a JSON line `{"q", "lang"}` on standard input, what the page of articles finds:
 * `{"articles"}`, ids best first, none where none fits: `npm run -s find -- --lines`. A search reads both languages at once.
 */
if (!values.lines) {
  console.error(`Give JSON lines on standard input.\n\n${usage}`)
  process.exitCode = 2
} else {
  const articles = compiledArticles().map(({ id, zh, en }) => ({ id, title: { zh: zh.title, en: en.title } }))
  process.exitCode = await answerLines(process.stdin, ({ q }) => {
    if (typeof q !== 'string') throw new TypeError('Each line needs a "q".')
    return { articles: findArticles(q, articles) }
  })
}
