import { commandLine } from '../../tools/command-line'
import { scoreCommand } from './score-command'

const usage = `npm run -s score -- phq9 2,2,2,2,1,1,2,0,0
npm run -s score -- auditc 2,1,0 --sex male
npm run -s score -- psc17p 1,-,2,…        a "-" is a question that was not answered
npm run -s score -- pcptsd5 --gate no
Scores the answers to an instrument, and prints one JSON object.`

// Wrong arguments get one sentence on stderr and exit code 2.
const words = process.argv.slice(2)
if (words.includes('--help')) commandLine(usage)
const answer = scoreCommand(words)
if (answer.code === 0) console.log(answer.line)
else console.error(answer.fault)
process.exitCode = answer.code
