import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadClassifier } from '../../../domain/src/safety/classifier/load-classifier'
import { cardOf } from '../messages/judge-message'
import { readMessages } from '../messages/read-messages'
import { reportText } from './report-text'

/**
 * Measures the safety gate on the test messages, whose authors nothing was trained on: `npm run gate:report` prints the tables
 * and writes them into docs/safety.md between their marks.
 */
parseArgs({ options: {} })
const classifier = await loadClassifier()
const results = readMessages('test').map((message) => ({ message, card: cardOf(message, { classifier }) }))
const text = reportText(results, 'phrases, grammar and classifier, without a provider')
console.log(text)

const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'safety.md')
const [begin, end] = ['<!-- gate:report begin -->', '<!-- gate:report end -->']
const page = readFileSync(file, 'utf8')
const from = page.indexOf(begin)
const to = page.indexOf(end)
if (from < 0 || to < from) throw new Error(`docs/safety.md has no ${begin} … ${end}`)
writeFileSync(file, `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`)
