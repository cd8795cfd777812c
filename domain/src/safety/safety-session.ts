import { type CardId, needsFixedAnswer, type SafetyAssessment } from './gate'
import { higherLevel, type SafetyLevel } from './lexicon'

/** What a conversation remembers for safety: a level and turn numbers, never words. */
export interface SafetySession {
  /** Kept for the session; falls only when the person says they are safe. */
  readonly level: SafetyLevel
  /** The card for the present turn, null when this turn calls for none. */
  readonly card: CardId | 'safe-yes' | null
  /** Once shown, the contacts stay visible, also after the person has said they are safe. */
  readonly contactsVisible: boolean
  /** Number of messages so far. */
  readonly turn: number
  /** The turns (of the last ten) in which L1 was found. */
  readonly passiveTurns: readonly number[]
}

export type SafetySessionEvent =
  | { readonly type: 'message'; readonly assessment: SafetyAssessment }
  /** Answer to "Are you safe right now?". */
  | { readonly type: 'safe-answer'; readonly answer: 'yes' | 'not-sure' | 'no' }
  /** Answer to the question of the L1 card. */
  | { readonly type: 'passive-answer'; readonly answer: 'no' | 'sometimes' | 'yes' }
  /** A model, network or filter error while something was pending: the contacts are shown. */
  | { readonly type: 'failure' }

const rememberedTurns = 10
const passiveTurnsForCrisis = 2

export function startSafetySession(): SafetySession {
  return { level: 'none', card: null, contactsVisible: false, turn: 0, passiveTurns: [] }
}

function raise(session: SafetySession, level: SafetyLevel, card: SafetySession['card']): SafetySession {
  return {
    ...session,
    level: higherLevel(session.level, level),
    card,
    contactsVisible: session.contactsVisible || level !== 'none',
  }
}

function afterMessage(session: SafetySession, assessment: SafetyAssessment): SafetySession {
  const turn = session.turn + 1
  const counted: SafetyLevel = assessment.denied ? 'L1' : assessment.level
  const recent = session.passiveTurns.filter((passive) => turn - passive < rememberedTurns)
  const passiveTurns = counted === 'L1' ? [...recent, turn] : recent
  const next = { ...session, turn, passiveTurns }
  if (counted === 'L1' && passiveTurns.length >= passiveTurnsForCrisis) return raise(next, 'L2', 'L2')
  return raise(next, counted, assessment.card)
}

/**
 * The rules of the conversation: two L1 within ten turns are L2, a level never falls by itself, "not sure" and "no" lead
 * to L3. A "no" to the gentle question of L1 is not the same as being safe and lowers nothing.
 */
export function safetySessionReducer(session: SafetySession, event: SafetySessionEvent): SafetySession {
  switch (event.type) {
    case 'message':
      return afterMessage(session, event.assessment)
    case 'safe-answer':
      return event.answer === 'yes'
        ? { ...session, level: 'none', card: 'safe-yes', passiveTurns: [] }
        : raise(session, 'L3', 'L3')
    case 'passive-answer':
      return event.answer === 'no' ? { ...session, card: null } : raise(session, 'L2', 'L2')
    case 'failure':
      return { ...session, contactsVisible: true }
  }
}

/** False while the session's level allows only fixed answers (L3, H, P, L2), until the person says they are safe. */
export function modelMayAnswer(session: SafetySession): boolean {
  return !needsFixedAnswer(session.level)
}
