import { readFileSync } from 'node:fs'
import { assessMessage } from '../domain/src/safety/gate'

/**
 * Prints the safety gate's decision about a text as one JSON object: `npm run -s gate -- "text"`, or `-` to read it from
 * standard input. Only the level and the card are printed, never the text.
 */
const [text, ...rest] = process.argv.slice(2)

if (text === undefined || rest.length > 0) {
  console.error('Give one text in quotes, or - to read it from standard input: npm run -s gate -- "text"')
  process.exitCode = 2
} else {
  const { level, card } = assessMessage(text === '-' ? readFileSync(0, 'utf8') : text)
  console.log(JSON.stringify({ level, card }))
}
