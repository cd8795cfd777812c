import { commandLine } from '../../tools/command-line'
import { loadGuide } from '../src/assistant/load-guide'
import { answerLines } from './json-lines'

const usage = `npm run -s guide -- --lines < questions.jsonl
Prints for each question, a JSON line {"q", "lang"} on standard input, the id of the article that answers it, or null.`
const { values } = commandLine(usage, { options: { lines: { type: 'boolean' } } })

/**
 * Prints for each question, given as a JSON line `{"q", "lang"}` on standard input, the id of the article that the guide
 * answers it with, or null: `npm run -s guide -- --lines`.
 */
if (!values.lines) {
  console.error(`Give JSON lines on standard input.\n\n${usage}`)
  process.exitCode = 2
} else {
  process.exitCode = await answerLines(process.stdin, async ({ q, lang }) => {
    if (typeof q !== 'string') throw new TypeError('Each line needs a "q".')
    const guide = await loadGuide(typeof lang === 'string' && lang.startsWith('en') ? 'en' : 'zh-CN')
    return { article: guide.find(q)[0]?.articleId ?? null }
  })
}
