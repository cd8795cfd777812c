import { commandLine } from '../../tools/command-line'
import { replyLimits } from '../src/assistant/reply-limits'
import { type CrisisRegionId, regionNamed, unknownRegion } from '../src/safety/crisis-lines'
import { filterReply } from '../src/safety/output-filter'
import { loadReplyJudge } from '../src/safety/replies/reply-judge'
import { answerLines } from './json-lines'

const usage = `npm run -s reply -- --lines < replies.jsonl
Prints for each reply of a model, a JSON line {"text", "region"} on standard input, whether it is stopped and why.`
const { values } = commandLine(usage, { options: { lines: { type: 'boolean' } } })

/** Without a region only the international directory may be named; one we do not know would refuse every number silently. */
function regionOf(given: unknown): CrisisRegionId {
  if (given === undefined || given === null) return unknownRegion
  const region = typeof given === 'string' ? regionNamed(given) : null
  if (region === null) throw new TypeError('There is no "region" of that name.')
  return region
}

/**
 * Prints for each reply of a model, given as a JSON line `{"text", "region"}` on standard input, whether it is stopped and
 * why: `npm run -s reply -- --lines`. The text is never printed.
 */
if (!values.lines) {
  console.error(`Give JSON lines on standard input.\n\n${usage}`)
  process.exitCode = 2
} else {
  const judge = await loadReplyJudge()
  process.exitCode = await answerLines(process.stdin, ({ text, region }) => {
    if (typeof text !== 'string') throw new TypeError('Each line needs a "text".')
    const result = filterReply(text, {
      ...replyLimits(regionOf(region)),
      judge,
    })
    return { stopped: !result.ok, reason: result.ok ? null : result.reason }
  })
}
