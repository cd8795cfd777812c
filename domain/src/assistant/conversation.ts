import { assessMessage, type CardId, type SafetyAssessment } from '../safety/gate'
import { levelRank } from '../safety/lexicon'
import {
  modelMayAnswer,
  type SafetySession,
  safetySessionReducer,
  startSafetySession,
} from '../safety/safety-session'

/** One turn of a conversation, as page and server exchange it. */
export type Turn =
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'reply'; readonly text: string }
  /** The answer to "Are you safe right now?". */
  | { readonly kind: 'safe-answer'; readonly answer: 'yes' | 'not-sure' | 'no' }
  /** The answer to the question of card L1. */
  | { readonly kind: 'passive-answer'; readonly answer: 'no' | 'sometimes' | 'yes' }

/** What the gate and the rules of the conversation say about one turn. */
export interface JudgedTurn {
  readonly turn: Turn
  /** null for turns that are not messages. */
  readonly assessment: SafetyAssessment | null
  /** Whether only fixed text may answer here; such a message is never shown to a model, now or later. */
  readonly fixedAnswerOnly: boolean
}

/** A conversation as far as safety is concerned. */
export interface ConversationSafety {
  readonly session: SafetySession
  /** The last message that may be the first half of a sentence; null after anything else than a message or reply. */
  readonly lastMessage: string | null
}

/** Messages up to this length (UTF-16 units) are also read together: a sentence cut in two is still that sentence. */
const longestHalf = 80

export function startConversation(): ConversationSafety {
  return { session: startSafetySession(), lastMessage: null }
}

/** The gate for a message, alone and as the second half of the one before it; the higher level counts. */
function assessInContext(text: string, before: string | null): SafetyAssessment {
  const alone = assessMessage(text)
  if (before === null || before.length > longestHalf || text.length > longestHalf) return alone
  const together = assessMessage(`${before} ${text}`)
  const first = assessMessage(before)
  const isNew = levelRank(together.level) > Math.max(levelRank(first.level), levelRank(alone.level))
  return isNew ? together : alone
}

/** Takes the next turn; page and server both use this, so that they come to the same card. */
export function nextSafety(
  safety: ConversationSafety,
  turn: Turn,
): { readonly safety: ConversationSafety; readonly judged: JudgedTurn } {
  if (turn.kind === 'reply') {
    return { safety, judged: { turn, assessment: null, fixedAnswerOnly: false } }
  }
  if (turn.kind !== 'message') {
    const event =
      turn.kind === 'safe-answer'
        ? ({ type: 'safe-answer', answer: turn.answer } as const)
        : ({ type: 'passive-answer', answer: turn.answer } as const)
    const session = safetySessionReducer(safety.session, event)
    return {
      safety: { session, lastMessage: null },
      judged: { turn, assessment: null, fixedAnswerOnly: false },
    }
  }
  const assessment = assessInContext(turn.text, safety.lastMessage)
  const session = safetySessionReducer(safety.session, { type: 'message', assessment })
  return {
    safety: { session, lastMessage: turn.text },
    judged: { turn, assessment, fixedAnswerOnly: !modelMayAnswer(session) },
  }
}

/** Judges a whole conversation from its beginning. */
export function judgeConversation(turns: readonly Turn[]): {
  readonly safety: ConversationSafety
  readonly judged: readonly JudgedTurn[]
} {
  let safety = startConversation()
  const judged = turns.map((turn) => {
    const next = nextSafety(safety, turn)
    safety = next.safety
    return next.judged
  })
  return { safety, judged }
}

/**
 * The card for the newest message: the one that it calls for, or, while only fixed text may answer, the one of the level
 * that the conversation has reached. null where there is nothing to show first.
 */
export function cardToShow(session: SafetySession): CardId | null {
  const card = session.card === 'safe-yes' ? null : session.card
  if (modelMayAnswer(session)) return card
  return session.level === 'none' || (card !== null && levelRank(card) >= levelRank(session.level))
    ? card
    : session.level
}
