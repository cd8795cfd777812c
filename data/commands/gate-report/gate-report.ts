import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadClassifier } from '../../../domain/src/safety/classifier/load-classifier'
import { commandLine } from '../../../tools/command-line'
import { cardOf } from '../messages/judge-message'
import { isHarmless, readMessages } from '../messages/read-messages'
import { countOf, inDanger } from './measure'
import { floors, judgeWithReader, readerFromEnvironment } from './provider-reading'
import { reportText } from './report-text'
import { countText } from './wilson'

/**
 * Measures the safety gate on the test messages, whose authors nothing was trained on: `npm run gate:report` prints the tables
 * and writes them into docs/safety.md between their marks. With `-- --provider` it prints them for the gate together with the
 * provider that the environment names, says whether it is fit to be the reader, and ends with 1 where it is not.
 */
const usage = `npm run gate:report [-- --provider]
Measures the safety gate on the test messages, and writes the tables into docs/safety.md.
  --provider   writes nothing, measures the gate together with the provider that the environment names (AI_BASE_URL, AI_MODEL …)`
const { values } = commandLine(usage, { options: { provider: { type: 'boolean', default: false } } })
const gate = { classifier: await loadClassifier() }
const messages = readMessages('test')
if (values.provider) await reportProvider()
else reportGate()

async function reportProvider(): Promise<void> {
  const access = readerFromEnvironment()
  const { results, unlabelled } = await judgeWithReader(messages, gate, access)
  console.log(reportText(results, `phrases, grammar, classifier and ${access.model} as reader`))
  const found = countOf(results, 'any card', inDanger)
  const locked = countOf(results, 'lock', isHarmless)
  const isFit = found.found >= floors.anyCard * found.of && locked.found <= floors.locks * locked.of
  console.log(`\n${unlabelled} of ${messages.length} messages got no label from it.`)
  console.log(
    isFit
      ? `${access.model} is fit to be the reader on these messages. Messages by machines are no proof for people.`
      : `${access.model} is NOT fit to be the reader: a card for ${countText(found)} (at least ${100 * floors.anyCard} %), a locked chat for ${countText(locked)} of the harmless ones (at most ${100 * floors.locks} %).`,
  )
  if (!isFit) process.exitCode = 1
}

function reportGate(): void {
  const results = messages.map((message) => ({ message, card: cardOf(message, gate) }))
  const text = reportText(results, 'phrases, grammar and classifier, without a provider')
  console.log(text)
  const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'safety.md')
  const [begin, end] = ['<!-- gate:report begin -->', '<!-- gate:report end -->']
  const page = readFileSync(file, 'utf8')
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`docs/safety.md has no ${begin} … ${end}`)
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`)
}
