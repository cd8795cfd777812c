import { compiledArticles } from '../../content/commands/read-articles'
import { findArticles } from '../src/find/find-articles'
import { answerLines } from './json-lines'

/**
 * Prints for each search, given as a JSON line `{"q", "lang"}` on standard input, what the page of articles finds:
 * `{"articles"}`, ids best first, none where none fits: `npm run -s find -- --lines`. A search reads both languages at once.
 */
if (process.argv.length !== 3 || process.argv[2] !== '--lines') {
  console.error('Give JSON lines on standard input: npm run -s find -- --lines < searches.jsonl')
  process.exitCode = 2
} else {
  const articles = compiledArticles().map(({ id, zh, en }) => ({ id, title: { zh: zh.title, en: en.title } }))
  process.exitCode = await answerLines(process.stdin, ({ q }) => {
    if (typeof q !== 'string') throw new TypeError('Each line needs a "q".')
    return { articles: findArticles(q, articles) }
  })
}
