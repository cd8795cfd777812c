import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  happeningNow,
  joinScores,
  logit,
  type WritingShifts,
} from '../../../domain/src/safety/classifier/joint-scores'
import {
  type ClassifierOpinion,
  type JointScores,
  jointHeads,
  type OpinionHead,
  opinionHeads,
} from '../../../domain/src/safety/classifier/opinion'
import {
  agreement,
  type ClassifierThresholds,
  type HeadThresholds,
} from '../../../domain/src/safety/classifier/opinion-findings'
import { type Writing, writingOf } from '../../../domain/src/safety/classifier/writing'
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

/** At most this share of harmless messages may lock the chat. */
const allowedLocks = 0.02
/** At most this share of harmless messages may get any card. */
const allowedCards = 0.12
/** At most this share of harmless messages may get the card for violence because the head for it alone says so. */
const allowedViolence = 0.005
/**
 * At most this share of the crises that are not of now may get the emergency card: it asks nothing wrong of them, and where
 * the classifier alone decides it stands in the conversation, not over it.
 */
const allowedEmergencies = 0.12

/**
 * Violence that goes on now is chosen among all authors, those of twins of danger too ("he's back!!", of a cat): at most this share of the
 * harmless may be locked for it, this one where violence was told before, and get the card for violence for it; of violence that is not going
 * on, this share the emergency card.
 */
const allowedAttacks = { lock: 0.0025, together: 0.004, gentle: 0.012, ofToldViolence: 0.12 }

type WeighedOpinion = Required<ClassifierOpinion>

interface Judged {
  readonly message: Message
  readonly opinion: WeighedOpinion
  readonly brief: boolean
  /** What phrases and grammar find. */
  readonly findings: readonly Finding[]
  /** What they say alone. */
  readonly alone: SafetyAssessment
}

const off: HeadThresholds = { gentle: null, lock: null, lockTogether: null }
/** No head speaks; the gentle card stays wherever the grammar alone shows it. */
const silent: ClassifierThresholds = {
  ...(Object.fromEntries(opinionHeads.map((head) => [head, off])) as Record<OpinionHead, HeadThresholds>),
  happening: 0,
  harmlessContext: 0,
  doubt: 0,
}

/** Scores of `any` that are tried as the least one for the gentle card in a harmless context. */
const triedInHarmlessContext = [0, 0.1, 0.2, 0.3, 0.4, 0.5]

function judge({ brief, findings, opinion }: Judged, thresholds: ClassifierThresholds): SafetyAssessment {
  return decideWith(findings, opinion, { brief, thresholds })
}

/** The score that at most `allowed` of the given ones reach. */
function scoreReachedBy(scores: readonly number[], allowed: number): number {
  const falling = [...scores].sort((one, other) => other - one)
  return Math.min(0.9999, (falling[Math.max(0, allowed)] ?? 0) + 0.0001)
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length
}

/** The shares of messages that an alarm may be raised for, around those that the thresholds allow: shifts are measured at these. */
const measuredAt: Readonly<Record<(typeof jointHeads)[number], readonly number[]>> = {
  any: [0.05, 0.07, 0.09, 0.12],
  crisis: [0.01, 0.015, 0.02, 0.03],
  danger: [0.08, 0.12, 0.16],
  attack: [0.003, 0.005, 0.01, 0.02],
}

/**
 * What is added to the joint scores of Chinese and of Cantonese, so that an equal share of them reaches a threshold: of harmless
 * messages, and for `danger` of crises that are not of now.
 */
function shiftsFor(
  given: readonly { readonly message: Message; readonly scores: ClassifierOpinion['scores'] }[],
): WritingShifts {
  const none: JointScores = { any: 0, crisis: 0, danger: 0, attack: 0 }
  const unshifted = given.map(({ message, scores }) => {
    const writing = writingOf(message.text)
    return { message, writing, joint: joinScores(scores, writing, { han: none, cantonese: none }) }
  })
  const falling = (writing: Writing, head: keyof JointScores) =>
    unshifted
      .filter((one) => one.writing === writing)
      .filter(({ message }) => (head === 'danger' ? message.kind === 'C' : isHarmless(message)))
      .map(({ joint }) => logit(joint[head]))
      .sort((one, other) => other - one)
  const shift = (writing: Writing, head: keyof JointScores) => {
    const [base, own] = [falling('latin', head), falling(writing, head)]
    const at = (scores: readonly number[], part: number) => scores[Math.floor(part * scores.length)] ?? 0
    const differences = measuredAt[head].map((part) => at(base, part) - at(own, part))
    const mean = differences.reduce((total, one) => total + one, 0) / differences.length
    return Number(mean.toFixed(3))
  }
  const shifts = (writing: Writing) =>
    Object.fromEntries(jointHeads.map((head) => [head, shift(writing, head)])) as unknown as JointScores
  return { han: shifts('han'), cantonese: shifts('cantonese') }
}

function choose(all: readonly Judged[]): ClassifierThresholds {
  const harmless = all.filter(({ message }) => isHarmless(message))
  const crises = all.filter(({ message: { kind } }) => kind === 'C' || kind === 'D')
  // What locks whatever the classifier says: the reviewed list, and a few words that the grammar knows.
  const doubting = { ...silent, doubt: 1 }
  const locks = (judged: Judged) => judge(judged, doubting).outcome === 'lock'
  const softened = ({ alone }: Judged) => alone.context !== null
  // Where phrases and grammar saw a harmless context, no score can lock.
  const open = harmless.filter((judged) => !locks(judged) && !softened(judged))
  const left = Math.floor(allowedLocks * harmless.length) - harmless.filter(locks).length
  const surely = open.filter(({ alone }) => alone.outcome === 'lock')
  const supported = new Set(
    open.filter(({ findings }) =>
      findings.some(({ context, level }) => context === null && needsFixedAnswer(level)),
    ),
  )
  const lockable = all.filter(({ message: { kind } }) => ['C', 'D', 'P'].includes(kind))

  // The allowance is shared among what rules are sure of, what they find a sign of, confusion, and the head `crisis` alone.
  let best: { recall: number; thresholds: ClassifierThresholds } | null = null
  for (const surelyShare of [0.03, 0.06, 0.1, 0.15, 0.2, 0.3]) {
    for (const togetherShare of [0.03, 0.06, 0.1, 0.15, 0.2, 0.3]) {
      for (const confusionShare of [0.02, 0.05]) {
        const budget = (part: number) => Math.max(0, Math.floor(left * part))
        const signs = [...supported]
        const together = scoreReachedBy(
          signs.filter(({ alone }) => alone.outcome !== 'lock').map(({ opinion: { joint } }) => joint.crisis),
          budget(togetherShare),
        )
        const joined = (judged: Judged) => supported.has(judged) && judged.opinion.joint.crisis >= together
        // What a rule is sure of needs no more agreement than a mere sign.
        const doubt = Math.min(
          together,
          scoreReachedBy(
            surely.map((judged) => agreement(judged.opinion)),
            budget(surelyShare),
          ),
        )
        const believed = (judged: Judged) =>
          judged.alone.outcome === 'lock' && agreement(judged.opinion) >= doubt
        const confusion = scoreReachedBy(
          open.map(({ opinion: { scores } }) => scores.confusion),
          budget(confusionShare),
        )
        const rest = open.filter(
          (judged) => judged.opinion.scores.confusion < confusion && !believed(judged) && !joined(judged),
        )
        const spent = open.length - rest.length
        // A few words never lock by the classifier alone.
        const crisis = scoreReachedBy(
          rest.filter(({ brief }) => !brief).map(({ opinion: { joint } }) => joint.crisis),
          Math.max(0, left - spent),
        )
        const thresholds = {
          ...silent,
          doubt,
          crisis: { gentle: null, lock: crisis, lockTogether: Math.min(crisis, together) },
          confusion: { gentle: null, lock: confusion, lockTogether: null },
        }
        const recall = share(lockable, (judged) => judge(judged, thresholds).outcome === 'lock')
        if (best === null || recall > best.recall) best = { recall, thresholds }
      }
    }
  }
  if (best === null) return silent

  // Danger now: among what is locked anyway, so that it costs no further false alarm.
  const notNow = crises.filter((judged) => judged.message.kind === 'C')
  const danger = scoreReachedBy(
    notNow.map(({ opinion: { joint } }) => joint.danger),
    Math.floor(allowedEmergencies * notNow.length),
  )
  const withDanger = { ...best.thresholds, danger: { gentle: null, lock: null, lockTogether: danger } }

  // Violence that is told: named by its own head, of the same allowance as any card at all.
  const violence = scoreReachedBy(
    harmless
      .filter((judged) => judge(judged, withDanger).card === null)
      .map(({ opinion: { scores } }) => scores.violence),
    Math.floor(allowedViolence * harmless.length),
  )
  const withViolence = { ...withDanger, violence: { gentle: violence, lock: null, lockTogether: null } }

  // Any card at all: what is left of the allowance, and what the harmless contexts give back.
  const inDanger = all.filter(({ message }) => !isHarmless(message))
  let chosen: { recall: number; thresholds: ClassifierThresholds } | null = null
  for (const harmlessContext of triedInHarmlessContext) {
    const before = { ...withViolence, harmlessContext }
    const quiet = harmless.filter((judged) => judge(judged, before).card === null)
    const cardsLeft = Math.floor(allowedCards * harmless.length) - (harmless.length - quiet.length)
    if (cardsLeft < 0) continue
    const gentle = scoreReachedBy(
      quiet.map(({ opinion: { joint } }) => joint.any),
      cardsLeft,
    )
    const thresholds = { ...before, any: { gentle, lock: null, lockTogether: null } }
    const recall = share(inDanger, (judged) => judge(judged, thresholds).card !== null)
    if (chosen === null || recall > chosen.recall) chosen = { recall, thresholds }
  }
  return chosen?.thresholds ?? withViolence
}

/** From which scores on violence goes on now. */
function chooseAttack(all: readonly Judged[]): Pick<ClassifierThresholds, 'attack' | 'happening'> {
  const scoresOf = (some: readonly Judged[]) => some.map(({ opinion: { joint } }) => joint.attack)
  const harmless = all.filter(({ message }) => isHarmless(message))
  const open = harmless.filter(({ alone }) => alone.context === null)
  const told = all.filter(({ message: { kind } }) => kind === 'V')
  const allowed = (share: number) => Math.floor(share * harmless.length)
  const lock = scoreReachedBy(scoresOf(open.filter(({ brief }) => !brief)), allowed(allowedAttacks.lock))
  const gentle = scoreReachedBy(scoresOf(open), allowed(allowedAttacks.gentle))
  const lockTogether = Math.min(lock, scoreReachedBy(scoresOf(open), allowed(allowedAttacks.together)))
  const happening = scoreReachedBy(
    told
      .filter(({ opinion: { joint } }) => joint.attack >= lockTogether)
      .map(({ opinion }) => happeningNow(opinion.scores)),
    Math.floor(allowedAttacks.ofToldViolence * told.length),
  )
  return { attack: { gentle, lock, lockTogether }, happening }
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
  console.log(`  emergency card of W: ${percent(({ kind }) => kind === 'W', emergency)}`)
  console.log(`  any card of W: ${percent(({ kind }) => kind === 'W', card)}`)
  console.log(`  emergency card of V: ${percent(({ kind }) => kind === 'V', emergency)}`)
  console.log(`  harmless, lock: ${percent(isHarmless, lock)}`)
  console.log(`  harmless, any card: ${percent(isHarmless, card)}`)
  for (const language of ['zh-CN', 'zh-TW', 'zh-HK', 'en']) {
    const own = (message: Message) => message.author.language === language
    console.log(
      `  ${language}: crisis tier ${percent((message) => crisis(message) && own(message), lock)}, danger now ${percent((message) => message.kind === 'D' && own(message), emergency)}, harmless locked ${percent((message) => isHarmless(message) && own(message), lock)}`,
    )
  }
  console.log(`  everyday, any card: ${percent(({ kind }) => kind === 'N', card)}`)
  console.log(`  heavy words without danger, lock: ${percent(({ kind }) => kind === 'R', lock)}`)
}

const [heldOutFile] = process.argv.slice(2)
if (heldOutFile === undefined) throw new Error('Name the file with the held-out scores.')
const heldOut: ClassifierOpinion['scores'][] = JSON.parse(readFileSync(heldOutFile, 'utf8'))
const messages = readMessages('train')
if (heldOut.length !== messages.length) throw new Error('The held-out scores are of other messages.')
const shifts = shiftsFor(
  messages.flatMap((message, index) => {
    const scores = heldOut[index]
    return scores === undefined || message.author.border === true ? [] : [{ message, scores }]
  }),
)
const classifierFolder = join(import.meta.dirname, '..', '..', '..', 'domain', 'src', 'safety', 'classifier')
const shiftsFile = join(classifierFolder, 'writing-shifts.json')
const { purpose: ofShifts } = JSON.parse(readFileSync(shiftsFile, 'utf8'))
writeFileSync(shiftsFile, `${JSON.stringify({ purpose: ofShifts, ...shifts }, null, 2)}\n`)
const all = messages.flatMap((message, index): Judged[] => {
  const scores = heldOut[index]
  if (scores === undefined) return []
  const findings = findingsIn(message.text)
  const opinion = { scores, joint: joinScores(scores, writingOf(message.text), shifts) }
  return [{ message, opinion, brief: isBrief(message.text), findings, alone: decide(findings) }]
})
const chosen = {
  ...choose(all.filter(({ message }) => message.author.border !== true)),
  ...chooseAttack(all),
}
const file = join(classifierFolder, 'thresholds.json')
const { purpose } = JSON.parse(readFileSync(file, 'utf8'))
const rounded = Object.fromEntries(
  Object.entries(chosen).map(([head, values]) => [
    head,
    typeof values === 'number'
      ? Number(values.toFixed(4))
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
console.log('Without border authors:')
report(
  all.filter(({ message }) => message.author.border !== true),
  chosen,
)
