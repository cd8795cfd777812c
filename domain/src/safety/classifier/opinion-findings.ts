import type { Finding, HarmlessContext } from '../finding'
import type { MatchedLevel } from '../lexicon'
import { happeningNow } from './joint-scores'
import { type ClassifierOpinion, type OpinionHead, opinionHeads } from './opinion'
import thresholds from './thresholds.json'

/** From which score on a head speaks; null: never. */
export interface HeadThresholds {
  /** The gentle card (crisis, danger, support, confusion, any), the head's own support card (other, violence, eating), or that for violence (attack). */
  readonly gentle: number | null
  /** The head's crisis card, by itself. */
  readonly lock: number | null
  /**
   * The head's crisis card where the phrases, the grammar or the head `crisis` are sure of something as well; of `attack` where violence
   * was told, in the message or before it in the conversation.
   */
  readonly lockTogether: number | null
}

export type ClassifierThresholds = Readonly<Record<OpinionHead, HeadThresholds>> & {
  /** Where all that was found stands in a harmless context: from which score of `any` on the gentle card is shown at all. */
  readonly harmlessContext: number
  /** From which `happeningNow` on the head `attack` is sure: below it violence is told, not going on. */
  readonly happening: number
  /** Below this the classifier doubts what grammar or our own phrases are sure of: see `doubts`. */
  readonly doubt: number
}

/** The heads that say what it is about. */
type NamedHead = Exclude<OpinionHead, 'any'>

const levelOfHead: Readonly<Record<NamedHead, MatchedLevel>> = {
  danger: 'L3',
  attack: 'L3',
  confusion: 'P',
  crisis: 'L2',
  violence: 'A',
  other: 'T',
  eating: 'E',
  support: 'L1',
}

/** The card of a head that is not sure, where that is not the gentle one. */
const unsureLevelOf = (head: NamedHead): MatchedLevel => (head === 'attack' ? 'A' : levelOfHead[head])

const namedHeads = opinionHeads.filter((head): head is NamedHead => head !== 'any')

function reaches(score: number, threshold: number | null): boolean {
  return threshold !== null && score >= threshold
}

/** Of each head the score that its thresholds are compared with. */
function weighed({ scores, joint }: ClassifierOpinion): ClassifierOpinion['scores'] {
  return { ...scores, ...joint }
}

/** Below this no head names what a message is about. */
const leastToName = 0.3

/** In a few words a head must be this sure of what they are about before the gentle card is shown. */
const leastToNameBriefly = 0.5

/** What else is known of the message that an opinion is about. */
export interface MessageContext {
  /** The phrases or the grammar found signs of a crisis in the message that no context takes the edge off. */
  readonly supported: boolean
  /** The phrases or the grammar are sure of a crisis of the person, and nothing takes the edge off it. */
  readonly isCrisis: boolean
  /** The harmless context in which all that they found stands; it holds for the classifier as well. */
  readonly context: HarmlessContext | null
  /** A few words only: the classifier was not taught to be sure of so little, so alone it never locks. */
  readonly brief: boolean
  /** What was found asks or prepares, and nothing found says that it is happening: the head `danger` is not asked. */
  readonly notYet?: boolean
  /** Violence against the person was told, in this message or before it. */
  readonly violence?: boolean
  /** What the message tells was before, and it says nothing of this moment: the head `attack` is sure of nothing. */
  readonly past?: boolean
}

/** From here on the head `danger`, which knows only what is at stake and not for whom, names nothing beside `other`. */
const perhapsTheirs = 0.3

/** What the message is about most likely; `support`, the gentle card, where nothing is likely. */
function likeliest(scores: ClassifierOpinion['scores']): NamedHead {
  const isTheirs = scores.other >= perhapsTheirs && scores.other > scores.crisis
  const asked = isTheirs ? namedHeads.filter((head) => head !== 'danger') : namedHeads
  const best = asked.reduce((one, other) => (scores[other] > scores[one] ? other : one))
  return scores[best] >= leastToName ? best : 'support'
}

/**
 * Whether a danger now comes from somebody else. Joined with `any`, the score of `attack` is high for every danger: "I cut too deep, it is
 * not stopping" would be told to call the police first, and so would a friend on a bridge. The heads by themselves say which it is more
 * likely.
 */
function comesFromOthers({
  attack,
  violence,
  crisis,
  confusion,
  other,
}: ClassifierOpinion['scores']): boolean {
  return Math.max(attack, violence) >= Math.max(crisis, confusion, other)
}

/** Whether the classifier sees no crisis of the person's own beside what a message says of somebody else. */
export function seesSomebodyElse({ scores }: ClassifierOpinion): boolean {
  return scores.crisis < 0.1 || (scores.other >= 0.5 && scores.other > scores.crisis)
}

/** Where `other` is at least this sure, and `crisis` and `violence` are at most this, the danger is somebody else's. */
const surelyTheirs = { other: 0.6, crisis: 0.5, violence: 0.5 }
/** Then it is danger now from this score of `danger` on; in a few words both heads have to be surer. */
const theirDangerNow = 0.5
const briefly = 0.9

/**
 * Whether the classifier is sure that the danger is somebody else's and none of the person's own. Of 674 messages of unseen authors about a
 * crisis of their own it says so of none, of 115 about somebody else's of 82. The limits are the lowest of four pairs that were counted on
 * these messages (docs/data-card.md).
 */
export function isSurelyTheirs({ scores }: ClassifierOpinion): boolean {
  const { other, crisis, violence } = surelyTheirs
  return scores.other >= other && scores.crisis <= crisis && scores.violence < violence
}

/** Another head is sure of its own, and neither that of an attack nor that of violence sees much. */
function isClearlyNoAttack({ attack, violence, ...others }: ClassifierOpinion['scores']): boolean {
  const { crisis, danger, other } = others
  return Math.max(crisis, danger, other) >= 0.7 && Math.max(attack, violence) < 0.07
}

/**
 * What an opinion calls for. A score is never a reason to take anything back: it only adds findings.
 */
export function findingsOfOpinion(
  opinion: ClassifierOpinion,
  { supported, isCrisis, context, brief, notYet = false, violence = false, past = false }: MessageContext,
  limits: ClassifierThresholds = thresholds,
): readonly Finding[] {
  const { scores } = opinion
  const joint = weighed(opinion)
  // Whether it is of now is asked only where it is a crisis at all: of anything else the head says nothing.
  const inCrisis = reaches(joint.crisis, supported ? limits.crisis.lockTogether : limits.crisis.lock)
  // A weapon or a threat that the classifier takes for an attack is then meant for themselves.
  const isTheirs = isSurelyTheirs(opinion)
  // A knife beside somebody's name is violence to a rule; the heads see whose wrist it is at.
  const isOwnCrisis = scores.crisis >= 0.5 && Math.max(scores.attack, scores.violence) < 0.3
  const findings = namedHeads.flatMap((head): Finding[] => {
    if (head === 'danger' && notYet) return []
    const score = joint[head]
    const { gentle, lock, lockTogether } = limits[head]
    const together =
      head === 'danger' ? isCrisis || inCrisis : head === 'attack' ? violence : supported || inCrisis
    const least = head === 'danger' && brief ? Math.max(leastToNameBriefly, lockTogether ?? 1) : lockTogether
    const isHappening = head !== 'attack' || (!past && happeningNow(scores) >= limits.happening)
    const sure = isHappening && (reaches(score, lock) || (together && reaches(score, least)))
    if (!sure && !reaches(score, gentle)) return []
    // Beside somebody's own wish to die a doubt of an attack would have the conversation wait for a violent person.
    if (!sure && head === 'attack' && isCrisis && !violence && !comesFromOthers(scores)) return []
    const isSure = sure && (!brief || (head === 'attack' ? violence : supported))
    // Joined with the others the head may only say that something is wrong: then the card is that of what it is about.
    const isBorrowed = head === 'attack' && !violence && isClearlyNoAttack(scores)
    const level = isSure ? levelOfHead[head] : unsureLevelOf(isBorrowed ? likeliest(scores) : head)
    const attack =
      isSure && head === 'attack' && !isTheirs && !isOwnCrisis && (violence || comesFromOthers(scores))
        ? { attack: true }
        : {}
    return [{ layer: 'classifier', level, sure: isSure, context, ...attack }]
  })
  const leastOfTheirs = brief ? briefly : theirDangerNow
  const isNow = scores.danger >= leastOfTheirs && (!brief || scores.other >= briefly)
  if (isTheirs && isNow && !notYet && !past && reaches(joint.any, limits.any.gentle))
    return [...findings, { layer: 'classifier', level: 'L3', sure: true, context }]
  const unnamed = brief && namedHeads.every((head) => scores[head] < leastToNameBriefly)
  if (findings.length === 0 && !unnamed && reaches(joint.any, limits.any.gentle)) {
    return [{ layer: 'classifier', level: unsureLevelOf(likeliest(scores)), sure: false, context }]
  }
  return findings
}

/** The heads that say whether a lock is called for, whoever is in danger. */
const lockingHeads = ['crisis', 'other', 'violence', 'confusion'] as const

/**
 * How far the classifier agrees that a message calls for a lock.
 */
export function agreement(opinion: ClassifierOpinion): number {
  const joint = weighed(opinion)
  return Math.max(...lockingHeads.map((head) => joint[head]))
}

/**
 * True where a rule or one of our own phrases is sure of something and the classifier sees next to nothing of it: rules know
 * words, not what they are said about. Then it asks gently; it is never nothing. What the reviewed list holds or a provider read is
 * not doubted, nor acute confusion, of which the classifier has read little.
 */
export function doubts(
  opinion: ClassifierOpinion,
  { layer, level, reviewed }: Finding,
  limits: ClassifierThresholds = thresholds,
): boolean {
  return reviewed !== true && layer !== 'reader' && level !== 'P' && agreement(opinion) < limits.doubt
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
  opinion: ClassifierOpinion,
  context: HarmlessContext | null,
  limits: ClassifierThresholds = thresholds,
): boolean {
  return context !== null && contextsAboutOthers.has(context) && weighed(opinion).any < limits.harmlessContext
}
