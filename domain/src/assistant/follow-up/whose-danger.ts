import { isBrief, isUnnamed, type SafetyAssessment } from '../../safety/gate'
import { modelMayAnswer, type SafetySession } from '../../safety/safety-session'
import { namesOnlyOthers, speaksOfThemselves } from '../own-words'
import { fitsWords } from './fits-words'
import type { FollowUpReader } from './follow-up-reader'
import type { AlarmSide, FollowUp } from './follow-ups'
import { asksToOpen, asksToReport, fearsDisbelief } from './listed-questions'

/** Whose danger an alarm is. */
export function sideOf({ attacked, helping }: SafetySession): AlarmSide {
  if (attacked) return 'attacked'
  return helping ? 'helping' : 'own'
}

/** Whether the writer's own body was hurt, has swallowed something or breathes gas. */
export function hasBody({ took, gas, hurt }: SafetySession): boolean {
  return [took, gas, hurt].includes(true)
}

/**
 * Whether a message names, in words that can be explained, a danger of the writer's own: they speak of themselves in it, or of nobody. "My
 * flatmate" is no word of oneself.
 */
export function namesOwn(text: string, { card, explained, forOther }: SafetyAssessment): boolean {
  if ((card !== 'L2' && card !== 'L3') || !explained || forOther) return false
  return !namesOnlyOthers(text)
}

/**
 * From which probability on a message is clearly written for somebody else. Of the test authors' messages in a danger of their own 3 in 1,000 reach it,
 * of those that name somebody else 60 of 100.
 */
export const clearlyHelps = 0.7

/**
 * The session, where it turns out that the danger now is somebody else's: nobody named one of the writer's own, and the message is clearly written
 * for somebody else. What was told of a body is then of theirs.
 *
 * @param before the session before the message
 * @param ownNamed whether the writer has named a danger of their own, in this message or before
 */
export function asTheirs(
  text: string,
  session: SafetySession,
  before: SafetySession,
  ownNamed: boolean,
  readFollowUp: FollowUpReader | undefined,
): SafetySession {
  const { level, helping, attacked, bereaved } = session
  if (level !== 'L3' || ownNamed || [helping, attacked, bereaved].includes(true)) return session
  if ((readFollowUp?.(text)?.helps ?? 0) < clearlyHelps) return session
  // A threat that was only quoted ("she'll never speak to me again") had ended it for a moment.
  const { called } = before
  const { took, gas, hurt: _hurt, acts: _acts, ...others } = session
  const theirDanger = before.theirDanger ?? (took ? 'swallowed' : gas ? 'gas' : undefined)
  return { ...others, helping: true, ...(theirDanger && { theirDanger }), ...(called && { called }) }
}

/** From which share on the model is believed that a message follows on an attack ("end it tonight" reaches half of it, "it's gone quiet" all). */
const surelyFollows = 0.7

/**
 * Whether an alarm stays one about an attack. "It's gone quiet": what nobody can name, follows on an attack and says nothing of the person, is
 * still about whoever attacks them.
 */
export function staysAttacked(
  text: string,
  before: SafetySession,
  assessment: SafetyAssessment,
  readFollowUp: FollowUpReader | undefined,
): boolean {
  if (!before.attacked || modelMayAnswer(before)) return false
  if (assessment.card === null || !isUnnamed(assessment) || speaksOfThemselves(text)) return false
  return asksToOpen(text) || (readFollowUp?.(text)?.of('attacked')?.share ?? 0) >= surelyFollows
}

/** What may follow on violence that was told, and is no danger by itself. */
const calmFollowUps: readonly FollowUp[] = [
  ...['doubts-police', 'go-back', 'ashamed', 'asks-about-report', 'after-assault', 'police-left'],
] as readonly FollowUp[]

/**
 * Whether a few words in which only the classifier sees a danger do no more than go on about violence that was told: "don't want police". Where nobody
 * is in danger now they are answered as that, and raise nothing. In more words it is heard as it is: of the test's 674 messages about a crisis of the
 * writer's own, 18 would have been lost; of their few words none are.
 */
export function goesOnAboutViolence(
  text: string,
  { attacked, level }: SafetySession,
  assessment: SafetyAssessment,
  readFollowUp: FollowUpReader | undefined,
): boolean {
  if (!attacked || level !== 'A' || !isBrief(text)) return false
  if (assessment.card === null || assessment.attacked || !isUnnamed(assessment)) return false
  if (fearsDisbelief(text) || asksToReport(text)) return true
  const read = readFollowUp?.(text)?.of('attacked')?.followUp
  return read !== undefined && calmFollowUps.includes(read) && fitsWords(text, read)
}
