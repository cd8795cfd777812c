import { decide, isUnnamed, type SafetyAssessment } from '../../safety/gate'
import type { SafetySession } from '../../safety/safety-session'
import { fitsWords } from './fits-words'
import type { FollowUpReader } from './follow-up-reader'
import type { AlarmSide, FollowUp, HowItGoes } from './follow-ups'
import { asksToOpen } from './listed-questions'
import { hasBody, sideOf } from './whose-danger'

/** What contradicts "safe": it follows on a danger that is not over. */
const notOver: Readonly<Record<AlarmSide, readonly FollowUp[]>> = {
  helping: ['keep-away', 'they-refuse', 'their-body', 'locked-door', 'they-are-gone', 'just-done'],
  attacked: ['quiet-now', 'they-return', 'hiding', 'injured'],
  own: ['wont-call', 'own-body', 'still-will', 'nobody-here'],
}

/** So many messages after "safe" was pressed the case is not forgotten. */
const rememberedTurns = 8

/**
 * From which share on a message is believed to contradict "safe". Of the harmless messages of the gate's test 1 in 100 would be; two thirds to
 * four fifths of what the test authors wrote of a danger that goes on are.
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
  const { level, answeredAt, turn } = session
  if (level !== 'none' || answeredAt === undefined || turn - answeredAt >= rememberedTurns) return null
  if (found.card !== null && !isUnnamed(found)) return null
  const side = sideOf(session)
  if (side === 'own' && !hasBody(session)) return null
  const isAttacked = side === 'attacked'
  const tells = isAttacked && asksToOpen(text) ? 'asks-to-open' : contradiction(text, side, readFollowUp)
  if (tells === null) return null
  const assessment = decide(
    [{ layer: 'classifier', level: 'L3', sure: true, context: null, ...(isAttacked && { attack: true }) }],
    { isOthers: side === 'helping' },
  )
  return { assessment, tells }
}

/** What of a danger that is not over the model reads in a message; null where it is not sure, or reads something else. */
function contradiction(
  text: string,
  side: AlarmSide,
  readFollowUp: FollowUpReader | undefined,
): FollowUp | null {
  const read = readFollowUp?.(text)?.of(side)
  if (!read || read.share < leastShare || !notOver[side].includes(read.followUp)) return null
  return fitsWords(text, read.followUp) ? read.followUp : null
}
