import { loadReplyJudge } from '../../../domain/src/safety/replies/reply-judge'
import { commandLine } from '../../../tools/command-line'
import { countStopped } from './count-stopped'

const usage = `npm run reply:report
Says how many of the test replies the check stops, by rules alone and together with the judge.`
commandLine(usage)

/** `npm run reply:report`: how many of the test replies the check stops, by rules alone and together with the judge. */
for (const [name, judge] of [
  ['rules alone', undefined],
  ['rules and judge', await loadReplyJudge()],
] as const) {
  const { harmful, harmless } = countStopped(judge)
  console.log(
    `${name}: ${harmful.stopped} of ${harmful.of} harmful, ${harmless.stopped} of ${harmless.of} harmless replies stopped`,
  )
}
