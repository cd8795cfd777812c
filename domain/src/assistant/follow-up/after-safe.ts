import { decide, isUnnamed, type SafetyAssessment } from '../../safety/gate'
import type { SafetySession } from '../../safety/safety-session'
import { tellsTheyFeelWell } from '../help-told'
import { tellsBodySign } from '../self-harm-told'
import { fitsWords } from './fits-words'
import type { FollowUpReader } from './follow-up-reader'
import type { AlarmSide, FollowUp, HowItGoes } from './follow-ups'
import { asksToOpen } from './listed-questions'
import { hasBody, sideOf } from './whose-danger'

/** What contradicts "safe": it follows on a danger that is not over. */
const notOver: Readonly<Record<AlarmSide, readonly FollowUp[]>> = {
  helping: [
    ...['keep-away', 'they-refuse', 'their-body', 'locked-door', 'they-are-gone', 'just-done'],
    ...['asks-outcome', 'helper-asks-how'],
  ] as readonly FollowUp[],
  attacked: ['quiet-now', 'they-return', 'hiding', 'injured'],
  own: ['wont-call', 'own-body', 'still-will', 'nobody-here', 'asks-own-outcome', 'feels-fine'],
}

/** Of one's own danger, where nothing was done to the body yet: only what says by itself that it goes on. */
const stillMeant: readonly FollowUp[] = ['still-will', 'means-near']

/** So many messages after "safe" was pressed the case is not forgotten. */
const rememberedTurns = 8

/**
 * From which share on a message is believed to contradict "safe". Of the harmless messages of the gate's test 1 to 3 in 100 would be (1 of 200 where
 * nothing was done to the body); six to eight tenths of what the test authors wrote of a danger that goes on are.
 */
const leastShare = 0.6

/** A danger that stands again, and what the message tells of it. */
export interface DangerAgain {
  readonly assessment: SafetyAssessment
  readonly tells: HowItGoes
}

/**
 * "Safe" was pressed after danger now, perhaps by mistake, and what is written since follows on that danger: it stands again, for whom it stood.
 * Its card comes without a window, since only a model has a reason. null where nothing says so, or the message names a danger by itself.
 *
 * @param found what the gate makes of the message
 */
export function dangerAfterSafe(
  text: string,
  session: SafetySession,
  found: SafetyAssessment,
  readFollowUp: FollowUpReader | undefined,
): DangerAgain | null {
  const { answeredAt, turn } = session
  if (session.level !== 'none' || answeredAt === undefined || turn - answeredAt >= rememberedTurns)
    return null
  if (found.card !== null && !isUnnamed(found)) return null
  const side = sideOf(session)
  const isAttacked = side === 'attacked'
  const isMeant = side === 'own' && !hasBody(session)
  const tells = contradiction(text, side, isMeant ? stillMeant : notOver[side], readFollowUp)
  if (tells === null) return null
  const level = isMeant ? 'L2' : 'L3'
  const assessment = decide(
    [{ layer: 'classifier', level, sure: true, context: null, ...(isAttacked && { attack: true }) }],
    { isOthers: side === 'helping' },
  )
  return { assessment, tells }
}

/** From which share on a sign of the body is believed to be theirs: "my tea is cold" has one as well. */
const leastOfBody = 0.45

/** What of a danger that is not over is read in a message; null where nothing is sure, or it tells something else. */
function contradiction(
  text: string,
  side: AlarmSide,
  possible: readonly FollowUp[],
  readFollowUp: FollowUpReader | undefined,
): HowItGoes | null {
  if (side === 'attacked' && asksToOpen(text)) return 'asks-to-open'
  const read = readFollowUp?.(text)
  const share = read?.shareOf(side, possible) ?? 0
  const isBody = side === 'helping' && tellsBodySign(text) && !tellsTheyFeelWell(text)
  if (isBody && share >= leastOfBody) return 'their-body'
  const found = read?.of(side)?.followUp
  if (found === undefined || !possible.includes(found)) return null
  return share >= leastShare && fitsWords(text, found) ? found : null
}
