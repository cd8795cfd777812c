import { replyLimits } from '../src/assistant/reply-limits'
import { filterReply } from '../src/safety/output-filter'
import { loadReplyJudge } from '../src/safety/replies/reply-judge'
import { answerLines } from './json-lines'

/**
 * Prints for each reply of a model, given as a JSON line `{"text", "region"}` on standard input, whether it is stopped and
 * why: `npm run -s reply -- --lines`. The text is never printed.
 */
if (process.argv.length !== 3 || process.argv[2] !== '--lines') {
  console.error('Give JSON lines on standard input: npm run -s reply -- --lines < replies.jsonl')
  process.exitCode = 2
} else {
  const judge = await loadReplyJudge()
  process.exitCode = await answerLines(process.stdin, ({ text, region }) => {
    if (typeof text !== 'string') throw new TypeError('Each line needs a "text".')
    const result = filterReply(text, {
      ...replyLimits(typeof region === 'string' ? region : 'OTHER'),
      judge,
    })
    return { stopped: !result.ok, reason: result.ok ? null : result.reason }
  })
}
