import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { commandLine } from '../../tools/command-line'
import { loadClassifier } from '../src/safety/classifier/load-classifier'
import { assessMessage } from '../src/safety/gate'
import { decideLine } from './gate-lines'

const usage = `npm run -s gate -- "text"
Prints the safety gate's decision about a text, without the text. In its place:
  -         reads the text from standard input
  --lines   reads JSON lines, {"text"} or {"turns":[{"role","text"}]}, and prints a decision for each`
const [text, ...rest] = process.argv.slice(2)
// Any other text is one to be judged, with whatever it begins.
if (text === '--help') commandLine(usage)

/**
 * Prints the safety gate's decision about a text as one JSON object: `npm run -s gate -- "text"`, or `-` to read it from
 * standard input. With `--lines` it reads JSON lines, `{"text"}` or `{"turns":[{"role","text"}]}`, and prints a decision for
 * each. Only levels, cards and names of layers are printed, never the text.
 */
async function answerLines(): Promise<void> {
  let number = 0
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1
    if (line.trim() === '') continue
    try {
      console.log(JSON.stringify(decideLine(line, gate)))
    } catch (error) {
      // One line out for each line in, so that a caller can put them side by side.
      console.log(
        JSON.stringify({ error: error instanceof Error ? error.message : 'unreadable', line: number }),
      )
      process.exitCode = 1
    }
  }
}

/** As the chat has it: phrases, grammar and classifier. */
const gate = { classifier: await loadClassifier() }
if (text === undefined || rest.length > 0) {
  console.error(`Give one text in quotes.\n\n${usage}`)
  process.exitCode = 2
} else if (text === '--lines') {
  await answerLines()
} else {
  const { level, card } = assessMessage(text === '-' ? readFileSync(0, 'utf8') : text, gate)
  console.log(JSON.stringify({ level, card }))
}
