import type { Finding, HarmlessContext } from '../finding'
import type { MatchedLevel } from '../lexicon'
import { type ClassifierOpinion, type OpinionHead, opinionHeads } from './opinion'
import thresholds from './thresholds.json'

/** From which score on a head speaks; null: never. */
export interface HeadThresholds {
  /** The gentle card (crisis, danger, support, confusion, any) or the head's own support card (other, violence, eating). */
  readonly gentle: number | null
  /** The head's crisis card, by itself. */
  readonly lock: number | null
  /** The head's crisis card where the phrases, the grammar or the head `crisis` are sure of something as well. */
  readonly lockTogether: number | null
}

export type ClassifierThresholds = Readonly<Record<OpinionHead, HeadThresholds>> & {
  /** Where all that was found stands in a harmless context: from which score of `any` on the gentle card is shown at all. */
  readonly harmlessContext: number
}

/** The heads that say what it is about. */
type NamedHead = Exclude<OpinionHead, 'any'>

const levelOfHead: Readonly<Record<NamedHead, MatchedLevel>> = {
  danger: 'L3',
  confusion: 'P',
  crisis: 'L2',
  violence: 'A',
  other: 'T',
  eating: 'E',
  support: 'L1',
}

const namedHeads = opinionHeads.filter((head): head is NamedHead => head !== 'any')

function reaches(score: number, threshold: number | null): boolean {
  return threshold !== null && score >= threshold
}

/** Below this no head names what a message is about. */
const leastToName = 0.3

/** In a few words a head must be this sure of what they are about before the gentle card is shown. */
const leastToNameBriefly = 0.5

/** What else is known of the message that an opinion is about. */
export interface MessageContext {
  /** The phrases or the grammar found signs of a crisis in the message that no context takes the edge off. */
  readonly supported: boolean
  /** The harmless context in which all that they found stands; it holds for the classifier as well. */
  readonly context: HarmlessContext | null
  /** A few words only: the classifier was not taught to be sure of so little, so alone it never locks. */
  readonly brief: boolean
}

/** What the message is about most likely; `support`, the gentle card, where nothing is likely. */
function likeliest(scores: ClassifierOpinion['scores']): NamedHead {
  const best = namedHeads.reduce((one, other) => (scores[other] > scores[one] ? other : one))
  return scores[best] >= leastToName ? best : 'support'
}

/**
 * What an opinion calls for. A score is never a reason to take anything back: it only adds findings.
 */
export function findingsOfOpinion(
  { scores }: ClassifierOpinion,
  { supported, context, brief }: MessageContext,
  limits: ClassifierThresholds = thresholds,
): readonly Finding[] {
  const together = supported || reaches(scores.crisis, limits.crisis.lock)
  const findings = namedHeads.flatMap((head): Finding[] => {
    const score = scores[head]
    const { gentle, lock, lockTogether } = limits[head]
    const sure = reaches(score, lock) || (together && reaches(score, lockTogether))
    if (!sure && !reaches(score, gentle)) return []
    return [{ layer: 'classifier', level: levelOfHead[head], sure: sure && (supported || !brief), context }]
  })
  const unnamed = brief && namedHeads.every((head) => scores[head] < leastToNameBriefly)
  if (findings.length === 0 && !unnamed && reaches(scores.any, limits.any.gentle)) {
    return [{ layer: 'classifier', level: levelOfHead[likeliest(scores)], sure: false, context }]
  }
  return findings
}

/**
 * Contexts that are not about the person at this time. What somebody denies or has behind them is about them: there the gentle
 * card stays, whatever the classifier says.
 */
const contextsAboutOthers: ReadonlySet<HarmlessContext> = new Set([
  'study',
  'reported',
  'topic',
  'subject',
  'title',
])

/**
 * True where grammar and classifier agree that nobody is in danger: the phrases stand in a context that is not about the person
 * (homework, something quoted), and the rest of the message gives the classifier no reason for a card. Then none is shown. A
 * classifier that sees nothing is never enough by itself.
 */
export function agreesThatHarmless(
  { scores }: ClassifierOpinion,
  context: HarmlessContext | null,
  limits: ClassifierThresholds = thresholds,
): boolean {
  return context !== null && contextsAboutOthers.has(context) && scores.any < limits.harmlessContext
}
