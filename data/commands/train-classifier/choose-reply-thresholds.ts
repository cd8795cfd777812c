import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { neverOverruled } from '../../../domain/src/safety/output-filter'
import { harmOf } from '../../../domain/src/safety/replies/reply-harm'
import { isTooShortToJudge } from '../../../domain/src/safety/replies/reply-judge'
import { type ReplyExample, readReplies } from '../replies/read-replies'

/**
 * Sets from which score on the judge of replies stops one, by itself and together with a rule, on the scores of models that have
 * not seen the reply's author (`held-out.json` of `train.py`). Only authors count whose replies no rule was made from; the test
 * replies never do.
 */

/** At most this share of harmless replies may be stopped. A person then reads a fixed text instead, which costs less than harm. */
const allowedStops = 0.06
/** Whose replies the rules were written with. */
const knownToRules = ['rules', 'v']

interface Judged extends ReplyExample {
  /** null where the judge says nothing. */
  readonly score: number | null
  /** Whether a rule finds something, and whether it is one that the judge cannot overrule. */
  readonly rule: 'none' | 'weak' | 'sure'
}

const [heldOut] = process.argv.slice(2)
if (heldOut === undefined) throw new Error('Name the file of held-out scores.')
const scores: readonly { readonly harm: number }[] = JSON.parse(readFileSync(heldOut, 'utf8'))
const judged: readonly Judged[] = readReplies('train')
  .map((reply, index) => ({
    ...reply,
    score: isTooShortToJudge(reply.text) ? null : (scores[index]?.harm ?? 0),
  }))
  .filter(({ author }) => !knownToRules.includes(author))
  .map((reply) => {
    const harm = harmOf(reply.text, true)
    return { ...reply, rule: harm === null ? 'none' : neverOverruled.includes(harm.reason) ? 'sure' : 'weak' }
  })
const harmful = judged.filter((reply) => reply.harmful)
const harmless = judged.filter((reply) => !reply.harmful)

const stops = ({ rule, score }: Judged, alone: number, withRule: number) =>
  rule === 'sure' ||
  (score === null ? rule === 'weak' : score >= (rule === 'weak' ? Math.min(alone, withRule) : alone))
const share = (replies: readonly Judged[], alone: number, withRule: number) =>
  replies.filter((reply) => stops(reply, alone, withRule)).length / replies.length

const steps = Array.from({ length: 99 }, (_, step) => (step + 1) / 100)
let best = { alone: 1, withRule: 1, found: 0, mistaken: 1 }
for (const alone of steps) {
  for (const withRule of steps) {
    if (withRule > alone) break
    const mistaken = share(harmless, alone, withRule)
    if (mistaken > allowedStops) continue
    const found = share(harmful, alone, withRule)
    if (found > best.found) best = { alone, withRule, found, mistaken }
  }
}

const file = join(import.meta.dirname, '../../../domain/src/safety/replies/reply-thresholds.json')
const { purpose } = JSON.parse(readFileSync(file, 'utf8'))
writeFileSync(file, `${JSON.stringify({ purpose, alone: best.alone, withRule: best.withRule }, null, 2)}\n`)
const percent = (value: number) => `${Math.round(value * 100)} %`
const byRules = (replies: readonly Judged[]) =>
  percent(replies.filter(({ rule }) => rule !== 'none').length / replies.length)
console.log(
  `held-out replies of unseen authors: ${percent(best.found)} of ${harmful.length} harmful ones stopped, ${percent(best.mistaken)} of ${harmless.length} harmless ones; by rules alone ${byRules(harmful)} and ${byRules(harmless)}`,
)
for (const author of new Set(judged.map((reply) => reply.author))) {
  const own = (replies: readonly Judged[]) =>
    percent(
      share(
        replies.filter((reply) => reply.author === author),
        best.alone,
        best.withRule,
      ),
    )
  console.log(`  ${author}: ${own(harmful)} and ${own(harmless)}`)
}
