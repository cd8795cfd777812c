import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ClassifierOpinion,
  type OpinionHead,
  opinionHeads,
} from '../../../domain/src/safety/classifier/opinion'
import type {
  ClassifierThresholds,
  HeadThresholds,
} from '../../../domain/src/safety/classifier/opinion-findings'
import type { Finding } from '../../../domain/src/safety/finding'
import {
  decide,
  decideWith,
  findingsIn,
  isBrief,
  needsFixedAnswer,
  type SafetyAssessment,
} from '../../../domain/src/safety/gate'
import { isHarmless, type Message, readMessages } from '../messages/read-messages'

/**
 * Sets the thresholds of the classifier for the gate as a whole: what phrases and grammar find by themselves counts
 * against the same allowance of false alarms. Judged on the training messages with the scores of models that have not seen
 * the message's author (`held-out.json` of `train.py`), never on the test messages.
 */

/**
 * At most this share of harmless messages may lock the chat. More than the 2 % that are the goal: a third of the harmless
 * lines of the later authors were written as twins of dangerous ones, which everyday messages are not.
 */
const allowedLocks = 0.03
/** At most this share of harmless messages may get any card. */
const allowedCards = 0.14
/** What phrases and grammar spend, the classifier keeps at least these shares of harmless messages for itself. */
const leastLocks = 0.004
const leastCards = 0.03
/**
 * At most this share of the crises that are not of now may get the emergency card: it asks nothing wrong of them, and where
 * the classifier alone decides it stands in the conversation, not over it.
 */
const allowedEmergencies = 0.12

interface Judged {
  readonly message: Message
  readonly scores: ClassifierOpinion['scores']
  /** What phrases and grammar find. */
  readonly findings: readonly Finding[]
  /** What they say alone. */
  readonly alone: SafetyAssessment
}

const off: HeadThresholds = { gentle: null, lock: null, lockTogether: null }
/** No head speaks; the gentle card stays wherever the grammar alone shows it. */
const silent: ClassifierThresholds = {
  ...(Object.fromEntries(opinionHeads.map((head) => [head, off])) as Record<OpinionHead, HeadThresholds>),
  harmlessContext: 0,
}

/** Scores of `any` that are tried as the least one for the gentle card in a harmless context. */
const triedInHarmlessContext = [0, 0.1, 0.2, 0.3, 0.4, 0.5]

function judge({ message, findings, scores }: Judged, thresholds: ClassifierThresholds): SafetyAssessment {
  return decideWith(findings, { scores }, { brief: isBrief(message.text), thresholds })
}

/** The score that at most `allowed` of the given ones reach. */
function scoreReachedBy(scores: readonly number[], allowed: number): number {
  const falling = [...scores].sort((one, other) => other - one)
  return Math.min(0.9999, (falling[Math.max(0, allowed)] ?? 0) + 0.0001)
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length
}

function choose(all: readonly Judged[]): ClassifierThresholds {
  const harmless = all.filter(({ message }) => isHarmless(message))
  const crises = all.filter(({ message: { kind } }) => kind === 'C' || kind === 'D')
  const locked = ({ alone }: Judged) => alone.outcome === 'lock'
  const softened = ({ alone }: Judged) => alone.context !== null
  // What the phrases and the grammar lock already is spent; where they saw a harmless context, no score can lock.
  const left = Math.max(
    Math.floor(allowedLocks * harmless.length) - harmless.filter(locked).length,
    Math.floor(leastLocks * harmless.length),
  )
  const open = harmless.filter((judged) => !locked(judged) && !softened(judged))
  const supportedOf = (judged: Judged) => judged.alone.card !== null

  // Most of the allowance goes to the head `crisis`; a share of it to messages in which something else was found too.
  let best: { recall: number; thresholds: ClassifierThresholds } | null = null
  for (const togetherShare of [0, 0.1, 0.2, 0.3, 0.45]) {
    for (const confusionShare of [0.03, 0.08]) {
      const budget = (part: number) => Math.max(0, Math.floor(left * part))
      const supported = open.filter(supportedOf)
      const together = scoreReachedBy(
        supported.map(({ scores }) => scores.crisis),
        budget(togetherShare),
      )
      const confusion = scoreReachedBy(
        open.map(({ scores }) => scores.confusion),
        budget(confusionShare),
      )
      const rest = open.filter(
        (judged) =>
          judged.scores.confusion < confusion && !(supportedOf(judged) && judged.scores.crisis >= together),
      )
      const spent = open.length - rest.length
      const crisis = scoreReachedBy(
        rest.map(({ scores }) => scores.crisis),
        Math.max(0, left - spent),
      )
      const thresholds = {
        ...silent,
        crisis: { gentle: null, lock: crisis, lockTogether: Math.min(crisis, together) },
        confusion: { gentle: null, lock: confusion, lockTogether: null },
      }
      const lockable = all.filter(({ message: { kind } }) => ['C', 'D', 'P'].includes(kind))
      const recall = share(lockable, (judged) => judge(judged, thresholds).outcome === 'lock')
      if (best === null || recall > best.recall) best = { recall, thresholds }
    }
  }
  if (best === null) return silent

  // Danger now: among what is locked anyway, so that it costs no further false alarm.
  const notNow = crises.filter((judged) => judged.message.kind === 'C')
  const danger = scoreReachedBy(
    notNow.map(({ scores }) => scores.danger),
    Math.floor(allowedEmergencies * notNow.length),
  )
  const withDanger = { ...best.thresholds, danger: { gentle: null, lock: null, lockTogether: danger } }

  // Any card at all: what is left of the allowance, and what the harmless contexts give back.
  const inDanger = all.filter(({ message }) => !isHarmless(message))
  let chosen: { recall: number; thresholds: ClassifierThresholds } | null = null
  for (const harmlessContext of triedInHarmlessContext) {
    const before = { ...withDanger, harmlessContext }
    const quiet = harmless.filter((judged) => judge(judged, before).card === null)
    const cardsLeft = Math.max(
      Math.floor(allowedCards * harmless.length) - (harmless.length - quiet.length),
      Math.floor(leastCards * harmless.length),
    )
    const gentle = scoreReachedBy(
      quiet.map(({ scores }) => scores.any),
      cardsLeft,
    )
    const thresholds = { ...before, any: { gentle, lock: null, lockTogether: null } }
    const recall = share(inDanger, (judged) => judge(judged, thresholds).card !== null)
    if (chosen === null || recall > chosen.recall) chosen = { recall, thresholds }
  }
  return chosen?.thresholds ?? withDanger
}

function report(all: readonly Judged[], thresholds: ClassifierThresholds): void {
  const outcomes = all.map((judged) => ({ message: judged.message, found: judge(judged, thresholds) }))
  const percent = (holds: (message: Message) => boolean, good: (found: SafetyAssessment) => boolean) => {
    const some = outcomes.filter(({ message }) => holds(message))
    return `${(100 * share(some, ({ found }) => good(found))).toFixed(1)} % of ${some.length}`
  }
  const card = (found: SafetyAssessment) => found.card !== null
  const lock = (found: SafetyAssessment) => found.card !== null && needsFixedAnswer(found.card)
  const emergency = (found: SafetyAssessment) => found.card === 'L3'
  const crisis = ({ kind }: Message) => kind === 'C' || kind === 'D'
  console.log('Held-out authors of the training messages:')
  console.log(`  any card: ${percent((message) => !isHarmless(message), card)}`)
  console.log(`  any card, explicit: ${percent(({ told }) => told === 'explicit', card)}`)
  console.log(`  any card, implied: ${percent(({ told }) => told === 'implied', card)}`)
  for (const language of ['zh-CN', 'zh-TW', 'zh-HK', 'en']) {
    console.log(
      `  any card, ${language}: ${percent((message) => !isHarmless(message) && message.author.language === language, card)}, harmless ${percent((message) => isHarmless(message) && message.author.language === language, card)}`,
    )
  }
  console.log(`  crisis tier of C and D: ${percent(crisis, lock)}`)
  console.log(
    `  crisis tier, explicit: ${percent((message) => crisis(message) && message.told === 'explicit', lock)}`,
  )
  console.log(`  danger now of D: ${percent(({ kind }) => kind === 'D', emergency)}`)
  console.log(
    `  danger now, explicit: ${percent(({ kind, told }) => kind === 'D' && told === 'explicit', emergency)}`,
  )
  console.log(`  emergency card of C: ${percent(({ kind }) => kind === 'C', emergency)}`)
  console.log(`  harmless, lock: ${percent(isHarmless, lock)}`)
  console.log(`  harmless, any card: ${percent(isHarmless, card)}`)
  console.log(`  everyday, any card: ${percent(({ kind }) => kind === 'N', card)}`)
  console.log(`  heavy words without danger, lock: ${percent(({ kind }) => kind === 'R', lock)}`)
}

const [heldOutFile] = process.argv.slice(2)
if (heldOutFile === undefined) throw new Error('Name the file with the held-out scores.')
const heldOut: ClassifierOpinion['scores'][] = JSON.parse(readFileSync(heldOutFile, 'utf8'))
const messages = readMessages('train')
if (heldOut.length !== messages.length) throw new Error('The held-out scores are of other messages.')
const all = messages.flatMap((message, index): Judged[] => {
  const scores = heldOut[index]
  if (scores === undefined) return []
  const findings = findingsIn(message.text)
  return [{ message, scores, findings, alone: decide(findings) }]
})
const chosen = choose(all.filter(({ message }) => message.author.border !== true))
const file = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'domain',
  'src',
  'safety',
  'classifier',
  'thresholds.json',
)
const { purpose } = JSON.parse(readFileSync(file, 'utf8'))
const rounded = Object.fromEntries(
  Object.entries(chosen).map(([head, values]) => [
    head,
    typeof values === 'number'
      ? values
      : Object.fromEntries(
          Object.entries(values as HeadThresholds).map(([name, value]) => [
            name,
            value === null ? null : Number(value.toFixed(4)),
          ]),
        ),
  ]),
)
writeFileSync(file, `${JSON.stringify({ purpose, ...rounded }, null, 2)}\n`)
report(all, chosen)
