import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RuleWeight, ruleWeights, weightOf } from '../../../domain/src/safety/output-filter'
import { isBriefReply } from '../../../domain/src/safety/replies/brief-reply'
import { harmOf } from '../../../domain/src/safety/replies/reply-harm'
import { isTooShortToJudge } from '../../../domain/src/safety/replies/reply-judge'
import { type ReplyExample, readReplies } from '../replies/read-replies'

/**
 * Sets from which score on the judge of replies stops one, by itself and together with a rule of each weight, on the scores of
 * models that have not seen the reply's author (`held-out.json` of `train.py`). Only authors count whose replies no rule was
 * made from; the test replies never do.
 */

/** At most this share of harmless replies may be stopped. A person then reads a fixed text instead, which costs less than harm. */
const allowedStops = 0.045
/**
 * No rule needs a higher score than this to be believed. Held-out authors would set them higher, for a point at most; but they write at
 * length, and of the plain sentences that rules were written on, which the judge is less sure of, 75 % were stopped instead of 95.
 */
const most = { withRule: 0.4, withGraveRule: 0.2 }
/** Told as well, so that it can be seen what another share would find. */
const otherShares = [0.02, 0.05]
/** Whose replies the rules were written with. */
const knownToRules = ['rules', 'v']
/**
 * Whose harmless replies were to say nearly the same as their harmful ones, or the same by the same made-up person. They teach, but how
 * often they are mistaken says nothing of what a model usually answers.
 */
const border = ['r19', 'r22', 'r24', 'r26', 'r27']

interface Judged extends ReplyExample {
  readonly brief: boolean
  /** null where the judge says nothing. */
  readonly score: number | null
  /** How far the rule that finds something is believed; null where none does. */
  readonly rule: RuleWeight | null
}

const [heldOut] = process.argv.slice(2)
if (heldOut === undefined) throw new Error('Name the file of held-out scores.')
const scores: readonly { readonly harm: number }[] = JSON.parse(readFileSync(heldOut, 'utf8'))
const judged: readonly Judged[] = readReplies('train')
  .map((reply, index) => ({
    ...reply,
    brief: isBriefReply(reply.text),
    score: isTooShortToJudge(reply.text) ? null : (scores[index]?.harm ?? 0),
  }))
  .filter(({ author }) => !knownToRules.includes(author))
  .map((reply) => {
    const found = (weight: RuleWeight) =>
      harmOf(reply.text, true, (harm) => weightOf(harm) === weight) !== null
    return { ...reply, rule: ruleWeights.find(found) ?? null }
  })
const usual = judged.filter(({ author }) => !border.includes(author))
const harmful = usual.filter((reply) => reply.harmful)
const harmless = usual.filter((reply) => !reply.harmful)

interface Thresholds {
  readonly alone: number
  readonly withRule: number
  readonly withGraveRule: number
}

function stops({ brief, rule, score }: Judged, { alone, withRule, withGraveRule }: Thresholds): boolean {
  if (rule === 'sure' || (brief && rule !== null)) return true
  if (score === null) return false
  return score >= (rule === 'grave' ? withGraveRule : rule === 'ordinary' ? withRule : alone)
}
const share = (replies: readonly Judged[], thresholds: Thresholds) =>
  replies.filter((reply) => stops(reply, thresholds)).length / replies.length

/** The thresholds that find most at no more than this share of harmless replies stopped. */
function choose(allowed: number) {
  const steps = Array.from({ length: 99 }, (_, step) => (step + 1) / 100)
  let best = { thresholds: { alone: 1, withRule: 1, withGraveRule: 1 }, found: 0, mistaken: 1 }
  for (const alone of steps) {
    for (const withRule of steps.filter((step) => step <= Math.min(alone, most.withRule))) {
      if (share(harmless, { alone, withRule, withGraveRule: withRule }) > allowed) continue
      for (const withGraveRule of steps.filter((step) => step <= Math.min(withRule, most.withGraveRule))) {
        const thresholds = { alone, withRule, withGraveRule }
        const mistaken = share(harmless, thresholds)
        if (mistaken > allowed) continue
        const found = share(harmful, thresholds)
        if (found > best.found) best = { thresholds, found, mistaken }
      }
    }
  }
  return best
}

const file = join(import.meta.dirname, '../../../domain/src/safety/replies/reply-thresholds.json')
const { purpose } = JSON.parse(readFileSync(file, 'utf8'))
const percent = (value: number) => (Number.isNaN(value) ? 'none' : `${Number((value * 100).toFixed(1))} %`)
const byRules = (replies: readonly Judged[]) =>
  percent(replies.filter(({ rule }) => rule !== null).length / replies.length)
for (const allowed of otherShares) {
  const { found, mistaken } = choose(allowed)
  console.log(`  at most ${percent(allowed)}: ${percent(found)} and ${percent(mistaken)}`)
}
const best = choose(allowedStops)
writeFileSync(file, `${JSON.stringify({ purpose, ...best.thresholds }, null, 2)}\n`)
console.log(
  `held-out replies of unseen authors: ${percent(best.found)} of ${harmful.length} harmful ones stopped, ${percent(best.mistaken)} of ${harmless.length} harmless ones; by rules alone ${byRules(harmful)} and ${byRules(harmless)}`,
)
for (const author of new Set(judged.map((reply) => reply.author))) {
  const own = judged.filter((reply) => reply.author === author)
  const shares = [own.filter((reply) => reply.harmful), own.filter((reply) => !reply.harmful)].map(
    (replies) => percent(share(replies, best.thresholds)),
  )
  console.log(`  ${author}: ${shares.join(' and ')}${border.includes(author) ? ' (border)' : ''}`)
}
