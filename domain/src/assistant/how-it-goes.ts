import { isDoubt, type SafetyAssessment } from '../safety/gate'
import { modelMayAnswer, type SafetySession } from '../safety/safety-session'
import {
  tellsHelpIsComing,
  tellsNoConnection,
  tellsNoHelp,
  tellsTheyAreSafe,
  tellsTheyFeelWell,
} from './help-told'
import { speaksOfThemselves } from './own-words'
import { type HelperPlace, readsWhere } from './their-danger'
import { saysSafe } from './typed-answers'

/**
 * What a message tells of how it goes under an alarm that stands, and is no danger by itself: the writer or the other person is safe (only
 * the button is believed), who swallowed something feels well, help was called, the call does not get through, nobody comes, or who helps is
 * with the other person by now, or no longer. What the card says then answers that.
 */
export type HowItGoes = 'safe' | 'feels-well' | 'help-called' | 'no-line' | 'no-help' | HelperPlace

/** What a message tells of how it goes, the first of what it tells; undefined where it tells nothing of it. */
export function howItGoes(
  text: string,
  session: SafetySession,
  assessment: SafetyAssessment,
): HowItGoes | undefined {
  if (modelMayAnswer(session)) return undefined
  const isHelping = session.helping === true
  const isSafe = saysSafe(text) || (isHelping && tellsTheyAreSafe(text))
  if (isSafe && (assessment.card === null || isDoubt(assessment))) return 'safe'
  if (assessment.card !== null) return undefined
  if (isHelping && session.theirDanger === 'swallowed' && tellsTheyFeelWell(text)) return 'feels-well'
  if (!session.attacked) {
    if (!isHelping && tellsHelpIsComing(text)) return 'help-called'
    if (tellsNoConnection(text)) return 'no-line'
    if (isHelpAwaited(session) && saysThatNobodyComes(text, session)) return 'no-help'
  }
  return isHelping && session.level === 'L3' ? (readsWhere(text) ?? undefined) : undefined
}

/** Who has not called anybody and has no wound says with "nobody is coming" how alone they are. */
function isHelpAwaited({ helping, took, hurt, gas, called }: SafetySession): boolean {
  return [helping, took, hurt, gas, called].includes(true)
}

/**
 * Where danger now stands, a few words that help was called off or does not come, and none of the person's own state: "nobody came" under a
 * lower card may be a loneliness that has to be heard.
 */
export function saysThatNobodyComes(text: string, { level }: SafetySession): boolean {
  return (
    level === 'L3' &&
    tellsNoHelp(text) &&
    !speaksOfThemselves(text.replace(/\b(?:put|kept|got) me on hold\b/i, ''))
  )
}
