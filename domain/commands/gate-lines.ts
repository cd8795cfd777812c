import * as v from 'valibot'
import { cardToShow, nextSafety, startConversation, type Turn } from '../src/assistant/conversation'
import { assessMessage, type GateOptions, needsFixedAnswer, type Outcome } from '../src/safety/gate'
import { higherLevel, type SafetyLevel } from '../src/safety/lexicon'
import {
  cardRank,
  isLevelCard,
  isMedical,
  isWhereabouts,
  isWithdrawal,
  type ShownCard,
} from '../src/safety/safety-session'

const line = v.union([
  v.object({ text: v.string() }),
  v.object({ turns: v.pipe(v.array(v.object({ role: v.string(), text: v.string() })), v.minLength(1)) }),
])

/** What the gate says about one line: categories and names of layers, never a word of it. */
export interface LineDecision {
  readonly level: SafetyLevel
  readonly card: ShownCard | null
  readonly outcome: Outcome
  readonly layers: readonly string[]
}

const assistantRoles: ReadonlySet<string> = new Set(['assistant', 'model', 'ai', 'bot', 'reply'])

function outcomeOf(card: ShownCard | null): Outcome {
  if (cardRank(card) === 0) return 'none'
  if (isWhereabouts(card) || card === 'withdrawal' || card === 'medical') return 'gentle'
  return !isLevelCard(card) || needsFixedAnswer(card) ? 'lock' : 'gentle'
}

/**
 * A conversation: the highest card that was shown since the person last said that they are safe or were misunderstood, or
 * the answer to an answer where that came last.
 */
function judgeTurns(
  turns: readonly { readonly role: string; readonly text: string }[],
  gate: GateOptions,
): LineDecision {
  let safety = startConversation()
  let level: SafetyLevel = 'none'
  let card: ShownCard | null = null
  let layers = new Set<string>()
  for (const { role, text } of turns) {
    const turn: Turn = assistantRoles.has(role) ? { kind: 'reply', text } : { kind: 'message', text }
    const next = nextSafety(safety, turn, gate)
    safety = next.safety
    if (turn.kind === 'reply') continue
    const shown = cardToShow(safety.session)
    if (shown === 'corrected' || shown === 'safe-yes') {
      level = 'none'
      card = shown
      layers = new Set()
      continue
    }
    level = higherLevel(level, higherLevel(safety.session.level, next.judged.assessment?.level ?? 'none'))
    if (shown !== null && cardRank(shown) >= cardRank(card)) card = shown
    for (const layer of next.judged.assessment?.layers ?? []) layers.add(layer)
  }
  return { level, card, outcome: outcomeOf(card), layers: [...layers] }
}

/**
 * The decision about one line of input, `{"text"}` or `{"turns":[{"role","text"}]}`.
 *
 * @throws Error where it is neither
 */
export function decideLine(given: string, gate: GateOptions = {}): LineDecision {
  let data: unknown
  try {
    data = JSON.parse(given)
  } catch {
    throw new Error('The line is no JSON')
  }
  const parsed = v.safeParse(line, data)
  if (!parsed.success) throw new Error('The line holds neither "text" nor "turns" with role and text')
  if ('turns' in parsed.output) return judgeTurns(parsed.output.turns, gate)
  const assessment = assessMessage(parsed.output.text, gate)
  const { level, outcome, layers } = assessment
  if (isWithdrawal(assessment)) return { level, card: 'withdrawal', outcome: 'gentle', layers }
  if (isMedical(assessment)) return { level, card: 'medical', outcome: 'gentle', layers }
  return { level, card: assessment.card, outcome, layers }
}
