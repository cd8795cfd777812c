import { cardToShow, judgeConversation } from '../../../domain/src/assistant/conversation'
import type { CardId, GateOptions } from '../../../domain/src/safety/gate'
import { levelRank } from '../../../domain/src/safety/lexicon'
import { cardRank, isLevelCard } from '../../../domain/src/safety/safety-session'
import type { Message } from './read-messages'

/** The turns of a message: one, or several where its author wrote a conversation. */
export function turnsOf({ text }: Message): readonly string[] {
  return text.split(' // ')
}

/** The highest card that a message calls for, judged as the chat judges it: turn by turn, each with those before it. */
export function cardOf(message: Message, gate: GateOptions): CardId | null {
  const turns = turnsOf(message).map((text) => ({ kind: 'message', text }) as const)
  const { safety, judged } = judgeConversation(turns, gate)
  const shown = cardToShow(safety.session)
  // An answer to an answer ("not sure") stands where the crisis card does.
  const last = isLevelCard(shown) ? shown : cardRank(shown) > 0 ? 'L2' : null
  const cards = [...judged.map(({ assessment }) => assessment?.card ?? null), last]
  return cards.reduce((one, other) => (levelRank(other ?? 'none') > levelRank(one ?? 'none') ? other : one))
}
