import { isDoubt, type SafetyAssessment } from '../safety/gate'
import { modelMayAnswer, type SafetySession } from '../safety/safety-session'
import { fitsWords } from './follow-up/fits-words'
import { friendFollowUps } from './follow-up/follow-up-answers'
import type { FollowUpReader } from './follow-up/follow-up-reader'
import { attackedFollowUps, type FollowUp, type HowItGoes } from './follow-up/follow-ups'
import {
  asksAfterAssault,
  asksToGoIn,
  asksToOpen,
  asksToReport,
  asksToTell,
  asksWhetherToCall,
  fearsDisbelief,
  shutsOutHelp,
} from './follow-up/listed-questions'
import { plainQuestion } from './follow-up/plain-questions'
import { clearlyHelps, hasBody, sideOf } from './follow-up/whose-danger'
import {
  tellsHelpIsComing,
  tellsHelpIsHere,
  tellsNoConnection,
  tellsNoHelp,
  tellsTheyAreSafe,
  tellsTheyFeelWell,
} from './help-told'
import { speaksOfThemselves } from './own-words'
import { tellsBodySign } from './self-harm-told'
import { readsWhere } from './their-danger'
import { saysSafe } from './typed-answers'

/** Who asks what to do with words asks what to say. */
const saysSomething =
  /\b(?:say|write|text|tell|reply|talk|message)\b|说|講|讲|回(?:他|她|什么)|发(?:什么|给)/i

/** Who is found lying there may not be awake. */
const liesThere =
  /躺(?:在)?(?:地|床)|倒(?:在)?地|\b(?:lying|laying|collapsed|slumped|face down|on the (?:bathroom |kitchen )?floor)\b/i

/** Promised, or asked, to tell nobody. */
const tellsSecret =
  /不(?:让|许|要|准).{0,3}(?:说|告诉)|保密|答应(?:了|过)|\b(?:promised?|swore|secret|dont tell|not to tell)\b/i

/** Between which sessions a message stands, and what the gate makes of it. */
interface AlarmBefore {
  /** The session before the message. */
  readonly before: SafetySession
  /** The session after it. */
  readonly session: SafetySession
  readonly assessment: SafetyAssessment
  /** Whether the writer has named a danger of their own, in this message or before. */
  readonly ownNamed: boolean
}

/**
 * What a message tells of how it goes; undefined where it tells nothing of it. What words are listed for comes first, then what the model reads.
 */
export function howItGoes(
  text: string,
  { before, session, assessment, ownNamed }: AlarmBefore,
  readFollowUp?: FollowUpReader,
): HowItGoes | undefined {
  // What was asked under the alarm before, where nothing raised another.
  const stands =
    isSameAlarm(before, session) ||
    (modelMayAnswer(before) && before.level === session.level && before.attacked === session.attacked)
  const plain = stands ? plainQuestion(text, before) : undefined
  if (plain !== undefined) return plain
  if (session.level === 'H' && before.level === 'H' && !session.attacked) return 'keeps-apart'
  if (modelMayAnswer(session)) return inTheOpen(text, before, session, assessment, readFollowUp)
  // In a first message the card's own steps come before the answer to a question.
  const asked = modelMayAnswer(before) ? undefined : listedQuestion(text, session)
  const listed = asked ?? listedTelling(text, session, assessment)
  if (listed !== undefined || !isSameAlarm(before, session)) return listed
  // What a body does is never good news, whatever it looks like.
  if (session.helping && (tellsBodySign(text) || liesThere.test(text)) && !tellsTheyFeelWell(text))
    return 'their-body'
  if (session.attacked && !session.witness && tellsBodySign(text)) return 'injured'
  const read = readFollowUp?.(text)
  const side = sideOf(session)
  // Where the alarm is taken for the writer's own, and they clearly speak of somebody else: the question stays, the answer fits.
  const isTheirs = side === 'own' && !hasBody(session) && (read?.helps ?? 0) >= clearlyHelps
  const followUp = read?.of(isTheirs ? 'helping' : side)?.followUp
  if (followUp === undefined || isOfNoBody(followUp, session)) return undefined
  // "My flatmate is back, how do I tell her": who has named a danger of their own is no helper.
  if (isTheirs && ownNamed && read?.of('own')?.followUp === 'in-company') return 'in-company'
  return fitsWords(text, followUp) ? followUp : undefined
}

/** "I'm fine" and "I'm dizzy", where nothing was done to the body, have nothing to do with it. */
function isOfNoBody(followUp: FollowUp, session: SafetySession): boolean {
  if (hasBody(session)) return false
  if (followUp === 'feels-fine') return true
  return (followUp === 'own-body' || followUp === 'asks-own-outcome') && session.level !== 'L3'
}

/**
 * Where violence was told, or somebody else's danger, and nobody is in danger now, the conversation is open: what follows on it is answered all
 * the same.
 */
function inTheOpen(
  text: string,
  before: SafetySession,
  { attacked, level }: SafetySession,
  { card }: SafetyAssessment,
  readFollowUp: FollowUpReader | undefined,
): HowItGoes | undefined {
  if (card !== null || before.level !== level) return undefined
  if (level === 'T') {
    if (asksToTell(text)) return 'secret'
    if (asksWhetherToCall(text)) return 'asks-whether-to-call'
    const found = readFollowUp?.(text)?.of('helping')?.followUp
    const read = found === 'helper-asks-how' && saysSomething.test(text) ? 'asks-what-to-say' : found
    return friendFollowUps.find((each) => each === read)
  }
  if (level !== 'A' || !attacked || !before.attacked) return undefined
  if (before.witness) {
    if (asksToTell(text) || tellsSecret.test(text)) return 'secret'
    if (asksWhetherToCall(text)) return 'doubts-police'
    return saysSomething.test(text) && /怎么|什么|how|what/i.test(text) ? 'asks-what-to-say' : undefined
  }
  if (before.assaulted && asksAfterAssault(text)) return 'after-assault'
  if (asksToReport(text) || fearsDisbelief(text)) return 'asks-about-report'
  const read = readFollowUp?.(text)?.of('attacked')?.followUp
  return attackedFollowUps.find((each) => each === read && fitsWords(text, each))
}

/** Whether an alarm that stood before a message stands after it, and is about nothing else: what else it tells is then no new danger. */
function isSameAlarm(before: SafetySession, after: SafetySession): boolean {
  return (
    !modelMayAnswer(before) &&
    before.level === after.level &&
    before.attacked === after.attacked &&
    before.helping === after.helping &&
    before.theirDanger === after.theirDanger &&
    before.took === after.took &&
    before.gas === after.gas &&
    before.hurt === after.hurt
  )
}

/** Questions of life and death, whatever else the message is taken for. */
function listedQuestion(text: string, session: SafetySession): HowItGoes | undefined {
  if (session.attacked && asksToOpen(text)) return 'asks-to-open'
  if (session.attacked && session.assaulted && asksAfterAssault(text)) return 'after-assault'
  if (session.attacked && !session.witness && (asksToReport(text) || fearsDisbelief(text)))
    return 'asks-about-report'
  if (sideOf(session) === 'own' && hasBody(session) && shutsOutHelp(text)) return 'own-body'
  if (session.helping && asksToTell(text)) return 'secret'
  if (session.helping && asksWhetherToCall(text)) return 'asks-whether-to-call'
  return (session.gas || session.theirDanger === 'gas') && asksToGoIn(text) ? 'asks-to-go-in' : undefined
}

function listedTelling(
  text: string,
  session: SafetySession,
  assessment: SafetyAssessment,
): HowItGoes | undefined {
  const isHelping = session.helping === true
  const isSafe = saysSafe(text) || (isHelping && tellsTheyAreSafe(text))
  if (isSafe && (assessment.card === null || isDoubt(assessment))) return 'safe'
  if (assessment.card !== null) return undefined
  if (isHelping && tellsHelpIsHere(text)) return 'taken-over'
  if (!isHelping && !session.attacked && tellsHelpIsHere(text)) return 'in-company'
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
